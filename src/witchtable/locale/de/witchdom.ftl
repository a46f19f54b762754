# Witchdom.

# Selectors below see the German word. Where they must tell decks apart, “potions” and “witches” stay as they are.
witchdom-word = { $word ->
    [mountains] Berge
    [forest] Wald
    [lake] See
    [resource] Ressource
    [leaf] Blatt
    [berry] Beere
    [herb] Kraut
    [mushroom] Pilz
    [feather] Feder
    [potion] Trank
    [witch] Hexe
    [tool] Werkzeug
    [flask] Kolben
    [ring] Ring
    [crystal] Kristall
    [mortar] Mörser
    [candle] Kerze
    [animal] Tier
    [snake] Schlange
    [cat] Katze
    [owl] Eule
    [toad] Kröte
    [bat] Fledermaus
    [easy] leicht
    [hard] schwer
   *[other] { $word }
  }
witchdom-several = { $count }× { $word }
witchdom-nothing = nichts
witchdom-ostara = Ostara
witchdom-place = { $location ->
    [Berge] in den Bergen
    [Wald] im Wald
    [See] am See
   *[other] am Ort „{ $location }“
  }

## Options
witchdom-option-animals = Tiervariante: Zähme mit Hexen Tiere und hol damit bis zu 25 Punkte.
witchdom-option-animal_objectives = Wie viele Tierziele die Tiervariante zur Reihe hinzufügt.
witchdom-option-animal_sides = Welche Seite der Tierziele oben liegt: die leichte, die schwere, oder gemischt und zuerst die leichte.
witchdom-option-extra_hard = Wie viele schwere Ziele mehr oder weniger als üblich: für eine längere oder kürzere Partie.
witchdom-option-extra_easy = Wie viele leichte Ziele mehr oder weniger als üblich.
witchdom-option-choose_novices = Lehrlinge werden ausgesucht, Paar für Paar in Zugreihenfolge, statt ausgeteilt.
witchdom-option-difficulty = Wie stark Ostara im Solospiel ist.
witchdom-option-solo-only = Sie gehört nur zum Solospiel.
witchdom-option-not-solo = Im Solospiel bestimmt die Schwierigkeit die Ziele.
witchdom-option-animals-only = Sie braucht die Tiervariante (animals=true).
witchdom-option-no-animal-objectives = Es gibt kein Tierziel, dessen Seite zu wählen wäre.
witchdom-option-too-few = Die Reihe hat sonst nur { $usual } { $side ->
    [hard] schwere
   *[easy] leichte
  } Ziele, die wegfallen könnten.
witchdom-option-short-row = So { $count ->
    [0] bleibt kein Ziel
    [one] bleibt nur ein Ziel
   *[other] bleiben nur { $count } Ziele
  } in der Reihe; mindestens { $least ->
    [2] zwei
   *[other] { $least }
  } sind nötig.
witchdom-option-tokens = Das braucht { $wanted } Plättchen mit solch einer Seite, und die Ausgabe hat { $there ->
    [0] keins
   *[other] nur { $there }
  }.

## What is asked
witchdom-ask-novices = Such dir dein Lehrlingspaar aus.
witchdom-ask-play = Spiel eine Karte, um zu sammeln, oder ruh dich aus.
witchdom-ask-play-only = Spiel eine Karte, um zu sammeln.
witchdom-ask-rest-only = Du hast keine Karte auf der Hand: Ruh dich aus.
witchdom-ask-restore = Deine Hexe darf die Auslage erneuern, bevor sie sammelt.
witchdom-ask-collect = Sammle { $place }: noch { $points ->
    [one] ein Aktionspunkt
   *[other] { $points } Aktionspunkte
  }.
witchdom-ask-rest = Du ruhst dich aus: Nimm { $points ->
    [one] noch eine Ressource
   *[other] { $points } Ressourcen
  } vom Spielplan.
witchdom-ask-brew = Ende deines Zugs: Brau einen Trank oder lass es.
witchdom-ask-tame = Ende deines Zugs: Zähme ein Tier oder lass es.
witchdom-ask-brew-or-tame = Ende deines Zugs: Brau einen Trank, zähme ein Tier oder lass beides.
witchdom-ask-pay = Womit bezahlst du { $potion }?
witchdom-ask-wait = Warten auf die anderen.
witchdom-ask-over = Die Partie ist zu Ende.

