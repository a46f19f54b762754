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
witchdom-several = { $count } { $word ->
    [Pilz] Pilze
    [Blatt] Blätter
    [Kraut] Kräuter
    [Beere] Beeren
    [Feder] Federn
   *[other] × { $word }
  }
witchdom-nothing = nichts
witchdom-ostara = Ostara
witchdom-place = { $location ->
    [Berge] in den Bergen
    [Wald] im Wald
    [See] am See
   *[other] am Ort „{ $location }“
  }
witchdom-want-more-tools = { $count ->
    [one] ein anderes Werkzeug
   *[other] { $count } andere Werkzeuge
  }
witchdom-want-any-animals = { $count ->
    [one] beliebiges Tier
   *[other] { $count } beliebige Tiere
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
witchdom-ask-pay = Womit bezahlst du „{ $potion }“?
witchdom-ask-wait = Warten auf die anderen.
witchdom-ask-over = Die Partie ist zu Ende.

## Actions
witchdom-do-choose = „{ $clan }“ wählen: { $cards }
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
witchdom-do-brew = „{ $potion }“ brauen
witchdom-do-pay = Bezahlen: { $given }
witchdom-do-back = „{ $potion }“ doch nicht brauen
witchdom-do-tame = { $animal } zähmen
witchdom-do-end = Zug beenden

## Events
witchdom-event-novices-chosen = { $seat } wählt „{ $clan }“ mit den Lehrlingen { $cards }.
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
witchdom-event-brew-taken-back = { $seat } braut „{ $potion }“ doch nicht.
witchdom-event-potion-brewed = { $witch } hat für { $seat } „{ $potion }“ gebraut. Bezahlt: { $spent }{ $tools ->
    [nichts] .
   *[other] ; in den Clan gelegt: { $tools }.
  }
witchdom-event-animal-tamed = { $seat } hat ein Tier gezähmt: { $animal }{ $spent ->
    [nichts] .
   *[other] ; bezahlt: { $spent }.
  }
witchdom-event-objective-claimed = { $seat } holt sich ein { $side ->
    [leicht] leichtes
   *[schwer] schweres
  } Ziel ({ $objective }): { $points } Punkte.
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
witchdom-event-ostara-token-revealed = Ostara deckt einen Marker auf. Sie bekommt { $gains }{ $criteria ->
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
witchdom-event-leftover-objective = Ein Ziel ist noch offen und geht an Ostara ({ $objective }): { $points } Punkte.
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
witchdom-criterion-recipe = für „{ $potion }“ nötig

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

## Objectives
witchdom-aim-taken = bei { $owner }
witchdom-aim-want-witches = { $count } { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
    [green] grüne
   *[other] { $colour }
  } { $count ->
    [one] Hexe
   *[other] Hexen
  }
witchdom-aim-want-potions = { $count ->
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
witchdom-aim-any-tool = beliebiges Werkzeug

## How well one has done alone
witchdom-level-new_apprentice = eine neue Schülerin
witchdom-level-skilled_witch = eine erfahrene Hexe
witchdom-level-clan_grandmistress = die Großmeisterin des Clans
