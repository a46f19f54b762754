# A Witchstone táblája az oldalon.

## Hol tartunk
page-ws-setup = Előkészületek
page-ws-moment = { $round }/{ $rounds }. kör
page-ws-trail-towers = Tornyok
page-ws-trail-place = Lapka lehelyezése
page-ws-trail-order = Sorrend
page-ws-trail-first = Első akció
page-ws-trail-second = Második akció
page-ws-trail-over = Vége

## A kristálygömb
page-ws-ball = A kristálygömb
page-ws-ball-tab = Gömb
page-ws-zoom = Közelebb
page-ws-witchstone = Boszorkánykő
page-ws-ranks = A Boszorkánykő bónuszmezői. { $count ->
    [0] Még senki sincs ott.
   *[other] Sorrendben ide értek: { $names }.
  } Szabad: { $points }
page-ws-ranks-tell = Itt az első boszorkány kapja a legtöbbet: { $points }.
page-ws-location = { $location ->
    [witchstone] A Boszorkánykő
    [tower-n] Északi torony
    [tower-e] Keleti torony
    [tower-s] Déli torony
    [tower-w] Nyugati torony
    [castle-n] Északi vár
    [castle-e] Keleti vár
    [castle-s] Déli vár
    [castle-w] Nyugati vár
    [forest-ne] Északkeleti erdő
    [forest-se] Délkeleti erdő
    [forest-sw] Délnyugati erdő
    [forest-nw] Északnyugati erdő
    [village-ne] Északkeleti falu
    [village-se] Délkeleti falu
    [village-sw] Délnyugati falu
    [village-nw] Északnyugati falu
   *[other] { $location }
  }
page-ws-tower-of = { $who } tornya. { $lying ->
    [0] Nem fekszik mellette boszorkány.
    [one] Egy boszorkány fekszik mellette.
   *[other] { $lying } boszorkány fekszik mellette.
  }
page-ws-standing = Akinek itt áll boszorkánya: { $names }.
page-ws-chip-here = { $chip ->
    [points] Az itteni zseton { $points } pontot hoz.
    [energy] Az itteni zseton egy energia akciót ad.
    [crystal] Az itteni zseton egy kristály akciót ad.
    [witch] Az itteni zseton egy boszorkány akciót ad.
    [wand] Az itteni zseton egy lépést ad a varázspálcán.
    [pentagram] Az itteni zseton egy lépést ad a pentagramon.
   *[scroll] Az itteni zseton az 1. hely tekercsét adja.
  }
page-ws-connection = Összeköttetés: { $start } – { $end }
page-ws-connection-tell = { $length ->
    [one] Egy mező
   *[other] { $length } mező
  }, elkészülve { $points ->
    [one] egy pont
   *[other] { $points } pont
  }. { $who ->
    [nobody] Még senki sem kezdte el.
   *[other] { $who } eddig { $units } egységet helyezett le.
  }

## A többi pálya
page-ws-pentagram = Pentagram
page-ws-stack = { $count ->
    [one] egy lapka maradt
   *[other] { $count } lapka maradt
  }
page-ws-on-ring = { $who } a pentagram { $space }. mezőjén
page-ws-steps-to = { $count ->
    [one] 1 lépésre
   *[other] { $count } lépésre
  }
page-ws-next-owl = { $value ->
    [0] pontok
   *[other] bagoly { $value }
  }
page-ws-next-special = { $tile ->
    [none] 2 bármi
   *[other] lapka
  }
page-ws-owl-space = Bagolymező
page-ws-owls = { $count ->
    [0] Itt már nincs bagolylapka: helyette pont jár.
   *[other] A legfelső bagolylapka a tiéd. Ami maradt, felülről: { $values }.
  }
page-ws-hexagon-space = Hatszögletű mező
page-ws-hexagon = { $tile ->
    [none] Itt már nincs lapka: két akció egy tetszőleges típusból.
   *[other] Vedd el ezt a különleges varázslatlapkát: { $tile }.
  }
