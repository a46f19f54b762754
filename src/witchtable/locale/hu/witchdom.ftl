# Witchdom.
#
# Helyszínek, lap- és zsetonfajták (mountains, potion, witches …) szándékosan nincsenek a
# witchdom-word szavai között: így a mondatok maguk választják ki a ragozott alakot.

witchdom-word = { $word ->
    [leaf] levél
    [berry] bogyó
    [herb] gyógyfű
    [mushroom] gomba
    [feather] toll
    [flask] lombik
    [ring] gyűrű
    [crystal] kristály
    [mortar] mozsár
    [candle] gyertya
    [snake] kígyó
    [cat] macska
    [owl] bagoly
    [toad] varangy
    [bat] denevér
    [easy] könnyű
    [hard] nehéz
   *[other] { $word }
  }
witchdom-several = { $count } { $word }
witchdom-nothing = semmi
witchdom-ostara = Ostara
witchdom-place = { $location ->
    [mountains] a hegyekben
    [forest] az erdőben
    [lake] a tónál
   *[other] ezen a helyen: { $location }
  }

## Beállítások
witchdom-option-animals = Állatos változat: a boszorkányok állatokat szelídíthetnek meg, legfeljebb 25 pontért.
witchdom-option-animal_objectives = Hány állatos célt tesz a sorba az állatos változat.
witchdom-option-animal_sides = Az állatos célok melyik oldala van felül: a könnyű, a nehéz, vagy vegyesen, elsőnek a könnyű.
witchdom-option-extra_hard = Ennyivel több vagy kevesebb nehéz cél a szokásosnál: hosszabb vagy rövidebb játékhoz.
witchdom-option-extra_easy = Ennyivel több vagy kevesebb könnyű cél a szokásosnál.
witchdom-option-choose_novices = A novíciákat páronként, körsorrendben választjátok, nem osztás dönt.
witchdom-option-difficulty = Milyen erős Ostara az egyszemélyes játékban.
witchdom-option-solo-only = ez csak az egyszemélyes játékhoz tartozik.
witchdom-option-not-solo = az egyszemélyes játékban a nehézség dönt a célokról.
witchdom-option-animals-only = ehhez az állatos változat kell (animals=true).
witchdom-option-no-animal-objectives = nincs állatos cél, amelynek az oldalát választani lehetne.
witchdom-option-too-few = a sorban máskor is csak { $usual } { $side ->
    [hard] nehéz
   *[easy] könnyű
  } cél van, többet nem lehet elhagyni.
witchdom-option-short-row = így { $count ->
    [0] nem marad cél
    [one] csak egy cél marad
   *[other] csak { $count } cél marad
  } a sorban, pedig legalább { $least ->
    [2] kettő
   *[other] { $least }
  } kell.
witchdom-option-tokens = ehhez { $wanted } ilyen oldalú lapka kell, és a kiadásban { $there ->
    [0] egy sincs
   *[other] csak { $there } van
  }.

## Kérdések
witchdom-ask-novices = Válassz magadnak egy pár novíciát.
witchdom-ask-play = Játssz ki egy lapot, és gyűjts, vagy pihenj.
witchdom-ask-play-only = Játssz ki egy lapot, és gyűjts.
witchdom-ask-rest-only = Nincs lap a kezedben: pihenj.
witchdom-ask-restore = Mielőtt gyűjt, a boszorkányod frissítheti a kínálatot.
witchdom-ask-collect = Gyűjts { $place }: még { $points ->
    [one] egy akciópontod
   *[other] { $points } akciópontod
  } van.
witchdom-ask-rest = Pihensz: vegyél el { $points ->
    [one] még egy alapanyagot
   *[other] { $points } alapanyagot
  } a tábláról.
