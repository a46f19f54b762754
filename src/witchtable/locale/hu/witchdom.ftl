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
witchdom-want-more-tools = { $count ->
    [one] bármilyen más eszköz
   *[other] { $count } bármilyen más eszköz
  }
witchdom-want-any-animals = { $count ->
    [one] bármilyen állat
   *[other] { $count } bármilyen állat
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
witchdom-event-objective-claimed = { $seat } teljesít egy { $side } célt ({ $objective }): { $points } pont.
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
witchdom-event-ostara-token-revealed = Ostara felfed egy jelzőt. Szerez: { $gains }{ $criteria ->
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
witchdom-event-leftover-objective = Egy cél még szabad, ezért Ostaráé lesz ({ $objective }): { $points } pont.
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

## Objectives
witchdom-aim-taken = gazdája: { $owner }
witchdom-aim-want-witches = { $count } { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
    [green] zöld
   *[other] { $colour }
  } boszorkány
witchdom-aim-want-potions = { $count } { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
    [green] zöld
   *[other] { $colour }
  } bájital
witchdom-aim-any-tool = bármilyen eszköz

## How well one has done alone
witchdom-level-new_apprentice = új tanonc
witchdom-level-skilled_witch = képzett boszorkány
witchdom-level-clan_grandmistress = a klán nagyasszonya
