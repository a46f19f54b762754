# Whirling Witchcraft.

whirling-witchcraft-word = { $word ->
    [heart] árnyékszív
    [mandrake] mandragóra
    [mushroom] gomba
    [spider] pók
    [toad] varangy
    [any] bármi
    [made-heart] árnyékszív (most készült)
    [made-mandrake] mandragóra (most készült)
    [made-mushroom] gomba (most készült)
    [made-spider] pók (most készült)
    [made-toad] varangy (most készült)
    [book-heart] árnyékszív (könyvből)
    [book-mandrake] mandragóra (könyvből)
    [book-mushroom] gomba (könyvből)
    [book-spider] pók (könyvből)
    [book-toad] varangy (könyvből)
    [cauldron-heart] árnyékszív (üstből)
    [cauldron-mandrake] mandragóra (üstből)
    [cauldron-mushroom] gomba (üstből)
    [cauldron-spider] pók (üstből)
    [cauldron-toad] varangy (üstből)
    [into-heart] → árnyékszív
    [into-mandrake] → mandragóra
    [into-mushroom] → gomba
    [into-spider] → pók
    [into-toad] → varangy
    [potion] bájital
    [raven] holló
    [book] könyv
    [upright] alaphelyzetben
    [rotated] elforgatva
   *[other] { $word }
  }
whirling-witchcraft-several = { $count } { $word }
whirling-witchcraft-nothing = semmi

## Beállítások
whirling-witchcraft-option-personality_mode = Mindenki Beavatott, vagy mindenki két személyiséget kap, és egyet tart meg.
whirling-witchcraft-option-brew_mode = Arkánumok és főzés: mindenki egyszerre; kezdeményezési sorrendben, ha valaki kéri; vagy mindig abban a sorrendben.
whirling-witchcraft-option-potion_cube_feeds_recipes = A közvetlenül az üstbe tett kockák még felhasználhatók receptekhez.
whirling-witchcraft-option-reshuffle_discards = Ha elfogy a pakli, a dobott lapokból lesz új.
whirling-witchcraft-option-quick_play = Gyors játék: ha az arkánumválasztás vagy a főzés nem folytatható, megerősítés nélkül azonnal végleges.

## Kérdések
whirling-witchcraft-ask-personality = Melyik személyiséget tartod meg?
whirling-witchcraft-ask-uncontrolled = Elszabadult az erőd: melyik hozzávalóból veszel el hármat?
whirling-witchcraft-ask-redraw = Feladod a Beavatott lapodat és a kezedben lévő összes lapot négy új receptért?
whirling-witchcraft-ask-play = Melyik receptet játszod ki, és melyik irányban?
whirling-witchcraft-ask-dare = A véletlen ezt választotta: { $recipe }. Melyik hatást kéred érte?
whirling-witchcraft-ask-arcana = Használd fel az arkánumhatásaidat, vagy mondj le róluk.
whirling-witchcraft-ask-confirm-arcana = Nincs több felhasználható hatásod. Kész vagy, vagy visszavonsz egy lépést?
whirling-witchcraft-ask-brew = Főzz: használd a receptjeidet tetszőleges sorrendben, aztán fejezd be.
whirling-witchcraft-ask-confirm-brew = Már nincs mit főzni. Kész vagy, vagy visszavonsz egy lépést?
whirling-witchcraft-ask-trades = Az üstödben mindenből van egy: átteszel egyet a boszorkánykörödbe?
whirling-witchcraft-ask-wait = Akire várunk: { $waiting }.
whirling-witchcraft-ask-over = A játék véget ért.