## Actions
witchdom-do-choose = { $clan } wählen: { $cards }
witchdom-do-play = { $card } spielen
witchdom-do-rest = Ausruhen
witchdom-do-refresh = { $what ->
    [potions] Tränke
    [witches] Hexen
   *[other] Ressourcen ({ $what })
  } erneuern
witchdom-do-keep = Nichts erneuern
witchdom-do-take = { $item } nehmen ({ $location })
witchdom-do-take-which = { $item ->
    [Blatt] Das { $which ->
        [1] erste
        [2] zweite
       *[3] dritte
      } Blatt
    [Kraut] Das { $which ->
        [1] erste
        [2] zweite
       *[3] dritte
      } Kraut
    [Pilz] Den { $which ->
        [1] ersten
        [2] zweiten
       *[3] dritten
      } Pilz
    [Beere] Die { $which ->
        [1] erste
        [2] zweite
       *[3] dritte
      } Beere
    [Feder] Die { $which ->
        [1] erste
        [2] zweite
       *[3] dritte
      } Feder
   *[other] Nummer { $which } ({ $item })
  } von links nehmen ({ $location })
witchdom-do-take-potion = Trank { $item } nehmen
witchdom-do-take-tool = Werkzeug nehmen: { $item ->
    [flask] Kolben
    [ring] Ring
    [crystal] Kristall
    [mortar] Mörser
    [candle] Kerze
   *[other] { $item }
  }
witchdom-do-take-witch = Hexe { $item } nehmen
witchdom-do-take-animal = Tier nehmen: { $item ->
    [snake] Schlange
    [cat] Katze
    [owl] Eule
    [toad] Kröte
    [bat] Fledermaus
   *[other] { $item }
  }
witchdom-do-brew = { $potion } brauen
witchdom-do-pay = Bezahlen: { $given }
witchdom-do-back = { $potion } doch nicht brauen
witchdom-do-tame = { $animal } zähmen
witchdom-do-end = Zug beenden

## Events
witchdom-event-novices-chosen = { $seat } wählt { $clan } mit den Lehrlingen { $cards }.
witchdom-event-round-began = Runde { $round } beginnt.
witchdom-event-card-played = { $seat } spielt { $card }.
witchdom-event-rested = { $seat } ruht sich aus und nimmt zurück: { $cards }.
witchdom-event-display-kept = { $seat } lässt die Auslage, wie sie ist.
witchdom-event-refreshed = { $seat } erneuert die { $what ->
    [potions] Tränke
    [witches] Hexen
    [Berge] Ressourcen in den Bergen
    [Wald] Ressourcen im Wald
    [See] Ressourcen am See
   *[other] Ressourcen ({ $what })
  }; zurück gehen: { $returned }.
witchdom-event-item-taken = { $seat } nimmt { $kind ->
    [Ressource] { $item ->
        [Pilz] einen Pilz
        [Blatt] ein Blatt
        [Kraut] ein Kraut
        [Beere] eine Beere
        [Feder] eine Feder
       *[other] { $item }
      }
    [Trank] den Trank { $item }
    [Hexe] die Hexe { $item }
    [Werkzeug] ein Werkzeug ({ $item })
    [Tier] ein Tier ({ $item })
   *[other] { $kind } { $item }
  } { $location ->
    [Berge] aus den Bergen
    [Wald] aus dem Wald
    [See] vom See
   *[other] vom Ort „{ $location }“
  }.
witchdom-event-taken-resting = { $seat } nimmt { $item ->
    [Pilz] einen Pilz
    [Blatt] ein Blatt
    [Kraut] ein Kraut
    [Beere] eine Beere
    [Feder] eine Feder
   *[other] { $item }
  } { $location ->
    [Berge] aus den Bergen
    [Wald] aus dem Wald
    [See] vom See
   *[other] vom Ort „{ $location }“
  }.