witchdom-ask-brew = A köröd vége: főzz bájitalt, vagy hagyd ki.
witchdom-ask-tame = A köröd vége: szelídíts meg egy állatot, vagy hagyd ki.
witchdom-ask-brew-or-tame = A köröd vége: főzz bájitalt, szelídíts meg egy állatot, vagy hagyd ki.
witchdom-ask-pay = Mivel fizetsz ezért: { $potion }?
witchdom-ask-wait = Várunk a többiekre.
witchdom-ask-over = A játék véget ért.

## Lépések
witchdom-do-choose = Válaszd: { $clan } – { $cards }
witchdom-do-play = Játszd ki: { $card }
witchdom-do-rest = Pihenj
witchdom-do-refresh = Frissítsd { $what ->
    [potions] a bájitalokat
    [witches] a boszorkányokat
    [mountains] a hegyek alapanyagait
    [forest] az erdő alapanyagait
    [lake] a tó alapanyagait
   *[other] az alapanyagokat itt: { $what }
  }
witchdom-do-keep = Ne frissíts semmit
witchdom-do-take = Vedd el { $location ->
    [mountains] a hegyekből
    [forest] az erdőből
    [lake] a tótól
   *[other] innen ({ $location })
  }: { $item }
witchdom-do-take-which = Vedd el { $location ->
    [mountains] a hegyekből
    [forest] az erdőből
    [lake] a tótól
   *[other] innen ({ $location })
  } balról { $which ->
    [1] az első
    [2] a második
   *[3] a harmadik
  } ilyet: { $item }
witchdom-do-take-potion = Vedd el ezt a bájitalt: { $item }
witchdom-do-take-tool = Vedd el ezt az eszközt: { $item ->
    [flask] lombik
    [ring] gyűrű
    [crystal] kristály
    [mortar] mozsár
    [candle] gyertya
   *[other] { $item }
  }
witchdom-do-take-witch = Vedd el ezt a boszorkányt: { $item }
witchdom-do-take-animal = Vedd el ezt az állatot: { $item ->
    [snake] kígyó
    [cat] macska
    [owl] bagoly
    [toad] varangy
    [bat] denevér
   *[other] { $item }
  }
witchdom-do-brew = Főzd meg: { $potion }
witchdom-do-pay = Fizess ezzel: { $given }
witchdom-do-back = Mégse főzd meg: { $potion }
witchdom-do-tame = Szelídítsd meg: { $animal }
witchdom-do-end = Fejezd be a körödet

## Események
witchdom-event-novices-chosen = { $seat } választása: { $clan }, novíciái: { $cards }.
witchdom-event-round-began = { $round }. forduló.
witchdom-event-card-played = { $seat } kijátssza ezt a lapot: { $card }.
witchdom-event-rested = { $seat } pihen, és visszaveszi a lapjait: { $cards }.
witchdom-event-display-kept = { $seat } nem frissíti a kínálatot.
witchdom-event-refreshed = { $seat } frissíti { $what ->
    [potions] a bájitalokat
    [witches] a boszorkányokat
    [mountains] a hegyek alapanyagait
    [forest] az erdő alapanyagait
    [lake] a tó alapanyagait
   *[other] az alapanyagokat itt: { $what }
  }; visszakerül: { $returned }.
witchdom-event-item-taken = { $seat } elvesz { $location ->
    [mountains] a hegyekből
    [forest] az erdőből
    [lake] a tótól
   *[other] innen ({ $location })
  } { $kind ->
    [resource] egy alapanyagot
    [potion] egy bájitalt
    [tool] egy eszközt
    [witch] egy boszorkányt
    [animal] egy állatot
   *[other] egy lapot ({ $kind })
  }: { $item }.
witchdom-event-taken-resting = { $seat } elvesz { $location ->
    [mountains] a hegyekből
    [forest] az erdőből
    [lake] a tótól
   *[other] innen ({ $location })
  } egy alapanyagot: { $item }.
witchdom-event-taken-by-ostara = { $seat } elvesz { $location ->
    [mountains] a hegyekből
    [forest] az erdőből
    [lake] a tótól
   *[other] innen ({ $location })
  } { $kind ->
    [resource] egy alapanyagot
    [potion] egy bájitalt
    [tool] egy eszközt
    [witch] egy boszorkányt
    [animal] egy állatot
   *[other] egy lapot ({ $kind })
  }: { $item }.