page-ws-light-space = Halvány mező
page-ws-wand = Pálca
page-ws-wand-space = Varázspálca, { $at }. mező
page-ws-wand-light = Itt nem történik semmi.
page-ws-wand-dark = { $symbol ->
    [energy] { $actions } energia
    [crystal] { $actions } kristály
    [witch] { $actions } boszorkány
    [wand] { $actions } varázspálca
    [pentagram] { $actions } pentagram
   *[scroll] { $actions } tekercs egyike
  }, a legelöl állónak kétszer annyi
page-ws-wand-silver = Darabonként { $points ->
    [one] egy pont
   *[other] { $points } pont
  }: saját { $what }
page-ws-rack = Fiolapolcok
page-ws-rack-tab = Fiolák
page-ws-vials = polconként { $count }
page-ws-shelf = { $shelf ->
    [energy] Energiapolc
    [crystal] Kristálypolc
    [witch] Boszorkánypolc
    [wand] Varázspálca-polc
    [pentagram] Pentagrampolc
    [scroll] Tekercspolc
   *[bottom] Legalsó polc
  }: { $filled }/{ $vials } fiola van tele
page-ws-shelf-tell = Itt egy kristály { $actions } ilyen típusú akciót ad, a fekete { $black } akciót.
page-ws-bottom-tell = Az ide tett kristályért elvehetsz egy zsetont az asztalról.
page-ws-table = Zsetonok az asztalon
page-ws-table-empty = Mind elkelt.
page-ws-chip = { $chip ->
    [points] Zseton: { $points } pont
    [energy] Energiazseton
    [crystal] Kristályzseton
    [witch] Boszorkányzseton
    [wand] Varázspálca-zseton
    [pentagram] Pentagramzseton
   *[scroll] Tekercszseton
  }
page-ws-chip-tell = A legalsó polcra tett kristályért jár. Egyszer használod, és a végén is számít.
page-ws-scrolls = Tekercsek
page-ws-pile = { $count ->
    [0] a pakli üres
   *[other] { $count } a pakliban
  }
page-ws-take = { $piece }: { $what }
page-ws-at-position = { $position }. hely: { $scroll }
page-ws-spell-short = { $symbol ->
    [energy] varázslat: több energia
    [crystal] varázslat: több mozgatás
    [witch] varázslat: több boszorkány
    [wand] varázslat: több lépés
    [pentagram] varázslat: több lépés
    [scroll] varázslat: több választás
   *[any] varázslat: bármiből eggyel több
  }
page-ws-spell-tell = { $symbol ->
    [energy] Folyamatban lévő energia akciókhoz még { $adds } akciót ad; egyszer működik.
    [crystal] Folyamatban lévő kristály akciókhoz még { $adds } akciót ad; egyszer működik.
    [witch] Folyamatban lévő boszorkány akciókhoz még { $adds } akciót ad; egyszer működik.
    [wand] Folyamatban lévő varázspálca akciókhoz még { $adds } lépést ad; egyszer működik.
    [pentagram] Folyamatban lévő pentagram akciókhoz még { $adds } lépést ad; egyszer működik.
    [scroll] Tekercs elvételekor még { $adds } helyről választhatsz; egyszer működik.
   *[any] Bármilyen típusú, folyamatban lévő akciókhoz még { $adds } akciót ad; egyszer működik.
  }
