# Witchstone.

witchstone-word = { $word ->
    [energy] energia
    [crystal] kristály
    [witch] boszorkány
    [wand] varázspálca
    [pentagram] pentagram
    [scroll] tekercs
    [witchstone] a Boszorkánykő
    [tower-n] az északi torony
    [tower-e] a keleti torony
    [tower-s] a déli torony
    [tower-w] a nyugati torony
    [castle-n] az északi vár
    [castle-e] a keleti vár
    [castle-s] a déli vár
    [castle-w] a nyugati vár
    [forest-ne] az északkeleti erdő
    [forest-se] a délkeleti erdő
    [forest-sw] a délnyugati erdő
    [forest-nw] az északnyugati erdő
    [village-ne] az északkeleti falu
    [village-se] a délkeleti falu
    [village-sw] a délnyugati falu
    [village-nw] az északnyugati falu
    [points] pont
    [own] színes
    [black] fekete
    [bottom] legalsó
    [main] csoport
    [chip] zseton
    [vial] fiola
    [energy-chip] energiazseton
    [crystal-chip] kristályzseton
    [witch-chip] boszorkányzseton
    [wand-chip] varázspálca-zseton
    [pentagram-chip] pentagramzseton
    [scroll-chip] tekercszseton
    [energy-black-chip] energiazseton (fekete kristály)
    [crystal-black-chip] kristályzseton (fekete kristály)
    [witch-black-chip] boszorkányzseton (fekete kristály)
    [wand-black-chip] varázspálca-zseton (fekete kristály)
    [pentagram-black-chip] pentagramzseton (fekete kristály)
    [scroll-black-chip] tekercszseton (fekete kristály)
    [energy-vial] energiafiola
    [witch-vial] boszorkányfiola
    [wand-vial] varázspálca-fiola
    [pentagram-vial] pentagramfiola
    [scroll-vial] tekercsfiola
    [energy-black-vial] energiafiola (fekete kristály)
    [witch-black-vial] boszorkányfiola (fekete kristály)
    [wand-black-vial] varázspálca-fiola (fekete kristály)
    [pentagram-black-vial] pentagramfiola (fekete kristály)
    [scroll-black-vial] tekercsfiola (fekete kristály)
    [black-chip] zseton (fekete kristály)
    [black-vial] fiola (fekete kristály)
    [hexagon] üres hatszögletű mező
    [energy-crystal] energia/kristály
    [energy-witch] energia/boszorkány
    [energy-wand] energia/varázspálca
    [energy-pentagram] energia/pentagram
    [energy-scroll] energia/tekercs
    [crystal-witch] kristály/boszorkány
    [crystal-wand] kristály/varázspálca
    [crystal-pentagram] kristály/pentagram
    [crystal-scroll] kristály/tekercs
    [witch-wand] boszorkány/varázspálca
    [witch-pentagram] boszorkány/pentagram
    [witch-scroll] boszorkány/tekercs
    [wand-pentagram] varázspálca/pentagram
    [wand-scroll] varázspálca/tekercs
    [pentagram-scroll] pentagram/tekercs
    [double-energy] „Dupla energia” megerősítő varázslat
    [double-crystal] „Dupla kristály” megerősítő varázslat
    [double-witch] „Dupla boszorkány” megerősítő varázslat
    [double-wand] „Dupla varázspálca” megerősítő varázslat
    [double-pentagram] „Dupla pentagram” megerősítő varázslat
    [double-scroll] „Dupla tekercs” megerősítő varázslat
    [single] egyszeri megerősítő varázslat
    [cluster-energy] „Energia csoport” prófécia
    [cluster-crystal] „Kristály csoport” prófécia
    [cluster-witch] „Boszorkány csoport” prófécia
    [cluster-wand] „Varázspálca csoport” prófécia
    [cluster-pentagram] „Pentagram csoport” prófécia
    [cluster-scroll] „Tekercs csoport” prófécia
    [witches-forest-village-tower] „Boszorkányok: erdő, falu, idegen torony” prófécia
    [witches-village-castle-tower] „Boszorkányok: falu, vár, idegen torony” prófécia
    [witches-castle-forest-tower] „Boszorkányok: vár, erdő, idegen torony” prófécia
    [witches-forests] „Boszorkányok az erdőkben” prófécia
    [witches-villages] „Boszorkányok a falvakban” prófécia
    [witches-castles] „Boszorkányok a várakban” prófécia
    [witches-towers] „Boszorkányok az idegen tornyokban” prófécia
    [connect-tower-tower-forest] „Összekötve: idegen torony, idegen torony, erdő” prófécia
    [connect-village-village-tower] „Összekötve: falu, falu, idegen torony” prófécia
    [connect-castle-castle-village] „Összekötve: vár, vár, falu” prófécia
    [witchstone-rank] „Elsőként a Boszorkánykőnél” prófécia
    [witches-on-board] „Boszorkányok a játéktáblán” prófécia
    [witches-lying] „Fekvő boszorkányok” prófécia
    [silver-spaces] „Ezüstszínű mezők” prófécia
    [special-tiles] „Különleges varázslatlapkák” prófécia
    [scrolls] „Tekercsek” prófécia
    [chips] „Mágiazsetonok” prófécia
    [crystals] „Kristályok a fiolapolcokon” prófécia
   *[other] { $word }
  }