witchdom-event-card-turned-up = Új lap { $location ->
    [mountains] a hegyek mellett
    [forest] az erdő mellett
    [lake] a tó mellett
   *[other] itt ({ $location })
  }: { $card }.
witchdom-event-token-drawn = Új alapanyag { $location ->
    [mountains] a hegyekben
    [forest] az erdőben
    [lake] a tónál
   *[other] itt ({ $location })
  }: { $kind }.
witchdom-event-gap-filled = Megtelt egy üres hely, új alapanyag { $location ->
    [mountains] a hegyekben
    [forest] az erdőben
    [lake] a tónál
   *[other] itt ({ $location })
  }: { $kind }.
witchdom-event-points-lapsed = { $location ->
    [mountains] A hegyekben
    [forest] Az erdőben
    [lake] A tónál
   *[other] Itt ({ $location })
  } nem maradt semmi: { $seat } { $points ->
    [one] egy akciópontja
   *[other] { $points } akciópontja
  } elvész.
witchdom-event-potion-chosen = { $seat } nekilát egy bájitalnak: { $potion }.
witchdom-event-brew-taken-back = { $seat } mégsem főzi meg ezt a bájitalt: { $potion }.
witchdom-event-potion-brewed = { $seat } megfőzött egy bájitalt: { $potion }. Boszorkány: { $witch }. Fizetség: { $spent }{ $tools ->
    [semmi] .
   *[other] ; a klánba került: { $tools }.
  }
witchdom-event-animal-tamed = { $seat } megszelídített egy állatot: { $animal }{ $spent ->
    [semmi] .
   *[other] ; fizetség: { $spent }.
  }
witchdom-event-objective-claimed = { $seat } teljesít egy célt: { $objective } ({ $side }), { $points } pont.
witchdom-event-turn-ended = { $seat } befejezi a körét.
witchdom-event-deck-ran-out = { $deck ->
    [potions] Elfogytak a bájitalok
    [witches] Elfogytak a boszorkányok
   *[other] Elfogyott egy pakli ({ $deck })
  }; { $reserve ->
    [0] nincs tartalék
   *[other] a tartalékból { $reserve } lap lép a helyükre
  }.
witchdom-event-end-triggered = { $cause ->
    [deck] Elfogyott egy pakli
   *[objectives] Elkelt az utolsó előtti cél
  }: az utolsó forduló száma { $last_round } lesz.
witchdom-event-ostara-tokens-shuffled = { $stage }. szakasz: Ostara összes jelzője megkeverve.
witchdom-event-ostara-token-revealed = Ostara felfedi ezt a jelzőt: { $token }. Szerez: { $gains }{ $criteria ->
    [semmi] .
   *[other] ; szempontjai: { $criteria }.
  }
witchdom-event-ostara-chose = Ostara kiszemelt { $kind ->
    [resource] egy alapanyagot
    [potion] egy bájitalt
    [tool] egy eszközt
    [witch] egy boszorkányt
    [animal] egy állatot
   *[other] egy lapot ({ $kind })
  }: { $item } – { $criteria }.
witchdom-event-ostara-gain-lapsed = { $kind ->
    [resource] Nincs alapanyag
    [potion] Nincs bájital
    [tool] Nincs eszköz
    [witch] Nincs boszorkány
    [animal] Nincs állat
   *[other] Nincs ilyesmi ({ $kind })
  }, amit Ostara elvehetne.
witchdom-event-leftover-objective = Ez a cél még szabad, ezért Ostaráé lesz: { $objective }, { $points } pont.
witchdom-event-game-ended = A játék véget ért. Pontok: { $scores }. Győztes: { $winners }.

