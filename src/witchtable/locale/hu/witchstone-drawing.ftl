# Witchstone. The table in a terminal; the page never asks for these.
witchstone-draw-heading = { $stage ->
    [set-up] Előkészületek · { $who } toronyra állítja a nagy boszorkányát
    [over] A játék véget ért · győztes: { $winners }
   *[turn] { $round }/{ $rounds }. forduló · { $who } játszik · kezdő: { $first }
  }
witchstone-draw-code = { $symbol ->
    [energy] en
    [crystal] kr
    [witch] bo
    [wand] va
    [pentagram] pe
    [scroll] te
    [points] +{ $points }
   *[any] bármi
  }
witchstone-draw-points = { $points } pont
witchstone-draw-runs = most
witchstone-draw-waiting = azután
witchstone-draw-held = bónuszok
witchstone-draw-queue = pálcán jön
witchstone-draw-to-come = hátravan
witchstone-draw-closing = lezárás
witchstone-draw-batch = { $kind ->
    [scroll] { $left ->
        [0] tekercs, elvéve ({ $source })
        [one] tekercs az 1. helyről ({ $source })
       *[other] tekercs az 1–{ $left }. helyről ({ $source })
      }
   *[other] { $symbol }: még { $left }/{ $granted } ({ $source })
  }
witchstone-draw-on-rim = a peremen { $crystals }
witchstone-draw-bonus = { $count ->
    [one] { $name }: { $actions } { $what }
   *[other] { $count } { $name }: egyenként { $actions } { $what }
  }
witchstone-draw-bonus-name = { $source ->
    [chip] { $count ->
       *[other] zseton
      }
    [black-chip] fekete zseton
    [vial] fiola
    [black-vial] fekete fiola
    [hexagon] hatszög
   *[other] { $source }
  }
witchstone-draw-any-type = bármilyen akció
witchstone-draw-either = { $one } vagy { $other }
witchstone-draw-waits = (a varázspálcára vár)
witchstone-draw-type = { $symbol } itt: { $space }, csoport: { $actions }
witchstone-draw-lapses = { $kind ->
    [scroll] elvész a tekercs
   *[other] elvész { $count } { $symbol }
  }
witchstone-draw-bonuses-lapse = { $count ->
    [one] elvész a bónusz
   *[other] elvész { $count } bónusz
  }
witchstone-draw-phase-ends = a szakasz véget ér
witchstone-draw-nothing-lapses = semmi sem vész el
witchstone-draw-rim-first = csak ha a peremen lévő kristályok a polcokra kerültek
witchstone-draw-cauldron = { $who } üstje
witchstone-draw-cauldron-playing = { $who } üstje (ő játszik)
witchstone-draw-key = rövidítés
witchstone-draw-own-crystal = kristály
witchstone-draw-black-crystal = fekete
witchstone-draw-rim = nyilak
witchstone-draw-rack = Fiolapolcok
witchstone-draw-table = zsetonok
witchstone-draw-tiles = { $count } nyílt lapka
witchstone-draw-supply = { $count } a készletben
witchstone-draw-ball = Kristálygömb
witchstone-draw-ball-key = szabad: ○ { $who } elérheti, · nem érheti el; ♜ nagy boszorkány
witchstone-draw-pentagram = Pentagram
witchstone-draw-owls = bagoly { $values }
witchstone-draw-counter = { $at }. mező: { $what }, távolság: { $steps }
witchstone-draw-counter-last = { $at }. mező: a végén
witchstone-draw-any-actions = { $count } bármilyen akció
witchstone-draw-ring-key = { $count } mezős kör, { $stack } lapka a pakliban
witchstone-draw-wand = Pálca
witchstone-draw-silver = { $scores ->
    [connections] összeköttetések
    [witches-on-board] boszorkányok
    [scrolls] tekercsek
    [chips] zsetonok
    [crystals] kristályok
   *[special-tiles] különlegesek
  }
witchstone-draw-wand-key = ■ akciók, a legelöl állónak duplán; □ pont mindegyikért
witchstone-draw-scrolls = Tekercsek
witchstone-draw-pile = { $count } a pakliban
witchstone-draw-spell = { $spell } +{ $adds } { $code }
witchstone-draw-prophecy = { $counts ->
    [cluster] { $symbol } csoport { $what }
    [witches] boszorkányok { $what }
    [connected] összekötve { $what }
    [witchstone-rank] helyezés a Boszorkánykőnél
    [witches-on-board] boszorkányok a táblán { $what }
    [witches-lying] fekvő boszorkányok { $what }
    [silver-spaces] ezüstszínű mezők { $what }
    [special-tiles] különleges lapkák { $what }
    [scrolls] saját tekercsek { $what }
    [chips] saját zsetonok { $what }
   *[crystals] kristályok a polcokon { $what }
  }
witchstone-draw-place = { $place ->
    [witchstone] Boszorkánykő
    [foreign-tower] idegen torony
    [own-tower] saját torony
    [tower] torony
    [castle] vár
    [forest] erdő
    [village] falu
   *[other] { $place }
  }
witchstone-draw-energy = { $count } energia
witchstone-draw-witches = boszorkányok: { $supply } készletben, { $lying } fekvő, { $standing } álló
witchstone-draw-chips = { $count } zseton
witchstone-draw-owl-tiles = { $count } bagoly
witchstone-draw-owl-values = baglyok { $values }
witchstone-draw-clusters = csoportok { $sizes }
witchstone-draw-crystals = kristályok { $left }{ $aside ->
    [0] { "" }
   *[other] , { $aside } félretéve
  }{ $removed ->
    [0] { "" }
   *[other] { "" } ({ $removed } helytelenül)
  }
witchstone-draw-hex-tiles = lapkák { $open }+{ $supply }
witchstone-draw-special-tiles = { $count } különleges lapka
witchstone-draw-silver-spaces = { $count } ezüstszínű mező
witchstone-draw-beside = a paraván mellett { $tiles }
witchstone-draw-discarded = lemondott róla: { $tiles }
witchstone-draw-hidden-scrolls = rejtett tekercsek
witchstone-draw-owned = tekercsek
witchstone-draw-now = (most { $points })
witchstone-draw-used = felhasználva { $spells }