page-ws-prophecy-tell = { $counts ->
    [cluster] A végén: mekkora a legnagyobb csoportod ebből a szimbólumból?
    [witches] A végén: állnak-e boszorkányaid ezeken a helyszíneken, ebben a sorrendben?
    [connected] A végén: összekötik-e az összeköttetéseid ezeket a tornyoddal, ebben a sorrendben?
    [witchstone-rank] A végén: hányadikként ért a boszorkányod a Boszorkánykőhöz?
    [witches-on-board] A végén: hány boszorkányod van a játéktáblán, a fekvőkkel és a nagy boszorkánnyal együtt?
    [witches-lying] A végén: hány boszorkányod fekszik a tornyod mellett?
    [silver-spaces] A végén: a varázspálca hány ezüstszínű mezőjét érted el vagy hagytad magad mögött?
    [special-tiles] A végén: hány különleges varázslatlapkád van?
    [scrolls] A végén: hány tekercsed van, ezzel együtt?
    [chips] A végén: hány mágiazsetonod van?
   *[crystals] A végén: hány színes kristályod van a fiolapolcokon?
  }
page-ws-scroll = { $id ->
    [double-energy] Dupla energia
    [double-crystal] Dupla kristály
    [double-witch] Dupla boszor­kány
    [double-wand] Dupla varázs­pálca
    [double-pentagram] Dupla penta­gram
    [double-scroll] Dupla tekercs
    [single] Egyszeri varázs­lat
    [cluster-energy] Energia csoport
    [cluster-crystal] Kristály csoport
    [cluster-witch] Boszor­kány csoport
    [cluster-wand] Varázs­pálca csoport
    [cluster-pentagram] Penta­gram csoport
    [cluster-scroll] Tekercs csoport
    [witches-forest-village-tower] Boszor­kányok sor­rendben
    [witches-village-castle-tower] Boszor­kányok sor­rendben
    [witches-castle-forest-tower] Boszor­kányok sor­rendben
    [witches-forests] Boszor­kányok az erdőkben
    [witches-villages] Boszor­kányok a fal­vakban
    [witches-castles] Boszor­kányok a várakban
    [witches-towers] Boszor­kányok a tor­nyokban
    [connect-tower-tower-forest] Össze­kötve
    [connect-village-village-tower] Össze­kötve
    [connect-castle-castle-village] Össze­kötve
    [witchstone-rank] Elsőként a kőnél
    [witches-on-board] Boszor­kányok a táblán
    [witches-lying] Fekvő boszor­kányok
    [silver-spaces] Ezüst­színű mezők
    [special-tiles] Külön­leges lapkák
    [scrolls] Tekercsek
    [chips] Mágia­zsetonok
    [crystals] Kristályok a polcokon
   *[other] { $id }
  }
page-ws-rank = { $rank }.
page-ws-degree = Jelenleg { $points ->
    [one] egy pont
   *[other] { $points } pont
  }

## Az üst és a lapkák
page-ws-cauldron = Üst
page-ws-cauldron-of = { $who } üstje
page-ws-others = Többiek
page-ws-look = Nézz bele { $who } üstjébe
page-ws-tile-tell = Az egymás melletti egyforma szimbólumok csoportot alkotnak; egy újabb annyi akciót ad, amekkora a csoport.
page-ws-black-crystal = A fekete kristály
page-ws-crystal-of = { $who } kristálya
page-ws-crystal-tell = Kifelé halad a peremig, onnan pedig egy fiolába.
page-ws-rim = { $symbol ->
    [energy] A perem: energia
    [crystal] A perem: kristály
    [witch] A perem: boszorkány
    [wand] A perem: varázspálca
    [pentagram] A perem: pentagram
   *[scroll] A perem: tekercs
  }
page-ws-rim-tell = Itt hagyják el az üstöt a kristályok, a két nyíl egyikén át.
page-ws-choose-rim = { $symbol ->
    [energy] A kristály a peremen: energia
    [crystal] A kristály a peremen: kristály
    [witch] A kristály a peremen: boszorkány
    [wand] A kristály a peremen: varázspálca
    [pentagram] A kristály a peremen: pentagram
   *[scroll] A kristály a peremen: tekercs
  }