witchstone-several = { $count } × { $word }
witchstone-nothing = semmi
witchstone-where = { $part ->
    [top] felül
    [top-right] jobbra fent
    [right] jobb oldalt
    [bottom-right] jobbra lent
    [bottom] alul
    [bottom-left] balra lent
    [left] bal oldalt
    [top-left] balra fent
   *[middle] középen
  }
witchstone-lies-crystal = kristály
witchstone-lies-printed = nyomtatott szimbólum
witchstone-lies-tile = varázslatlapka
witchstone-lies-special = különleges varázslatlapka

## Beállítások
witchstone-option-starting_player = Ki kezd: az első helyen ülő, vagy egy véletlenül kiválasztott játékos.
witchstone-option-hidden_scrolls = A próféciák és a nem használt megerősítő varázslatok rejtve maradnak a többiek elől.
witchstone-option-seat_points = Pontok a későbbi helyekért: aki a kezdő után következik, néhány ponttal indul.
witchstone-option-handicap_a = Az első hely hátránya: 0 nincs, 3 könnyű (három lapkából választhat), 2 közepes (kettőből), 1 nehéz (nem választhat).
witchstone-option-handicap_b = A második hely hátránya: 0 (nincs), 3 (könnyű), 2 (közepes) vagy 1 (nehéz).
witchstone-option-handicap_c = A harmadik hely hátránya: 0 (nincs), 3 (könnyű), 2 (közepes) vagy 1 (nehéz).
witchstone-option-handicap_d = A negyedik hely hátránya: 0 (nincs), 3 (könnyű), 2 (közepes) vagy 1 (nehéz).
witchstone-option-no-seat = ennél az asztalnál csak { $seats } hely van

## Kérdések
witchstone-ask-tower = Melyik torony legyen a tiéd?
witchstone-ask-place = { $round }. kör: helyezd az egyik lapkádat két szomszédos üres mezőre.
witchstone-ask-order = A két akciótípus közül melyik legyen az első?
witchstone-ask-energy = Energia: { $left }/{ $granted } akciód maradt. Hová kerüljön egy energiaegység?
witchstone-ask-crystal = Kristály: { $left }/{ $granted } akciód maradt. Melyik kristály hová menjen?
witchstone-ask-witch = Boszorkány: { $left }/{ $granted } akciód maradt. Lefektetsz vagy elküldesz egyet?
witchstone-ask-wand = Varázspálca: { $left } lépés. Mennyit lépsz előre?
witchstone-ask-pentagram = Pentagram: { $left }/{ $granted } akciód maradt. Mennyit lépsz?
witchstone-ask-scroll = Tekercs: vegyél el egyet { $left ->
    [one] az 1. helyről.
   *[other] az 1–{ $left }. helyek valamelyikéről.
  }