witchdom-event-taken-by-ostara = { $seat } nimmt { $kind ->
    [Ressource] { $item ->
        [Pilz] einen Pilz
        [Blatt] ein Blatt
        [Kraut] ein Kraut
        [Beere] eine Beere
        [Feder] eine Feder
       *[other] { $item }
      }
    [Trank] den Trank { $item }
    [Hexe] die Hexe { $item }
    [Werkzeug] ein Werkzeug ({ $item })
    [Tier] ein Tier ({ $item })
   *[other] { $kind } { $item }
  } { $location ->
    [Berge] aus den Bergen
    [Wald] aus dem Wald
    [See] vom See
   *[other] vom Ort „{ $location }“
  }.
witchdom-event-card-turned-up = Neu aufgedeckt ({ $location }): { $card }.
witchdom-event-token-drawn = Nachgezogen ({ $location }): { $kind }.
witchdom-event-gap-filled = Eine Lücke wird gefüllt, nachgezogen ({ $location }): { $kind }.
witchdom-event-points-lapsed = { $location ->
    [Berge] In den Bergen
    [Wald] Im Wald
    [See] Am See
   *[other] Am Ort „{ $location }“
  } gibt es nichts mehr: { $points ->
    [one] Ein Aktionspunkt von { $seat } verfällt
   *[other] { $points } Aktionspunkte von { $seat } verfallen
  }.
witchdom-event-potion-chosen = { $seat } macht sich ans Brauen: { $potion }.
witchdom-event-brew-taken-back = { $seat } braut { $potion } doch nicht.
witchdom-event-potion-brewed = { $witch } hat für { $seat } { $potion } gebraut. Bezahlt: { $spent }{ $tools ->
    [nichts] .
   *[other] ; in den Clan gelegt: { $tools }.
  }
witchdom-event-animal-tamed = { $seat } hat ein Tier gezähmt: { $animal }{ $spent ->
    [nichts] .
   *[other] ; bezahlt: { $spent }.
  }
witchdom-event-objective-claimed = { $seat } holt sich Ziel { $objective } ({ $side }) für { $points } Punkte.
witchdom-event-turn-ended = { $seat } beendet den Zug.
witchdom-event-deck-ran-out = { $deck ->
    [potions] Der Trankstapel
    [witches] Der Hexenstapel
   *[other] Der Stapel ({ $deck })
  } ist aufgebraucht; { $reserve ->
    [0] es gibt keine Reserve
   *[other] { $reserve } Karten der Reserve ersetzen ihn
  }.
witchdom-event-end-triggered = { $cause ->
    [deck] Ein Stapel ist aufgebraucht
   *[objectives] Das vorletzte Ziel ist vergeben
  }: Runde { $last_round } wird die letzte.
witchdom-event-ostara-tokens-shuffled = Abschnitt { $stage }: Alle Marker von Ostara werden gemischt.
witchdom-event-ostara-token-revealed = Ostara deckt Marker { $token } auf. Sie bekommt { $gains }{ $criteria ->
    [nichts] .
   *[other] ; dabei zählt: { $criteria }.
  }
witchdom-event-ostara-chose = Ostara will { $kind ->
    [Ressource] { $item ->
        [Pilz] einen Pilz
        [Blatt] ein Blatt
        [Kraut] ein Kraut
        [Beere] eine Beere
        [Feder] eine Feder
       *[other] { $item }
      }
    [Trank] den Trank { $item }
    [Hexe] die Hexe { $item }
    [Werkzeug] ein Werkzeug ({ $item })
    [Tier] ein Tier ({ $item })
   *[other] { $kind } { $item }
  }: { $criteria }.
witchdom-event-ostara-gain-lapsed = Für Ostara gibt es gerade { $kind ->
    [Ressource] keine Ressource
    [Trank] keinen Trank
    [Hexe] keine Hexe
    [Werkzeug] kein Werkzeug
    [Tier] kein Tier
   *[other] nichts davon ({ $kind })
  }.
witchdom-event-leftover-objective = Ziel { $objective } ist noch offen und geht an Ostara: { $points } Punkte.
witchdom-event-game-ended = Die Partie ist zu Ende. Punkte: { $scores }. Gewonnen: { $winners }.