page-ws-crystal-where = Hová menjen a kristály? Válassz egy világító mezőt vagy egy szimbólumot a peremen.
page-ws-remove-which = Melyik kristályt veszed ki? Semmit sem hoz, és az ára minden alkalommal nő.
page-ws-special-where = Melyik mezőre kerüljön véglegesen ez a különleges lapka: { $tile }?
page-ws-move-crystal = Mozgasd az itt lévő kristályt: { $space }
page-ws-take-out = { $points ->
    [0] Vegyél ki egy kristályt
   *[other] Vegyél ki egy kristályt (−{ $points })
  }
page-ws-hand = Lapkáid
page-ws-hand-how = húzd, vagy nyomj egy számot (1–5); R: forgatás
page-ws-supply = { $count ->
    [0] nincs mit húzni
   *[other] { $count } húzható
  }
page-ws-hand-tell = Húzd az üstöd két üres mezőjére. Mindkét fele annyi akciót ad, amekkora csoporthoz csatlakozik.
page-ws-tile-number = { $number }. lapka: { $tile }
page-ws-hold-over = { $tile } ide: { $space }
page-ws-grant = { $symbol ->
    [energy] { $actions } energia akció
    [crystal] { $actions } kristály akció
    [witch] { $actions } boszorkány akció
    [wand] { $actions } lépés a varázspálcán
    [pentagram] { $actions } lépés a pentagramon
   *[scroll] { $actions ->
        [0] nincs tekercs
        [one] az első tekercs
       *[other] { $actions } tekercs egyike
      }
  }
page-ws-place-here = Ide kerüljön a lapka? Ezt adja: { $grants }.
page-ws-place-where = Ide kerüljön a lapka?
page-ws-place-it = Helyezd le
page-ws-turn-it = Forgasd el

## Ez a kör
page-ws-turn = Ez a kör
page-ws-turn-of = { $who } köre
page-ws-turn-nothing = { $phase ->
    [tower] { $mine ->
        [yes] Válassz tornyot: innen indulnak az összeköttetéseid és a boszorkányaid.
       *[no] Valaki éppen tornyot választ.
      }
    [over] A játék véget ért.
   *[other] { $mine ->
        [yes] Helyezz le egy lapkát. Itt sorakozik majd, mit ad a két szimbóluma, és te döntöd el, mi következik.
       *[no] Valaki éppen lehelyez egy lapkát.
      }
  }
page-ws-batch = { $symbol ->
    [energy] { $left }/{ $granted } energia maradt
    [crystal] { $left }/{ $granted } kristály akció maradt
    [witch] { $left }/{ $granted } boszorkány akció maradt
    [wand] { $left } lépés a varázspálcán
    [pentagram] { $left }/{ $granted } lépés maradt
   *[scroll] { $left ->
        [one] Az első tekercs
       *[other] { $left } tekercs egyike
      }
  }
page-ws-batch-done = { $symbol ->
    [energy] Minden energia lerakva
    [crystal] Minden kristálylépés megtörtént
    [witch] Minden boszorkány akció megtörtént
    [wand] Minden lépés megtörtént a varázspálcán
    [pentagram] Minden lépés megtörtént
   *[scroll] Tekercs elvéve
  }
page-ws-source = { $source ->
    [main] a csoportból
    [wand] a varázspálcáról
    [chip] egy zsetonból
    [black-chip] a fekete kristály zsetonjából
    [vial] egy fiolából
    [black-vial] a fekete kristály fiolájából
    [hexagon] a pentagramról
   *[other] egy különleges lapkáról
  }
page-ws-goes-on = utána folytatódik
page-ws-on-rim = { $count ->
    [one] Egy kristály vár a peremen: válassz neki polcot, vagy egy zsetont az asztalról.
   *[other] { $count } kristály vár a peremen: válassz nekik polcot, vagy zsetont az asztalról.
  }
page-ws-shelve = { $symbol ->
    [energy] Az energiapolcra
    [crystal] A kristálypolcra
    [witch] A boszorkánypolcra
    [wand] A varázspálca-polcra
    [pentagram] A pentagrampolcra
   *[scroll] A tekercspolcra
  }