## Lépések
whirling-witchcraft-do-choose = Tartsd meg: { $personality }
whirling-witchcraft-do-gain = Vegyél el hármat ebből: { $type }
whirling-witchcraft-do-redraw = Húzz új lapokat
whirling-witchcraft-do-keep = Tartsd meg a lapjaidat
whirling-witchcraft-do-play = Játszd ki: { $recipe }
whirling-witchcraft-do-rotate = Játszd ki elforgatva: { $recipe }
whirling-witchcraft-do-gamble = Kockáztass: a véletlen választja a receptet
whirling-witchcraft-do-dare = A kért hatás: { $arcana }; a lap { $way } fekszik
whirling-witchcraft-do-potion = Bájital: { $type } az üstbe
whirling-witchcraft-do-raven = Holló: vissza a készletbe: { $types }
whirling-witchcraft-do-book = Könyv erre: { $type }
whirling-witchcraft-do-move = Tedd az üstbe: { $type }
whirling-witchcraft-do-use = Használd: { $recipe } – { $cubes }
whirling-witchcraft-do-scholar = Fizess ezzel: { $payment }, könyv erre: { $type }
whirling-witchcraft-do-claim = Tedd a boszorkánykörödbe: { $type }
whirling-witchcraft-do-done = Kész
whirling-witchcraft-do-done-last = Kész: vége a fordulónak
whirling-witchcraft-do-back = Vond vissza
whirling-witchcraft-do-call = Kérj kezdeményezési sorrendet

## Események
whirling-witchcraft-event-round-began = { $round }. forduló.
whirling-witchcraft-event-personalities-dealt = Ezekből választhatsz: { $personalities }.
whirling-witchcraft-event-personality-revealed = { $seat } személyisége: { $personality }.
whirling-witchcraft-event-cards-drawn = { $seat } { $count ->
    [one] egy receptet
   *[other] { $count } receptet
  } húz: { $cards }.
whirling-witchcraft-event-cards-drawn-none = { $seat } { $count ->
    [one] egy receptet
   *[other] { $count } receptet
  } húz.
whirling-witchcraft-event-step = Ezt választod: { $action }.
whirling-witchcraft-event-step-taken-back = Visszavonod az utolsó lépésedet.
whirling-witchcraft-event-committed = { $seat } döntött.
whirling-witchcraft-event-reopened = { $seat } újra gondolkodik.
whirling-witchcraft-event-gambled = A véletlen ezt választja neked: { $recipe }.
whirling-witchcraft-event-gained = { $seat } ezt veszi el: { $type }. A munkapadra kerül: { $stored }, a bal oldali szomszéd körébe: { $overflow }.
whirling-witchcraft-event-redraws-revealed = Új lapokat húz: { $redrawing }.
whirling-witchcraft-event-redraws-revealed-none = Senki sem húz új lapokat.
whirling-witchcraft-event-hand-discarded = { $seat } eldob { $count } receptet, hogy újakat húzzon.
whirling-witchcraft-event-recipe-revealed = { $seat } kockáztatott, és felfedi a receptjét: { $recipe }, { $way }. A kért hatás: { $dare }.
whirling-witchcraft-event-recipe-revealed-none = { $seat } felfedi a receptjét: { $recipe }, { $way }.
whirling-witchcraft-event-trackers-raised = { $seat } új arkánumai: { $icons }; működésbe lép: { $triggered }.
whirling-witchcraft-event-trackers-raised-none = { $seat } új arkánumai: { $icons }.
whirling-witchcraft-event-initiative-called = { $seat } kezdeményezési sorrendet kér.
whirling-witchcraft-event-arcana-revealed = { $seat } arkánumai: { $steps }.
whirling-witchcraft-event-arcana-revealed-none = { $seat } lemond az arkánumhatásokról.
whirling-witchcraft-event-brew-revealed = { $seat } főz: { $steps }. Az üstben: { $cauldron }.
whirling-witchcraft-event-brew-revealed-none = { $seat } főz: { $steps }. Az üst üres.
whirling-witchcraft-event-personality-discarded = { $seat } személyisége visszakerül a dobozba: { $personality }.
whirling-witchcraft-event-circle-claimed = { $seat } ezt teszi a boszorkánykörébe: { $type }.
whirling-witchcraft-event-circle-claimed-none = { $seat } semmit sem tesz a boszorkánykörébe.
whirling-witchcraft-event-cauldron-passed = { $seat } üstje továbbmegy, az új gazdája: { $to }. Elfér: { $stored }; { $seat } boszorkánykörébe kerül: { $overflow }.
whirling-witchcraft-event-cauldron-passed-none = { $seat } üstje továbbmegy, az új gazdája: { $to }. Elfér: { $stored }.
whirling-witchcraft-event-hands-passed = Mindenki balra adja a kézben maradt lapjait.
whirling-witchcraft-event-personality-rotated = { $seat } személyisége megfordul.
whirling-witchcraft-event-deck-reshuffled = Az eldobott receptekből ({ $cards }) új, megkevert pakli lesz.
whirling-witchcraft-event-game-ended = A játék véget ért. Boszorkánykörök: { $scores }. Győztes: { $winners }.

