# How to play Witchstone, to read. The first line of a message is its heading.
how-ws-goal = Úgy helyezz lapkákat az üstödbe, hogy az egyforma szimbólumok érintkezzenek: minél nagyobb a csoport, annál több az akció. { $setup_turns } kör után a legtöbb pont győz.
how-ws-setup = Nagy boszorkánnyal egy választott tornyon, { $setup_open_tiles } felfordított lapkával, az üstödben { $cauldron_crystals_count } kristállyal és egy feketével indulsz.
how-ws-tile = Helyezz le egy lapkát
    Az üstöd bármelyik két szomszédos üres mezőjére. Hajtsd végre mindkét szimbólumot tetszőleges sorrendben; azután húzz egy lapkát.
how-ws-cluster = Számold meg a csoportot
    Annyi akciód van, ahány egyforma szimbólum összefügg, a nyomtatottakkal együtt.
how-ws-bonus = Fűzd össze a bónuszokat
    Zsetonok, különleges lapkák, fiolák és a varázspálca további akciókat adnak. Használd őket azonnal vagy kicsit később, de még ugyanannál a szimbólumnál.
how-ws-energy = Energia
    Egy egység egy összeköttetésre, a tornyodtól kiindulva. Fejezd be, mielőtt másikat kezdesz: { $scoring_connection_0 }, { $scoring_connection_1 } vagy { $scoring_connection_2 } pont.
how-ws-witch = Boszorkány
    Fektess egy boszorkányt a tornyod mellé, vagy küldd el kész összeköttetéseken: egy akció a saját rész, egy-egy minden idegen összeköttetés. { $scoring_standing_witch } pont és az ottani zseton.
how-ws-wand = Varázspálca
    Egy lépés. A sötét mezők akciót adnak, kétszer annyit, ha senki sincs előtted; az ezüstszínűek pontot.
how-ws-pentagram = Pentagram
    Egy lépés. Vegyél el baglyokat, amelyek a végén pontok, és különleges lapkákat: egyszer { $pentagram_special_actions } akció vagy végleg egy hely az üstben.
how-ws-crystal = Kristály
    Mozgass egy kristályt egy mezővel. Nyílon át a fiolapolcra jut: { $rack_symbol_actions } ilyen akció (a feketéért { $rack_black_symbol_actions }) vagy egy zseton.
how-ws-scroll = Tekercs
    Mindig egyet veszel el; a szám azt mondja meg, meddig választhatsz a kínálatban. A varázslatok akciót adnak, a próféciák a végén pontot.
how-ws-score-connections = Kész összeköttetések: { $scoring_connection_0 }, { $scoring_connection_1 } vagy { $scoring_connection_2 }, hossz szerint.
how-ws-score-witches = Elküldött boszorkányok: { $scoring_standing_witch }; a Boszorkánykőnél még { $scoring_witchstone_0 }, { $scoring_witchstone_1 }, { $scoring_witchstone_2 } vagy { $scoring_witchstone_3 }, az elsőnek a legtöbb.
how-ws-score-silver = Ezüstszínű mezők: { $wand_spaces_1_points } minden ábrázolt dologért, { $wand_spaces_10_points } minden különleges lapkáért.
how-ws-score-chips = Zsetonok: azonnal { $scoring_points_chip }, ha ez áll rajtuk; a végén mindegyik { $scoring_chip_at_end }.
how-ws-score-owls = Baglyok, a végén: az értékük, { $pentagram_owls_4 }–{ $pentagram_owls_0 }.
how-ws-score-scrolls = Tekercsek, a végén: fel nem használt varázslat { $scoring_unused_spell }; prófécia { $scoring_prophecy_0 }, { $scoring_prophecy_1 }, { $scoring_prophecy_2 } vagy { $scoring_prophecy_3 }.
how-ws-end = Fejenként { $setup_turns } kör után hozzáadjuk a baglyokat, a zsetonokat, a fel nem használt varázslatokat és a próféciákat.
how-ws-tie = Egyenlő? Aki előrébb áll a varázspálcán, vagy előbb ért arra a mezőre.
how-ws-mistake-touch = Csak más lapkák mellé tenni. Nem kell semmihez sem csatlakozniuk.
how-ws-mistake-special = A különleges lapkát azonnal beszámolni. A későbbi akciósorokat növeli, nem a mostanit.
how-ws-mistake-save = Bónuszt tartogatni a második szimbólumhoz. Előbb elvész.
how-ws-mistake-add = Összeadni a bónuszokat. Két tekercszseton két kis választás.
how-ws-mistake-begun = Második összeköttetést kezdeni. Előbb az elsőnek késznek kell lennie.
how-ws-mistake-way = Befejezetlen összeköttetésen járni, akár a sajátodon.
how-ws-mistake-stands = Álló boszorkányt mozgatni. Ott marad.
how-ws-mistake-rest = Kristályt foglalt mezőn hagyni. Áthaladhat rajta, de nem állhat meg.
how-ws-mistake-wand = A pálca mezőit lépésenként használni. Előbb minden lépés, azután a mezők sorban.
how-ws-mistake-scrolls = Kettes csoporttal két tekercset elvenni. Mindig csak egy jár.
how-ws-removal = Útban van egy kristály?
    A körödben kiveheted: mínusz 1 pont, azután 2, azután 3 … A pontszám 0 alá is mehet.
how-ws-handicap = Hátrányok
    A tapasztaltak { $handicap_open_tiles_2 } vagy { $handicap_open_tiles_1 } lapkából választanak, vagy sorban veszik, ahogy jön.
how-ws-open = Nyílt és titkos
    A lapkáid titkosak, a baglyaid értéke is. Minden más nyílt.
how-ws-undo = Visszavonás
    A körödben minden, amíg valami új fel nem fedődik.
