# A Witchdom táblája az oldalon.

## Jelek
page-wd-colour = { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
    [green] zöld
    [wild] joker
   *[other] { $colour }
  }
page-wd-location = { $location ->
    [mountains] Hegyek
    [forest] Erdő
    [lake] Tó
   *[other] { $location }
  }
page-wd-ap = { $location }: { $count ->
    [0] nincs akciópont
    [one] egy akciópont
   *[other] { $count } akciópont
  }
page-wd-stock = { $count } × { $kind }
page-wd-need = { $there ->
    [yes] { $kind } (megvan)
   *[no] { $kind } (hiányzik)
  }
page-wd-novice = novícia
page-wd-restores = frissítés szimbólum

## A tábla
page-wd-location-points = { $when ->
    [now] pont maradt
   *[later] következik
  }
page-wd-about-location = Minden ide szóló akcióponttal egy itt lévő dolgot vehetsz el: alapanyagot, a bájitalt vagy az eszközét, a boszorkányt vagy az állatát.
page-wd-gap = üres hely: itt nincs semmi
page-wd-no-potion = nincs bájital
page-wd-no-witch = nincs boszorkány
page-wd-back = hátlap: { $kind }
page-wd-or-animal = vagy { $animal }, szelídítésének ára: { $price }
page-wd-completes = Már csak ez hiányzik ehhez: { $potion }.
page-wd-about-resource = Az alapanyagokkal bájitalokért fizetsz. Két egyforma bármit pótol, ami hiányzik.
page-wd-about-tool = Az eszköz sosem fogy el. Az első használatkor a klánba kerül, és minden későbbi bájitalnál is szolgál.
page-wd-about-tool-side = A másik oldala egy eszköz: { $tool }.
page-wd-about-animal = A { $animal } addig vár, amíg egy boszorkány meg nem szelídíti egy olyan kör végén, amelyben nem főz; az ára egy { $price }.
page-wd-about-potion = { $points ->
    [one] Egy pontot
   *[other] { $points } pontot
  } ér a klánban. { $colour ->
    [wild] Bármelyik boszorkány megfőzheti.
   *[other] A főzéséhez { $name } zászlós boszorkány kell.
  }
page-wd-about-witch = Megfőzheti a { $colours } bájitalokat meg a jokereket. Utána a klánba kerül, ahol { $points ->
    [one] egy pontot
   *[other] { $points } pontot
  } ér.
page-wd-about-ap = Akciópontok: { $mountains } a hegyekben, { $forest } az erdőben, { $lake } a tónál.
page-wd-about-needs = Ami kell hozzá: { $what }.
page-wd-about-restore = Amikor kijátszod, frissítheti a boszorkányokat, a bájitalokat vagy az egyik helyszín alapanyagait.
page-wd-about-novice = A novícia gyűjt, de sosem főz, és sosem kerül a klánba.
page-wd-deck = { $deck ->
    [potions] Bájitalok
   *[witches] Boszorkányok
  }
page-wd-deck-left = { $deck ->
    [potions] bájital
   *[witches] boszorkány
  }
page-wd-deck-next = felül: { $back }
page-wd-about-deck = { $size } lefordított { $deck ->
    [potions] bájital
   *[witches] boszorkány
  }; a felső lap hátlapja látszik. Ha egy pakli elfogy, még egy teljes forduló jön, és vége a játéknak.{ $boxed ->
    [0] {""}
   *[other] {" "}A dobozban tartalékul még { $boxed } vár.
  }

## Célok
page-wd-objectives = Célok
page-wd-objective-points = { $side }, { $points ->
    [one] egy pont
   *[other] { $points } pont
  }
page-wd-standing = { $name }: { $have }/{ $of }
page-wd-about-objective = { $side ->
    [hard] Nehéz cél
   *[easy] Könnyű cél
  }, { $points } pontot ér annak, akinek a klánjában elsőként összegyűlik mind.

## A lapjaim
page-wd-pairs = Novíciák
page-wd-pairs-left = { $count ->
    [one] még egy pár
   *[other] még { $count } pár
  }
page-wd-about-pair = Két novícia ennek a klánnak a szimbólumával: ők az első lapjaid, és a klánlap előtted fekszik. Aki később választ, eggyel kevesebb pár közül választhat.
page-wd-hand = A kezed
page-wd-hand-empty = Nincs lap a kezedben: pihenj, és visszaveszed, amit kijátszottál.
page-wd-cards = { $count ->
    [one] egy lap
   *[other] { $count } lap
  }
page-wd-played = Kijátszva
page-wd-active = aktív
page-wd-played-none = Még semmi. Itt marad, amit kijátszol, amíg nem pihensz.
page-wd-below = Alatta: { $names }

## A bájitalaim
page-wd-potions = Készülő bájitalok
page-wd-potions-none = Egy bájital sem vár. Vegyél el egyet a tábláról.
page-wd-all-there = { $colour ->
    [wild] Minden megvan: bármelyik boszorkány megfőzheti.
   *[other] Minden megvan: { $name } zászlós boszorkány megfőzheti.
  }
page-wd-missing = Hiányzik: { $what }{ $pairs ->
    [0] {""}
    [one] {" "}(egy pár pótolhat)
   *[other] {" "}({ $pairs } pár pótolhat)
  }
page-wd-missing-few = { $count ->
    [0] Minden megvan
    [one] egy hiányzik
   *[other] { $count } hiányzik
  }