## Pontozólap
whirling-witchcraft-score-heart = Árnyékszívek a boszorkánykörben
whirling-witchcraft-score-mandrake = Mandragórák a boszorkánykörben
whirling-witchcraft-score-mushroom = Gombák a boszorkánykörben
whirling-witchcraft-score-spider = Pókok a boszorkánykörben
whirling-witchcraft-score-toad = Varangyok a boszorkánykörben

## Az előny forrásai: amit egy tipp megnevez.
whirling-witchcraft-source-overflow = ami túlcsordul
whirling-witchcraft-source-room = hely a munkapadon
whirling-witchcraft-source-recipes = receptek
whirling-witchcraft-source-arcana = arkánumok
whirling-witchcraft-source-hand = kézben tartott lapok
whirling-witchcraft-source-personality = személyiség

## A főzősegéd
whirling-witchcraft-aid-brews = brews  lépésről lépésre megmutatja innen a legjobb főzeteket
whirling-witchcraft-brew = { $steps } → { $cauldron }; { $overflow ->
    [0] semmi sem csordul túl
   *[other] { $overflow } kocka csordul túl
  }; { $bench ->
    [0] a munkapadod üres lesz
   *[other] { $bench } kocka marad a munkapadodon
  }{ $spends ->
    [0] {""}
   *[other] ; elhasználja a személyiségedet
  }
whirling-witchcraft-brews-none = Már nincs mit főzni.
whirling-witchcraft-brews-left-out = Túl sok a recepted ahhoz, hogy a segéd mindet kipróbálja. Kimaradtak, mert ezek számítanak a legkevésbé: { $recipes }.
whirling-witchcraft-brews-not-all = Több főzet van, mint amennyit ki lehetett próbálni; ezek a kipróbáltak legjobbjai.

## A személyiségek képességei
whirling-witchcraft-power-redraw = egyszer, a receptek kijátszása előtt: add fel ezt a lapot és a kezedben lévő összeset, és húzz négyet
whirling-witchcraft-power-clairvoyance = öt recept a kézben
whirling-witchcraft-power-gamble = ha a véletlenre bízod, melyik receptet játszod ki, egy választott arkánumhatást is használhatsz
whirling-witchcraft-power-spent-by-use = a recept egyszer használható a játékban
whirling-witchcraft-power-brew-by-icons = minden felfedett bájital ikonodért tegyél át egy hozzávalót a munkapadról az üstbe
whirling-witchcraft-power-pay-for-book = fordulónként egyszer, főzés közben: fizess egy mandragórát egy könyvért
whirling-witchcraft-power-rotates = a recept megfordul, valahányszor továbbadjátok a kézben lévő lapokat
whirling-witchcraft-power-forced-gain = minden fordulóban hármat kell elvenned egy hozzávalóból; ami nem fér el, a bal oldali szomszédodé
whirling-witchcraft-power-rotate-any = kijátszáskor bármelyik receptet elforgathatod
whirling-witchcraft-power-full-set = ha az üstödben mindenből van egy, egyet közülük átteszel a boszorkánykörödbe