## Ostara jelzői
witchdom-gain-either = { $first ->
    [witch] egy boszorkányt
    [potion] egy bájitalt
   *[other] { $first }
  } vagy { $second ->
    [witch] egy boszorkányt
    [potion] egy bájitalt
   *[other] { $second }
  } (amiből kevesebbje van)
witchdom-gain-both = { $first ->
    [witch] egy boszorkányt
    [potion] egy bájitalt
   *[other] { $first }
  } és { $second ->
    [witch] egy boszorkányt
    [potion] egy bájitalt
   *[other] { $second }
  }
witchdom-gain-resource = { $count ->
    [one] egy alapanyagot
   *[other] { $count } alapanyagot
  }
witchdom-gain-animal = egy állatot (vagy ha az nincs, { $count ->
    [one] egy alapanyagot
   *[other] { $count } alapanyagot
  })
witchdom-criterion-objective = jó egy célhoz
witchdom-criterion-banner = egyező zászló
witchdom-criterion-points = legtöbb pont
witchdom-criterion-first = az első felülről
witchdom-criterion-recipe = ehhez kell: { $potion }

## Pontozólap
witchdom-score-potions = Bájitalok a klánban
witchdom-score-witches = Boszorkányok a klánban
witchdom-score-tools = Különböző eszközök
witchdom-score-objectives = Célok
witchdom-score-leftovers = Megmaradt alapanyagfajták
witchdom-score-animals = Különböző állatok

## Where an advantage comes from (a hint names it)
witchdom-source-potions = bájitalok
witchdom-source-witches = boszorkányok
witchdom-source-objectives = célok
witchdom-source-tools = eszközök
witchdom-source-animals = állatok
witchdom-source-resources = alapanyagok
witchdom-source-tempo = tempó
witchdom-source-ostara = Ostara

## Elutasítások
witchdom-refuse-over = A játék véget ért.
witchdom-refuse-turn = Nem te jössz, hanem { $whose }.
witchdom-refuse-first-novices = Előbb válassz egy pár novíciát.
witchdom-refuse-novices-dealt = Ennél az asztalnál a novíciákat osztás adja, nem választás.
witchdom-refuse-novices-chosen = A novíciákat már kiválasztottátok.
witchdom-refuse-pair-taken = Ez a pár már elkelt: { $pair }.
witchdom-refuse-no-such-pair = Nincs ilyen választható pár: „{ $pair }”. A párok: { $known }.
witchdom-refuse-first-play = Előbb válassz akciót: játssz ki egy lapot, vagy pihenj.
witchdom-refuse-first-restore = Előbb döntsd el, frissítesz-e: a boszorkányodon frissítés szimbólum van.
witchdom-refuse-first-collect = Előbb használd fel az akciópontjaidat: ezen a helyszínen még { $points } van.
witchdom-refuse-first-rest = Pihensz: előbb vegyél el { $points ->
    [one] még egy alapanyagot
   *[other] { $points } alapanyagot
  }.
witchdom-refuse-first-brew = Elfogytak az akciópontjaid: főzz, szelídíts, vagy fejezd be a körödet.
witchdom-refuse-first-pay = Előbb fizesd ki a bájitalt, amelyet főzöl, vagy lépj vissza.
witchdom-refuse-one-card = Egy körben csak egy lapot játszhatsz ki.
witchdom-refuse-played-already = { $card }: ezt már kijátszottad; pihenj, és visszaveheted.
witchdom-refuse-in-clan = { $card }: már a klánod tagja, ott is marad.
witchdom-refuse-not-in-hand = { $card }: ez nincs a kezedben.
witchdom-refuse-nothing-played = Csak akkor pihenhetsz, ha már van kijátszott lapod.
witchdom-refuse-refresh-late = Késő: frissíteni csak az első akciópont előtt lehet.
witchdom-refuse-refresh-once = A frissítésről már döntöttél; csak egyszer választhatod.
witchdom-refuse-no-symbol = Az aktív lapodon nincs frissítés szimbólum.
witchdom-refuse-nothing-to-refresh = Itt nincs mit frissíteni: { $what ->
    [potions] bájitalok
    [witches] boszorkányok
    [mountains] hegyek
    [forest] erdő
    [lake] tó
   *[other] { $what }
  }.