## Ostara’s tokens
witchdom-gain-either = { $first ->
    [witch] eine Hexe
    [potion] einen Trank
   *[other] { $first }
  } oder { $second ->
    [witch] eine Hexe
    [potion] einen Trank
   *[other] { $second }
  } (wovon sie weniger hat)
witchdom-gain-both = { $first ->
    [witch] eine Hexe
    [potion] einen Trank
   *[other] { $first }
  } und { $second ->
    [witch] eine Hexe
    [potion] einen Trank
   *[other] { $second }
  }
witchdom-gain-resource = { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
  }
witchdom-gain-animal = ein Tier (oder sonst { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
  })
witchdom-criterion-objective = Hilfe bei einem Ziel
witchdom-criterion-banner = passendes Banner
witchdom-criterion-points = die meisten Punkte
witchdom-criterion-first = das Erste von oben
witchdom-criterion-recipe = für { $potion } nötig

## Score sheet
witchdom-score-potions = Tränke im Clan
witchdom-score-witches = Hexen im Clan
witchdom-score-tools = Verschiedene Werkzeuge
witchdom-score-objectives = Ziele
witchdom-score-leftovers = Übrige Ressourcenarten
witchdom-score-animals = Verschiedene Tiere

## Where an advantage comes from (a hint names it)
witchdom-source-potions = Tränke
witchdom-source-witches = Hexen
witchdom-source-objectives = Ziele
witchdom-source-tools = Werkzeuge
witchdom-source-animals = Tiere
witchdom-source-resources = Ressourcen
witchdom-source-tempo = Tempo
witchdom-source-ostara = Ostara

## Refusals
witchdom-refuse-over = Die Partie ist zu Ende.
witchdom-refuse-turn = { $whose } ist am Zug.
witchdom-refuse-first-novices = Such dir zuerst dein Lehrlingspaar aus.
witchdom-refuse-novices-dealt = An diesem Tisch werden die Lehrlinge ausgeteilt, nicht ausgesucht.
witchdom-refuse-novices-chosen = Die Lehrlinge sind schon verteilt.
witchdom-refuse-pair-taken = Dieses Paar ist schon vergeben: { $pair }.
witchdom-refuse-no-such-pair = Ein Paar „{ $pair }“ gibt es nicht; zur Wahl stehen { $known }.
witchdom-refuse-first-play = Wähl zuerst deine Aktion: Spiel eine Karte oder ruh dich aus.
witchdom-refuse-first-restore = Entscheide zuerst, ob du erneuerst: Deine Hexe hat das Symbol dafür.
witchdom-refuse-first-collect = Nutz zuerst deine Aktionspunkte; an diesem Ort hast du noch { $points }.
witchdom-refuse-first-rest = Du ruhst dich aus: Nimm zuerst { $points ->
    [one] noch eine Ressource
   *[other] { $points } Ressourcen
  }.
witchdom-refuse-first-brew = Deine Aktionspunkte sind verbraucht: Brau, zähme oder beende deinen Zug.
witchdom-refuse-first-pay = Bezahl zuerst den Trank, den du gerade braust, oder geh zurück.
witchdom-refuse-one-card = Du spielst nur eine Karte pro Zug.
witchdom-refuse-played-already = { $card } liegt auf deinem Ablagestapel; ruh dich aus, um die Karte zurückzunehmen.
witchdom-refuse-in-clan = { $card } gehört zu deinem Clan und bleibt dort.
witchdom-refuse-not-in-hand = { $card } ist nicht auf deiner Hand.
witchdom-refuse-nothing-played = Ausruhen kannst du dich nur, wenn auf deinem Ablagestapel eine Karte liegt.
witchdom-refuse-refresh-late = Zu spät: Erneuert wird vor dem ersten Aktionspunkt.
witchdom-refuse-refresh-once = Über das Erneuern hast du schon entschieden; gefragt wird nur einmal.
witchdom-refuse-no-symbol = Deine aktive Karte hat kein Symbol zum Erneuern.
witchdom-refuse-nothing-to-refresh = Hier gibt es nichts zu erneuern: { $what ->
    [potions] Tränke
    [witches] Hexen
    [mountains] Berge
    [forest] Wald
    [lake] See
   *[other] { $what }
  }.