page-ws-lay-witch = Fektess le
page-ws-now = most
page-ws-later = később
page-ws-bonus = { $bonus ->
    [chip] { $count ->
        [one] Egy zseton
       *[other] { $count } zseton
      }
    [black-chip] A fekete kristály zsetonja
    [vial] { $count ->
        [one] Egy fiola
       *[other] { $count } fiola
      }
    [black-vial] A fekete kristály fiolája
    [hexagon] { $count ->
        [one] Üres hatszög
       *[other] { $count } üres hatszög
      }
   *[special] Különleges lapka
  }
page-ws-bonus-tell = Használd most vagy később, de még a második akció előtt.
page-ws-bonus-waits = a varázspálcára vár
page-ws-any = { $actions } akció egyetlen típusból
page-ws-use = Használd
page-ws-lay = Helyezd le
page-ws-lay-special = Helyezd le az üstbe a különleges varázslatlapkát: { $tile }
page-ws-queue-tell = A varázspálca mezői sorban következnek.
page-ws-then = { $symbol ->
    [energy] Azután { $actions } energia
    [crystal] Azután { $actions } kristály akció
    [witch] Azután { $actions } boszorkány akció
    [wand] Azután { $actions } lépés a varázspálcán
    [pentagram] Azután { $actions } lépés a pentagramon
   *[scroll] { $actions ->
        [one] Azután az első tekercs
       *[other] Azután { $actions } tekercs egyike
      }
  }
page-ws-then-tell = Akkor számoljuk meg, amikor elkezdődik: egy előbb lehelyezett különleges lapka még növelheti a csoportot.
page-ws-cluster-of = { $count ->
    [one] egy magányos szimbólum
   *[other] { $count } szimbólumból álló csoport
  }
page-ws-begin = Kezdd ezzel

## Ami a játékosoknál van
page-ws-held = Holmi
page-ws-scrolls-held = Megszerzett tekercsek
page-ws-scrolls-hidden = A tekercsek rejtve maradnak.
page-ws-held-nothing = Még nincs tekercs. Ide kerülnek majd a varázslatok és a próféciák.
page-ws-used = felhasználva
page-ws-energy-left = { $count ->
    [one] egy energiaegység maradt
   *[other] { $count } energiaegység maradt
  }
page-ws-witches-left = { $count ->
    [one] egy boszorkány a készletben
   *[other] { $count } boszorkány a készletben
  }
page-ws-chips-kept = { $count ->
    [one] egy mágiazseton
   *[other] { $count } mágiazseton
  }
page-ws-owls-kept = { $count ->
    [one] egy bagolylapka
   *[other] { $count } bagolylapka
  }
page-ws-scrolls-kept = { $count ->
    [one] egy tekercs
   *[other] { $count } tekercs
  }

## Where points come from, put together
page-ws-source-chips = Mágiazsetonok
page-ws-source-owls = Baglyok
page-ws-source-wand = Varázspálca
page-ws-source-prophecies = Próféciák
page-ws-left-out = A pontsávon álló pontok. A baglyok, a megtartott zsetonok, a fel nem használt varázslatok és a próféciák a végén jönnek hozzá.

## What others do, in two or three words
page-ws-tell = { $what ->
    [tower] nagy boszorkány
    [energy] energia
    [connection] összeköttetés, +{ $points }
    [lay] lefektetett boszorkány
    [send] kiküldött boszorkány
    [witchstone] Boszorkánykő, +{ $points }
    [walk] a pentagramon
    [owl] bagoly
    [special] különleges lapka
    [wand] a pálcán
    [scroll] elveszi: { $name }
    [spell] kijátssza: { $name }
    [tile] lapkát tesz le
    [discard] eldob egy lapkát
    [crystal] kristály mozgatva
    [remove] kristály kivéve
    [shelve] kristály a polcon
    [chip] zseton
   *[points] +{ $points }
  }