witchstone-ask-spent = Nincs több { $symbol } akciód. Mit teszel még, mielőtt lezárod?
witchstone-ask-rim = Tedd a peremen lévő kristályokat a fiolapolcokra.
witchstone-ask-make-room = Nincs hely a lapkának: vegyél ki egy kristályt.
witchstone-ask-discard = Nincs hely a lapkának, és nem is lehet csinálni: mondj le egy lapkáról.
witchstone-ask-wait = Akire várunk: { $waiting }.
witchstone-ask-over = A játék véget ért.

## Lépések
witchstone-do-tower = Állítsd ide a nagy boszorkányodat: { $tower } ({ $chip ->
    [none] nincs zseton
   *[other] zseton: { $chip }
  })
witchstone-do-place = Helyezd le: { $tile }, ide: { $first } és { $second } – { $one_size } { $one_symbol }, { $other_size } { $other_symbol }
witchstone-do-discard = Mondj le erről: { $tile }
witchstone-do-first = Kezdd ezzel: { $symbol }
witchstone-do-energy = Helyezz energiát { $start } és { $end } közé ({ $points ->
    [0] { $units }/{ $length }
   *[other] elkészül: { $points } pont
  })
witchstone-do-witch = Fektess egy boszorkányt a tornyod mellé
witchstone-do-send = Küldj egy boszorkányt ide: { $location }, { $price } akcióért{ $bonus ->
    [0] { "" }
   *[other] { "" } (bónuszmező: { $bonus })
  }{ $chip ->
    [none] { "" }
   *[other] { "" } (zseton: { $chip })
  }
witchstone-do-walk = Lépj { $steps } mezőt, { $onto }
witchstone-onto-light = egy halvány mezőre
witchstone-onto-owl = { $value ->
    [0] egy üres bagolymezőre
   *[other] egy bagolylapkához (értéke: { $value })
  }
witchstone-onto-hexagon = { $tile ->
    [none] egy üres hatszögletű mezőre
   *[other] egy különleges varázslatlapkához ({ $tile })
  }
witchstone-do-crystal = Mozgasd a { $crystal ->
    [black] fekete kristályt
   *[own] kristályt
  }: { $start } → { $where ->
    [rim] perem ({ $end })
   *[space] { $end }
  }, { $price } akcióért
witchstone-do-shelve = Tedd a { $crystal } kristályt erre a polcra: { $symbol } – { $actions } { $symbol } akció
witchstone-do-bottom = Tedd a { $crystal } kristályt ({ $symbol }) a legalsó polcra, és vegyél el egy zsetont: { $actions } { $chip }
witchstone-do-advance = Lépj előre { $steps } mezőt a varázspálcán{ $brings ->
    [none] { "" }
   *[other] : { $brings }
  }{ $lost ->
    [0] { "" }
   *[other] { "" } (elvész: { $lost })
  }
witchstone-brings-bonus = { $number } { $symbol }
witchstone-brings-points = { $points } pont ({ $what })
witchstone-points = { $points } pont
witchstone-do-scroll = Vedd el innen: { $position }. hely – { $scroll }
witchstone-do-spell = Játszd ki: { $spell } (+{ $adds } akció)
witchstone-do-use = Használd fel a bónuszt ({ $bonus }): { $actions } { $symbol }
witchstone-do-lay = Helyezd le véglegesen a különleges varázslatlapkát: { $tile }, ide: { $space } – csoportok: { $clusters }
witchstone-do-remove = Vedd ki helytelenül a { $crystal ->
    [black] fekete kristályt
   *[own] kristályt
  } innen: { $space } (ára { $price } pont)
witchstone-lost-scroll = a tekercs
witchstone-lost-actions = { $left } { $symbol } akció
witchstone-do-close = Akciósor vége{ $lost ->
    [none] : { $symbol }
   *[other] ; elvész: { $lost }
  }
