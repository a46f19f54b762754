# How to play Whirling Witchcraft, to read. The first line of a message is its heading.
how-ww-goal = Küldj a nemezisednek, a jobb oldali szomszédodnak többet, mint amennyi a munkapadján elfér. Ami túlcsordul, a te körödbe kerül; ott { $rules_win_threshold } hozzávalóval győzöl.
how-ww-setup = Egy személyiség hozzávalóival a munkapadodon és { $setup_hand_limit } titkos recepttel a kezedben indulsz.
how-ww-play = Játssz ki egy receptet
    Mindenki titokban választ egy lapot, és egyszerre fedjük fel. A kétirányú recept előtte elforgatható. A tiéd marad, minden fordulóban használhatod.
how-ww-arcana = Használd az arkánumokat
    Az új lapod minden ikonja eggyel emeli a sávját. Minden elért vagy átlépett páros szám megadja a hatást erre a fordulóra.
how-ww-brew = Főzz
    Minden receptet legfeljebb egyszer használj, tetszőleges sorrendben. Töltsd meg minden bemenetét a munkapadról vagy e forduló kimeneteiből, azután minden kimenetét a készletből. Így az egyik recept táplálja a másikat.
how-ww-cauldron = Töltsd meg az üstöt
    Ami a kimeneteken marad, az üstödbe kerül. Ami a bemenetekre ment, elhasználódott.
how-ww-pass = Add jobbra
    Mindenki elhelyezi, ami elfér. Ami nem, visszajön, a küldője körébe.
how-ww-hands = A lapok balra
    Ha senki sem győzött, minden kéz balra megy, és mindenki { $setup_hand_limit } lapra húz.
how-ww-score-cube = A körödben minden hozzávaló egyet ér, bármi is az, és sosem kerül ki onnan.
how-ww-score-narrow = A keskeny sorok csordulnak túl először: egy munkapadon csak { $pieces_ingredients_heart_capacity } árnyékszív és { $pieces_ingredients_mandrake_capacity } mandragóra fér el.
how-ww-score-wide = A gombának, a póknak és a varangynak { $pieces_ingredients_toad_capacity } helye van.
how-ww-end = Fordulónként egyszer, az átadás után nézzük: akinek a körében legalább { $rules_win_threshold } van, győz.
how-ww-tie = Többen is? A legtöbb hozzávaló a körben, azután a legtöbb különböző, azután a legüresebb munkapad; végül közös győzelem.
how-ww-mistake-turn = Később forgatni el egy receptet. Felfedés után úgy marad.
how-ww-mistake-icons = A régi ikonokat újraszámolni. Csak az új lap számít.
how-ww-mistake-save = Eltenni egy hatást. Ami ebben a fordulóban kimarad, elvész.
how-ww-mistake-potion = A Bájital hozzávalójával főzni. Már az üstben van.
how-ww-mistake-twice = Kétszer használni egy receptet. Fordulónként csak egyszer lehet.
how-ww-mistake-half = Félig tölteni egy receptet. Minden bemenetet vagy egyet sem; és minden kimenet elkészül.
how-ww-mistake-keep = Megtartani egy kimenetet. Amit recept nem visz el, a nemezisedé lesz.
how-ww-mistake-room = Túl korán számolni a nemezised helyeit. Előbb ő is főz, és ezzel hely szabadul fel.
how-ww-mistake-choice = Kiválasztani, mi csorduljon túl. Ami elfér, azt el kell helyezni.
how-ww-mistake-sides = Összekeverni az oldalakat. Az üst jobbra megy, a lapok balra.
how-ww-personalities = Személyiségek
    Az első játékban mindenki Beavatott. Később mindenki { $setup_personalities_dealt } másikat kap, és egyet tart meg, saját képességgel vagy recepttel. A lapja erősebb a szabálynál.
how-ww-order = Ki az első?
    Mindenki egyszerre dönt. Lehet kezdeményezés szerint is játszani: a legújabb recept legkisebb száma kezd.
how-ww-open = Nyílt és titkos
    A kéz, a pakli és ami még nincs felfedve, titkos. Minden más nyílt.
how-ww-clock = Lejárt az idő
    A legkisebb számú recepted kerül ki elforgatás nélkül, és több főzés nincs.