witchdom-refuse-refresh-what = Erneuern kannst du die Hexen (witches), die Tränke (potions) oder einen Ort, nicht „{ $what }“.
witchdom-refuse-location = Einen Ort „{ $location }“ gibt es nicht, nur { $known }.
witchdom-refuse-item = „{ $item }“ lässt sich nicht nehmen: Nimm eine Ressource, einen Trank (potion), ein Werkzeug (tool), eine Hexe (witch) oder ein Tier (animal).
witchdom-refuse-rest-resources = Beim Ausruhen nimmst du nur Ressourcen, { $item ->
    [potion] keinen Trank
    [tool] kein Werkzeug
    [witch] keine Hexe
    [animal] kein Tier
   *[other] nicht „{ $item }“
  }.
witchdom-refuse-not-there = Es gibt { $item ->
    [leaf] kein Blatt
    [berry] keine Beere
    [herb] kein Kraut
    [mushroom] keinen Pilz
    [feather] keine Feder
    [potion] keinen Trank
    [tool] kein Werkzeug
    [witch] keine Hexe
    [animal] kein Tier
   *[other] „{ $item }“ nicht
  } { $place }.
witchdom-refuse-which-alike = Welcher der gleichen Marker genommen wird, macht jetzt keinen Unterschied: Lass die Zahl weg.
witchdom-refuse-which-number = Nummer { $which } gibt es { $place } nicht ({ $item }: { $count }).
witchdom-refuse-other-location = Du sammelst jetzt { $here }, nicht { $place }.
witchdom-refuse-no-animals = Diese Partie läuft ohne die Tiervariante.
witchdom-refuse-brew-after-collect = Brauen kannst du nur am Ende eines Zugs, in dem du gesammelt hast, und nur mit der gerade gespielten Karte.
witchdom-refuse-not-waiting = { $potion } wartet nicht neben deiner Clankarte.
witchdom-refuse-novice = { $card } ist ein Lehrling, und Lehrlinge können nicht brauen.
witchdom-refuse-banner = { $witch } hat nicht das Banner von { $potion }.
witchdom-refuse-cannot-pay = Du kannst { $potion } nicht bezahlen: Es { $missing ->
    [one] fehlt ein Symbol
   *[other] fehlen { $missing } Symbole
  }, und du hast { $pairs ->
    [one] ein Paar
   *[other] { $pairs } Paare
  } als Ersatz.
witchdom-refuse-pay-word = „{ $word }“ ist weder eine Ressource noch ein Werkzeug.
witchdom-refuse-pay-owned = Du kannst { $owned }× „{ $word }“ geben, nicht { $count }×.
witchdom-refuse-pay-wrong = Das bezahlt { $potion } nicht genau: Jedes Symbol braucht seinen eigenen Marker, sein Werkzeug oder ein Paar.
witchdom-refuse-not-paying = Es gibt nichts zurückzunehmen: Du bezahlst gerade keinen Trank.
witchdom-refuse-brewing-already = Du braust gerade, also kannst du nicht zähmen; willst du das lieber, geh erst zurück.
witchdom-refuse-tame-after-collect = Zähmen kannst du nur am Ende eines Zugs, in dem du gesammelt hast.
witchdom-refuse-no-such-animal = Neben deiner Clankarte wartet { $animal ->
    [snake] keine Schlange
    [cat] keine Katze
    [owl] keine Eule
    [toad] keine Kröte
    [bat] keine Fledermaus
   *[other] kein Tier „{ $animal }“
  }.
witchdom-refuse-novice-tames = { $card } ist ein Lehrling, und Lehrlinge können nicht zähmen.
witchdom-refuse-animal-twice = { $animal ->
    [snake] Eine Schlange
    [cat] Eine Katze
    [owl] Eine Eule
    [toad] Eine Kröte
    [bat] Eine Fledermaus
   *[other] „{ $animal }“
  } ist schon in deinem Clan, und ein Clan hat nie zwei gleiche Tiere.