witchstone-do-close-chip = Ne használd fel a zsetont
witchstone-do-close-phase = Szakasz vége{ $lost ->
    [none] : { $symbol }
   *[other] ; elvész: { $lost }
  }{ $unused ->
    [none] { "" }
   *[other] ; elvesző bónusz: { $unused }
  }
## Események
witchstone-event-big-witch-placed = { $seat } ide állítja a nagy boszorkányát: { $tower }; { $points } pont.
witchstone-event-turn-began = { $seat } { $turn }. köre.
witchstone-event-tile-placed = { $seat } lehelyez egy lapkát az üstjében { $where }: { $tile }.
witchstone-event-tile-discarded = { $seat } lapkájának nincs hely, ezért lemond róla: { $tile }.
witchstone-event-tile-drawn = { $seat } lapkát húz{ $tile ->
    [hidden] { "" }
   *[other] : { $tile }
  }.
witchstone-event-turn-tile-drawn = { $seat } lapkát húz erre a körre{ $tile ->
    [hidden] { "" }
   *[other] : { $tile }
  }.
witchstone-event-phase-began = { $seat } elkezd egy szakaszt: { $symbol }, a csoport nagysága: { $actions }.
witchstone-event-phase-skipped = { $seat } most nem veheti hasznát, ezért kimarad: { $symbol }.
witchstone-event-batch-began = { $seat } elkezd egy bónuszt ({ $source }): { $actions } { $symbol }.
witchstone-event-batch-grew = { $seat } további { $actions } kristály akciót kap.
witchstone-event-batch-closed = { $seat } lemond erről: { $lost }.
witchstone-event-bonuses-lapsed = { $seat } nem használ fel bónuszokat: { $bonuses }.
witchstone-event-spell-played = { $seat } kijátszik egy lapot: { $spell }; további { $adds } { $symbol } akció.
witchstone-event-chip-taken = { $seat } elvesz egy zsetont innen: { $location }; a zseton: { $chip }.
witchstone-event-setup-chip-taken = { $seat } elvesz egy zsetont innen: { $location }; a zseton: { $chip }.
witchstone-event-table-chip-taken = { $seat } elvesz egy zsetont a fiolapolcok alól: { $chip }.
witchstone-event-chip-scored = { $seat } { $points } pontot kap a zsetonért.
witchstone-event-table-chip-scored = { $seat } { $points } pontot kap a zsetonért.
witchstone-event-black-chip-scored = { $seat } { $points } pontot kap a zsetonért és a fekete kristályért.
witchstone-event-energy-laid = { $seat } energiát helyez { $start } és { $end } közé ({ $units }/{ $length }).
witchstone-event-connection-completed = { $seat } befejezi az összeköttetést { $start } és { $end } között: { $points } pont.
witchstone-event-witch-laid = { $seat } egy boszorkányt fektet a tornya mellé.
witchstone-event-witch-sent = { $seat } { $cost } akcióért ide küld egy boszorkányt: { $location }; { $points } pont.
witchstone-event-witchstone-reached = { $seat } { $rank }. helyezett a Boszorkánykőnél: { $points } pont.
witchstone-event-pentagram-walked = { $seat } { $steps } mezőt lép a pentagramon.
witchstone-event-owl-taken = { $seat } elvesz egy bagolylapkát (értéke: { $value }).
witchstone-event-empty-owl-space-reached = Nincs már bagolylapka: { $seat } { $points } pontot kap.
witchstone-event-special-taken = { $seat } elvesz egy különleges varázslatlapkát: { $tile }.
witchstone-event-hexagon-refilled = Új különleges varázslatlapka a pentagramon: { $tile }.
witchstone-event-empty-hexagon-reached = Nincs már különleges varázslatlapka: { $seat } egy tetszőleges akciótípusból kap akciókat.
witchstone-event-special-laid = { $seat } véglegesen lehelyez egy különleges varázslatlapkát az üstjében { $where }: { $tile }.
witchstone-event-crystal-moved = { $seat } { $cost } akcióért { $to ->
    [rim] a peremre ({ $end }) mozgatja a { $crystal } kristályt.
   *[space] elmozdítja az üstben a { $crystal } kristályt; az most { $where } van.
  }