witchdom-refuse-refresh-what = A boszorkányokat (witches), a bájitalokat (potions) vagy egy helyszínt frissíthetsz, ezt nem: „{ $what }”.
witchdom-refuse-location = Nincs ilyen helyszín: „{ $location }”. A helyszínek: { $known }.
witchdom-refuse-item = Ezt nem lehet elvenni: „{ $item }”. Amit elvehetsz: alapanyag, bájital (potion), eszköz (tool), boszorkány (witch) vagy állat (animal).
witchdom-refuse-rest-resources = Pihenéskor csak alapanyagot vehetsz el, { $item ->
    [potion] bájitalt
    [tool] eszközt
    [witch] boszorkányt
    [animal] állatot
   *[other] ilyet („{ $item }”)
  } nem.
witchdom-refuse-not-there = Nincs { $item ->
    [leaf] levél
    [berry] bogyó
    [herb] gyógyfű
    [mushroom] gomba
    [feather] toll
    [potion] bájital
    [tool] eszköz
    [witch] boszorkány
    [animal] állat
   *[other] ilyen („{ $item }”)
  } { $place }.
witchdom-refuse-which-alike = Most mindegy, melyiket veszed el az egyforma jelzők közül: hagyd el a számot.
witchdom-refuse-which-number = Nincs { $which }. számú { $place } ({ $item }: { $count }).
witchdom-refuse-other-location = Most { $here } gyűjtesz, nem { $place }.
witchdom-refuse-no-animals = Ebben a játékban nincs állatos változat.
witchdom-refuse-brew-after-collect = Csak gyűjtés után, a köröd végén főzhetsz, az éppen kijátszott lappal.
witchdom-refuse-not-waiting = { $potion }: ez nem vár a klánkártyád mellett.
witchdom-refuse-novice = { $card } novícia, és a novíciák nem főzhetnek.
witchdom-refuse-banner = { $witch }: nincs meg a zászlója ehhez a bájitalhoz: { $potion }.
witchdom-refuse-cannot-pay = Ezt nem tudod kifizetni: { $potion }. Hiányzik: { $missing }, és a pótlásra { $pairs ->
    [one] egy párod
   *[other] { $pairs } párod
  } van.
witchdom-refuse-pay-word = „{ $word }” nem alapanyag és nem is eszköz.
witchdom-refuse-pay-owned = Ennyit adhatsz: { $owned } { $word ->
    [leaf] levél
    [berry] bogyó
    [herb] gyógyfű
    [mushroom] gomba
    [feather] toll
    [flask] lombik
    [ring] gyűrű
    [crystal] kristály
    [mortar] mozsár
    [candle] gyertya
   *[other] { $word }
  }, nem { $count }.
witchdom-refuse-pay-wrong = Ez nem pontosan az ára ennek: { $potion }. Minden szimbólumért a saját jelzője vagy eszköze jár, vagy egy pár.
witchdom-refuse-not-paying = Nincs mit visszavonni: most nem fizetsz bájitalért.
witchdom-refuse-brewing-already = Éppen főzöl, ezért nem szelídíthetsz; ha inkább azt tennéd, előbb lépj vissza.
witchdom-refuse-tame-after-collect = Csak gyűjtés után, a köröd végén szelídíthetsz.
witchdom-refuse-no-such-animal = Ilyen állat nem vár a klánkártyád mellett: { $animal ->
    [snake] kígyó
    [cat] macska
    [owl] bagoly
    [toad] varangy
    [bat] denevér
   *[other] „{ $animal }”
  }.
witchdom-refuse-novice-tames = { $card } novícia, és a novíciák nem szelídíthetnek.
witchdom-refuse-animal-twice = A klánodban már van { $animal ->
    [snake] kígyó
    [cat] macska
    [owl] bagoly
    [toad] varangy
    [bat] denevér
   *[other] ilyen („{ $animal }”)
  }, és egy fajtából csak egy lehet.