page-wd-pay = Fizetés
page-wd-pay-other = Másképp ({ $count })
page-wd-pay-back = Mégse főzöm
page-wd-pay-how = Mivel fizetsz ezért: { $potion }?
page-wd-pay-why = Két egyforma jelző bármit pótol, amit a bájital kér. A várakozó eszköz, amelyet használsz, a klánodba kerül.
page-wd-pay-group = { $cost ->
    [0] Jelző nélkül
    [one] Egy jelző
   *[other] { $cost } jelző
  }
page-wd-pay-ways = { $count ->
    [one] egy mód
   *[other] { $count } mód
  }
page-wd-pay-more = További módok
page-wd-pay-costly = { $count ->
    [one] egy, amely a szükségesnél többe kerül
   *[other] { $count }, amely a szükségesnél többe kerül
  }
page-wd-pay-way = { $count ->
    [0] Fizess ezzel: { $tokens }
   *[other] Fizess ezzel: { $tokens }; a klánba kerül: { $tools }
  }

## A holmim
page-wd-resources = Alapanyagok
page-wd-waiting = Várakozik
page-wd-waiting-none = Se eszköz, se állat.

## Klánok
page-wd-clan = A klánod
page-wd-about-clan = A végén az számít, ami a klánodba került. Ami mellette vár, vagy a kezedben van, az nem.
page-wd-kinds = { $count ->
    [one] egy fajta
   *[other] { $count } fajta
  }
page-wd-source = { $source ->
    [potions] Bájitalok
    [witches] Boszorkányok
    [tools] Eszközök
    [animals] Állatok
    [objectives] Célok
   *[leftovers] Maradék
  }
page-wd-claimed = { $count ->
    [one] egy teljesítve
   *[other] { $count } teljesítve
  }
page-wd-scores-potions = A klánban minden bájital annyit ér, amennyi a lapján áll.
page-wd-scores-witches = A klánban minden boszorkány annyit ér, amennyi a lapján áll.
page-wd-scores-objectives = Minden teljesített cél annyit ér, amennyi a felül lévő oldalán állt.
page-wd-scores-tools = 1, 3, 6, 10 vagy 15 pont jár egy–öt különböző eszközért a klánban.
page-wd-scores-animals = 1, 4, 9, 16 vagy 25 pont jár egy–öt különböző állatért a klánban.
page-wd-scores-leftovers = Egy pont jár minden megmaradt alapanyagfajtáért.

## A többiek
page-wd-others = Játékosok
page-wd-before = Ami { $name } előtt van
page-wd-held = { $count ->
    [one] egy lap kézben
   *[other] { $count } lap kézben
  }
page-wd-brewing = { $count ->
    [one] egy készülő bájital
   *[other] { $count } készülő bájital
  }
page-wd-holds = { $count ->
    [0] Nincs lap kézben
    [one] Egy lap kézben
   *[other] { $count } lap kézben
  }; kijátszva: { $played }.
page-wd-brewed = { $count ->
    [one] egy megfőzött bájital
   *[other] { $count } megfőzött bájital
  }
page-wd-card-points = { $card } ({ $points })

## Amit láttam
page-wd-memory-hand = Kézben
page-wd-memory-turned = Megfordítva
page-wd-memory-under = { $deck ->
    [potions] A bájitalpakli alján
   *[witches] A boszorkánypakli alján
  }
page-wd-memory-order = Ami előbb jön fel, az áll elöl.
page-wd-memory-none = Semmi sincs elrejtve abból, amit láttál.

## Ostara
page-wd-ostara-token = Jelző: { $token }
page-wd-ostara-gains = Elvesz { $what }.
page-wd-ostara-brews = Ha tud, főz.
page-wd-ostara-criteria = Ha több közül választhat, ebben a sorrendben dönt:
page-wd-ostara-did = Amit az imént tett
page-wd-ostara-stack = Jelző ebben a szakaszban: { $shown }/5; lefordítva { $hidden ->
    [0] nincs több
    [one] még egy van
   *[other] még { $hidden } van
  }.
page-wd-ostara-earlier = A szakasz korábbi jelzői
page-wd-ostara-has = Amije van
page-wd-ostara-witches = { $count ->
    [0] Egy boszorkánya sem vár.
    [one] A boszorkánya: { $names }.
   *[other] A boszorkányai: { $names }.
  }

## Hol tartunk a fordulóban
page-wd-trail-play = Kijátszás
page-wd-trail-rest = Pihenés
page-wd-trail-brew = { $animals ->
    [true] Főzés vagy szelídítés
   *[false] Főzés
  }
page-wd-round = { $round ->
    [0] Az első forduló előtt
   *[other] { $isLast ->
        [true] Utolsó forduló ({ $round })
       *[false] { $last ->
            [none] { $round }. forduló
           *[other] { $round }/{ $last }. forduló
          }
      }
  }

## What others do, in two or three words
page-wd-tell = { $what ->
    [clan] választ: { $name }
    [play] kijátssza: { $name }
    [rest] pihen
    [refresh] frissít
    [brew] megfőzi: { $name }
    [tame] megszelídíti: { $name }
    [objective] cél
   *[take] elveszi: { $name }
  }

## The log
page-wd-log-takes = { $seat } elvesz { $location ->
    [mountains] a hegyekből
    [forest] az erdőből
    [lake] a tótól
   *[other] innen ({ $location })
  } { $count } alapanyagot: { $item }.