witchstone-event-crystal-shelved = { $seat } polcra teszi a { $crystal } kristályt: { $shelf }.
witchstone-event-crystal-laid-aside = Mindkét polc megtelt: { $seat } félreteszi a { $crystal } kristályt.
witchstone-event-crystal-removed = { $seat } helytelenül kiveszi a { $crystal } kristályt ({ $where }); { $cost } pontot veszít.
witchstone-event-wand-advanced = { $seat } { $steps } mezőt lép előre a varázspálcán, idáig: { $space }. mező{ $is_first ->
    [yes] , és ő áll legelöl
   *[no] { "" }
  }.
witchstone-event-wand-scored = { $seat } { $points } pontot kap a varázspálcán ({ $what }).
witchstone-event-tiles-scored = { $seat } { $points } pontot kap a varázspálcán ({ $what }).
witchstone-scored = { $what ->
    [connections] összeköttetések
    [witches-on-board] boszorkányok a játéktáblán
    [scrolls] tekercsek
    [chips] mágiazsetonok
    [crystals] kristályok a fiolapolcokon
   *[special-tiles] különleges varázslatlapkák
  }
witchstone-event-scroll-taken = { $seat } elvesz egy tekercset a kínálatból ({ $position }. hely): { $scroll }.
witchstone-event-scroll-revealed = Új tekercs a kínálatban: { $scroll }.
witchstone-event-game-ended = A játék véget ért. Pontok: { $scores }. Győztes: { $winners }.

## Pontozólap
witchstone-score-connections = Összeköttetések
witchstone-score-witches = Álló boszorkányok
witchstone-score-witchstone = A Boszorkánykő bónuszmezői
witchstone-score-chip-points = Pontot mutató zsetonok
witchstone-score-owl-spaces = Üres bagolymezők
witchstone-score-wand-connections = Varázspálca: összeköttetések
witchstone-score-wand-witches = Varázspálca: boszorkányok a játéktáblán
witchstone-score-wand-scrolls = Varázspálca: tekercsek
witchstone-score-wand-chips = Varázspálca: mágiazsetonok
witchstone-score-wand-crystals = Varázspálca: kristályok a fiolapolcokon
witchstone-score-wand-tiles = Varázspálca: különleges varázslatlapkák
witchstone-score-removals = Helytelenül kivett kristályok
witchstone-score-owls = Bagolylapkák
witchstone-score-chips = Mágiazsetonok
witchstone-score-spells = Nem használt megerősítő varázslatok
witchstone-score-seat = Hely a sorrendben
witchstone-score-prophecy-cluster = Prófécia: legnagyobb csoport
witchstone-score-prophecy-witches = Prófécia: boszorkányok helyszíneken, sorrendben
witchstone-score-prophecy-witches-alike = Prófécia: boszorkányok azonos helyszíntípuson
witchstone-score-prophecy-connected = Prófécia: összekötött helyszínek, sorrendben
witchstone-score-prophecy-witchstone-rank = Prófécia: helyezés a Boszorkánykőnél
witchstone-score-prophecy-witches-on-board = Prófécia: boszorkányok a játéktáblán
witchstone-score-prophecy-witches-lying = Prófécia: fekvő boszorkányok
witchstone-score-prophecy-silver-spaces = Prófécia: ezüstszínű mezők
witchstone-score-prophecy-special-tiles = Prófécia: különleges varázslatlapkák
witchstone-score-prophecy-scrolls = Prófécia: tekercsek
witchstone-score-prophecy-chips = Prófécia: mágiazsetonok
witchstone-score-prophecy-crystals = Prófécia: kristályok a fiolapolcokon

# Amiben egy bot két választás között a különbséget látja.
witchstone-source-energy = energia
witchstone-source-witches = boszorkányok és mágiazsetonok
witchstone-source-wand = varázspálca
witchstone-source-pentagram = pentagram
witchstone-source-crystals = kristályok
witchstone-source-scrolls = tekercsek
witchstone-source-tiles = lapkák az üstben