witchdom-refuse-animal-price = { $animal ->
    [snake] A kígyó
    [cat] A macska
    [owl] A bagoly
    [toad] A varangy
    [bat] A denevér
   *[other] Az állat („{ $animal }”)
  } megszelídítésének ára egy { $price ->
    [leaf] levél
    [berry] bogyó
    [herb] gyógyfű
    [mushroom] gomba
    [feather] toll
   *[other] alapanyag ({ $price })
  }, de neked nincs.
witchdom-refuse-no-passing = Nem passzolhatsz: játssz ki egy lapot, vagy pihenj.

## Az asztal a terminálban
witchdom-draw-heading = { $round ->
    [0] Az első forduló előtt
   *[other] { $round }{ $last ->
        [none] {""}
       *[other] /{ $last }
      }. forduló
  } · bájitalok: { $potions } (felül: { $potion_back }) · boszorkányok: { $witches } (felül: { $witch_back }) · zsák: { $pouch }
witchdom-draw-objectives = célok
witchdom-draw-wants = { $objective } { $side ->
    [easy] könnyű
    [hard] nehéz
   *[other] { $side }
  }, { $points } pont: { $what }
witchdom-draw-taken = gazdája: { $owner }
witchdom-draw-want-witches = { $count } { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
    [green] zöld
   *[other] { $colour }
  } boszorkány
witchdom-draw-want-potions = { $count } { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
    [green] zöld
   *[other] { $colour }
  } bájital
witchdom-draw-any-tool = bármilyen eszköz
witchdom-draw-any-animal = bármilyen állat
witchdom-draw-points = { $points ->
    [one] egy pont
   *[other] { $points } pont
  }
witchdom-draw-in-hand = { $count ->
    [one] egy lap
   *[other] { $count } lap
  } kézben
witchdom-draw-resources = alapanyag
witchdom-draw-pairs = novíciák
witchdom-draw-hand = kéz
witchdom-draw-played = kijátszva
witchdom-draw-below = alatta
witchdom-draw-witches = boszork.
witchdom-draw-waiting = várakozik
witchdom-draw-clan = klán
witchdom-draw-tokens = jelzők
witchdom-draw-ready = kész
witchdom-draw-lacks = hiányzik: { $what }{ $pairs ->
    [0] {""}
    [all] {" "}(párokkal pótolható)
    [one] {" "}(egy pótolható párral)
   *[other] {" "}({ $pairs } pótolható párokkal)
  }
witchdom-draw-under = { $deck ->
    [potions] A bájitalpakli
   *[witches] A boszorkánypakli
  } alján, elöl ami előbb jön
witchdom-draw-memory-empty = Semmi sem rejtett abból, amit láttál: nincs más kéz, nincs megfordított lap, a paklik alján sincs semmi.
witchdom-draw-restore = frissítés
witchdom-draw-potion = bájital
witchdom-draw-witch = boszork.
witchdom-draw-back = hátlap: { $what }
witchdom-draw-stack = { $hidden } rejtett; felfedve: { $shown }
witchdom-draw-gain-either = { $first ->
    [witch] boszorkány
    [potion] bájital
   *[other] { $first }
  } vagy { $second ->
    [witch] boszorkány
    [potion] bájital
   *[other] { $second }
  }
witchdom-draw-gain-both = { $first ->
    [witch] boszorkány
    [potion] bájital
   *[other] { $first }
  } és { $second ->
    [witch] boszorkány
    [potion] bájital
   *[other] { $second }
  }
witchdom-draw-gain-resource = { $count ->
    [one] egy alapanyag
   *[other] { $count } alapanyag
  }
witchdom-draw-gain-animal = állat
witchdom-level-new_apprentice = új tanonc
witchdom-level-skilled_witch = képzett boszorkány
witchdom-level-clan_grandmistress = a klán nagyasszonya