witchdom-refuse-animal-price = { $animal ->
    [snake] Eine Schlange
    [cat] Eine Katze
    [owl] Eine Eule
    [toad] Eine Kröte
    [bat] Eine Fledermaus
   *[other] „{ $animal }“
  } zu zähmen kostet { $price ->
    [leaf] ein Blatt, und du hast keins
    [berry] eine Beere, und du hast keine
    [herb] ein Kraut, und du hast keins
    [mushroom] einen Pilz, und du hast keinen
    [feather] eine Feder, und du hast keine
   *[other] einmal „{ $price }“, und das fehlt dir
  }.
witchdom-refuse-no-passing = Du kannst nicht passen: Spiel eine Karte oder ruh dich aus.

## The table in a terminal
witchdom-draw-heading = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }{ $last ->
        [none] {""}
       *[other] {" "}von { $last }
      }
  } · Tränke { $potions } (oben: { $potion_back }) · Hexen { $witches } (oben: { $witch_back }) · Beutel { $pouch }
witchdom-draw-objectives = Ziele
witchdom-draw-wants = { $objective } { $side ->
    [easy] leicht
    [hard] schwer
   *[other] { $side }
  }, { $points } Punkte: { $what }
witchdom-draw-taken = bei { $owner }
witchdom-draw-want-witches = { $count } { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
    [green] grüne
   *[other] { $colour }
  } { $count ->
    [one] Hexe
   *[other] Hexen
  }
witchdom-draw-want-potions = { $count ->
    [one] { $count } { $colour ->
        [red] roter
        [blue] blauer
        [yellow] gelber
        [green] grüner
       *[other] { $colour }
      } Trank
   *[other] { $count } { $colour ->
        [red] rote
        [blue] blaue
        [yellow] gelbe
        [green] grüne
       *[other] { $colour }
      } Tränke
  }
witchdom-draw-any-tool = beliebiges Werkzeug
witchdom-draw-any-animal = beliebiges Tier
witchdom-draw-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
witchdom-draw-in-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } auf der Hand
witchdom-draw-resources = Vorrat
witchdom-draw-pairs = Lehrlinge
witchdom-draw-hand = Hand
witchdom-draw-played = gespielt
witchdom-draw-below = darunter
witchdom-draw-witches = Hexen
witchdom-draw-waiting = wartet
witchdom-draw-clan = Clan
witchdom-draw-tokens = Marker
witchdom-draw-ready = bereit
witchdom-draw-lacks = es fehlt { $what }{ $pairs ->
    [0] {""}
    [all] {" "}(Paare können alles ersetzen)
    [one] {" "}(ein Paar kann eines ersetzen)
   *[other] {" "}(Paare können { $pairs } ersetzen)
  }
witchdom-draw-under = Unter den { $deck ->
    [potions] Tränken
   *[witches] Hexen
  }, zuerst was zuerst kommt
witchdom-draw-memory-empty = Nichts, was du gesehen hast, ist jetzt verdeckt: keine andere Hand, keine umgedrehte Karte, nichts unter den Stapeln.
witchdom-draw-restore = erneuert
witchdom-draw-potion = Trank
witchdom-draw-witch = Hexe
witchdom-draw-back = Rückseite: { $what ->
    [flask] Kolben
    [ring] Ring
    [crystal] Kristall
    [mortar] Mörser
    [candle] Kerze
    [snake] Schlange
    [cat] Katze
    [owl] Eule
    [toad] Kröte
    [bat] Fledermaus
   *[other] { $what }
  }
witchdom-draw-stack = { $hidden } verdeckt; offen: { $shown }
witchdom-draw-gain-either = { $first ->
    [witch] Hexe
    [potion] Trank
   *[other] { $first }
  } oder { $second ->
    [witch] Hexe
    [potion] Trank
   *[other] { $second }
  }
witchdom-draw-gain-both = { $first ->
    [witch] Hexe
    [potion] Trank
   *[other] { $first }
  } und { $second ->
    [witch] Hexe
    [potion] Trank
   *[other] { $second }
  }
witchdom-draw-gain-resource = { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
  }
witchdom-draw-gain-animal = Tier
witchdom-level-new_apprentice = eine neue Schülerin
witchdom-level-skilled_witch = eine erfahrene Hexe
witchdom-level-clan_grandmistress = die Großmeisterin des Clans
