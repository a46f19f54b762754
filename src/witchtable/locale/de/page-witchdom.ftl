# The board of Witchdom on the page.

## Signs
page-wd-colour = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
    [wild] beliebig
   *[other] { $colour }
  }
page-wd-location = { $location ->
    [mountains] Berge
    [forest] Wald
    [lake] See
   *[other] { $location }
  }
page-wd-ap = { $location }: { $count ->
    [0] keine Aktionspunkte
    [one] ein Aktionspunkt
   *[other] { $count } Aktionspunkte
  }
page-wd-stock = { $count } × { $kind }
page-wd-need = { $there ->
    [yes] { $kind } (vorhanden)
   *[no] { $kind } (fehlt)
  }
page-wd-novice = Lehrling
page-wd-restores = Symbol zum Erneuern

## The board
page-wd-location-points = { $when ->
    [now] { $points ->
        [one] Punkt übrig
       *[other] Punkte übrig
      }
   *[later] danach
  }
page-wd-about-location = Jeder Aktionspunkt, der für diesen Ort aufgedruckt ist, nimmt eines, das hier liegt: eine Ressource, den Trank oder sein Werkzeug, die Hexe oder ihr Tier.
page-wd-gap = eine Lücke: Hier liegt nichts
page-wd-no-potion = kein Trank
page-wd-no-witch = keine Hexe
page-wd-back = Rückseite: { $kind }
page-wd-or-animal = oder { $animal }, zum Zähmen: { $price }
page-wd-completes = Mehr braucht „{ $potion }“ nicht.
page-wd-about-resource = Mit Ressourcen bezahlst du Tränke. Zwei gleiche ersetzen alles, was fehlt.
page-wd-about-tool = Ein Werkzeug wird nie verbraucht. Beim ersten Mal kommt es in den Clan und dient jedem späteren Trank.
page-wd-about-tool-side = Auf der anderen Seite ist ein Werkzeug: { $tool }.
page-wd-about-animal = Die { $animal } wartet, bis eine Hexe sie zähmt, am Ende eines Zugs, in dem nicht gebraut wird; das kostet { $price ->
    [Pilz] einen Pilz
    [Blatt] ein Blatt
    [Kraut] ein Kraut
   *[other] eine { $price }
  }.
page-wd-about-potion = Im Clan { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } wert. { $colour ->
    [wild] Jede Hexe kann ihn brauen.
    [red] Brauen kann ihn eine Hexe mit rotem Banner.
    [blue] Brauen kann ihn eine Hexe mit blauem Banner.
    [yellow] Brauen kann ihn eine Hexe mit gelbem Banner.
    [green] Brauen kann ihn eine Hexe mit grünem Banner.
   *[other] Brauen kann ihn eine Hexe mit passendem Banner ({ $name }).
  }
page-wd-about-witch = Sie braut Tränke { $count ->
    [one] dieser Farbe
   *[other] dieser Farben
  } ({ $colours }) und beliebige. Danach kommt sie in den Clan und ist dort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } wert.
page-wd-about-ap = Aktionspunkte: { $mountains } in den Bergen, { $forest } im Wald, { $lake } am See.
page-wd-about-needs = Nötig: { $what }.
page-wd-about-restore = Wenn du sie spielst, darf sie die Hexen, die Tränke oder die Ressourcen eines Ortes erneuern.
page-wd-about-novice = Ein Lehrling sammelt, braut aber nie und kommt nie in einen Clan.
page-wd-deck = { $deck ->
    [potions] Tränke
   *[witches] Hexen
  }
page-wd-deck-left = { $deck ->
    [potions] { $size ->
        [one] Trank
       *[other] Tränke
      }
   *[witches] { $size ->
        [one] Hexe
       *[other] Hexen
      }
  }
page-wd-deck-next = oben: { $back }
page-wd-about-deck = Verdeckte { $deck ->
    [potions] Tränke
   *[witches] Hexen
  }: { $size }. Von der obersten Karte sieht man die Rückseite. Ist ein Stapel aufgebraucht, endet die Partie nach einer weiteren vollen Runde.{ $boxed ->
    [0] {""}
    [one] {" "}Eine weitere Karte liegt als Reserve in der Schachtel.
   *[other] {" "}{ $boxed } weitere Karten liegen als Reserve in der Schachtel.
  }

## Objectives
page-wd-objectives = Ziele
page-wd-objective-points = { $side }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
page-wd-standing = { $name }: { $have } von { $of }
page-wd-about-objective = { $side ->
    [hard] Ein schweres Ziel
   *[easy] Ein leichtes Ziel
  }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } wert: Es geht an den Clan, der als Erster alles beisammenhat.

## My cards
page-wd-pairs = Lehrlinge
page-wd-pairs-left = { $count ->
    [one] noch ein Paar
   *[other] noch { $count } Paare
  }
page-wd-about-pair = Zwei Lehrlinge mit dem Symbol dieses Clans: Sie sind deine ersten Karten, und seine Clankarte liegt vor dir. Wer später wählt, hat ein Paar weniger zur Auswahl.
page-wd-hand = Deine Hand
page-wd-hand-empty = Keine Karte auf der Hand: Ruh dich aus, dann nimmst du die gespielten zurück.
page-wd-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
page-wd-played = Gespielt
page-wd-active = aktiv
page-wd-played-none = Noch nichts. Hier liegt, was du spielst, bis du dich ausruhst.
page-wd-below = Darunter: { $names }

## My potions
page-wd-potions = Tränke in Arbeit
page-wd-potions-none = Kein Trank wartet. Nimm einen vom Spielplan.
page-wd-all-there = { $colour ->
    [wild] Alles da: Jede Hexe kann ihn brauen.
    [red] Alles da: Eine rote Hexe kann ihn brauen.
    [blue] Alles da: Eine blaue Hexe kann ihn brauen.
    [yellow] Alles da: Eine gelbe Hexe kann ihn brauen.
    [green] Alles da: Eine grüne Hexe kann ihn brauen.
   *[other] Alles da: Eine passende Hexe ({ $name }) kann ihn brauen.
  }
page-wd-missing = Es fehlt: { $what }{ $pairs ->
    [0] {""}
    [one] {" "}(ein Paar kann eines ersetzen)
   *[other] {" "}(Paare können { $pairs } ersetzen)
  }
page-wd-missing-few = { $count ->
    [0] Alles da
    [one] eines fehlt
   *[other] { $count } fehlen
  }
page-wd-pay = Bezahlen
page-wd-pay-other = Anders ({ $count })
page-wd-pay-back = Nicht brauen
page-wd-pay-how = Womit bezahlst du „{ $potion }“?
page-wd-pay-why = Zwei gleiche Marker ersetzen alles, was verlangt ist. Ein wartendes Werkzeug, das du nutzt, kommt in deinen Clan.
page-wd-pay-group = { $cost ->
    [0] Keine Marker
    [one] Ein Marker
   *[other] { $cost } Marker
  }
page-wd-pay-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
page-wd-pay-more = Weitere Möglichkeiten
page-wd-pay-costly = { $count ->
    [one] eine, die mehr kostet als nötig
   *[other] { $count }, die mehr kosten als nötig
  }
page-wd-pay-way = { $count ->
    [0] Bezahlen: { $tokens }
   *[other] Bezahlen: { $tokens }; in den Clan: { $tools }
  }

## My things
page-wd-resources = Ressourcen
page-wd-waiting = Wartend
page-wd-waiting-none = Keine Werkzeuge oder Tiere.

## Clans
page-wd-clan = Dein Clan
page-wd-about-clan = Was in deinem Clan ist, zählt am Ende. Was daneben wartet oder auf der Hand ist, zählt nicht.
page-wd-kinds = { $count ->
    [one] eine Art
   *[other] { $count } Arten
  }
page-wd-source = { $source ->
    [potions] Tränke
    [witches] Hexen
    [tools] Werkzeuge
    [animals] Tiere
    [objectives] Ziele
   *[leftovers] Übrig
  }
page-wd-claimed = { $count ->
    [one] eines geholt
   *[other] { $count } geholt
  }
page-wd-scores-potions = Jeder Trank im Clan zählt die Punkte, die auf ihm stehen.
page-wd-scores-witches = Jede Hexe im Clan zählt die Punkte, die auf ihr stehen.
page-wd-scores-objectives = Jedes geholte Ziel zählt die Punkte der Seite, die oben lag.
page-wd-scores-tools = 1, 3, 6, 10 oder 15 Punkte für ein bis fünf verschiedene Werkzeuge im Clan.
page-wd-scores-animals = 1, 4, 9, 16 oder 25 Punkte für ein bis fünf verschiedene Tiere im Clan.
page-wd-scores-leftovers = Ein Punkt für jede Ressourcenart, die übrig ist.

## The others
page-wd-others = Am Tisch
page-wd-before = Was vor { $name } liegt
page-wd-held = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
page-wd-brewing = { $count ->
    [one] ein Trank in Arbeit
   *[other] { $count } Tränke in Arbeit
  }
page-wd-holds = { $count ->
    [0] Keine Karte auf der Hand
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }; gespielt: { $played }.
page-wd-brewed = { $count ->
    [one] ein Trank gebraut
   *[other] { $count } Tränke gebraut
  }
page-wd-card-points = { $card } ({ $points })

## What I have seen
page-wd-memory-hand = Auf der Hand
page-wd-memory-turned = Umgedreht
page-wd-memory-under = Unter den { $deck ->
    [potions] Tränken
   *[witches] Hexen
  }
page-wd-memory-order = Was zuerst aufgedeckt wird, steht vorn.
page-wd-memory-none = Nichts, was du gesehen hast, ist jetzt verdeckt.

## Ostara
page-wd-ostara-token = Marker { $token }
page-wd-ostara-gains = Sie nimmt { $what }.
page-wd-ostara-brews = Sie braut, wenn sie kann.
page-wd-ostara-criteria = Gibt es mehrere, zählt der Reihe nach:
page-wd-ostara-did = Was sie gerade getan hat
page-wd-ostara-stack = Marker { $shown } von 5 in diesem Abschnitt; { $hidden ->
    [one] ein Marker liegt
   *[other] { $hidden } Marker liegen
  } verdeckt.
page-wd-ostara-earlier = Frühere Marker dieses Abschnitts
page-wd-ostara-has = Was sie hat
page-wd-ostara-witches = { $count ->
    [0] Keine Hexe wartet.
    [one] Ihre Hexe: { $names }.
   *[other] Ihre Hexen: { $names }.
  }

## Where in the round we are
page-wd-trail-play = Karte spielen
page-wd-trail-rest = Ausruhen
page-wd-trail-brew = { $animals ->
    [true] Brauen oder zähmen
   *[false] Brauen
  }
page-wd-round = { $round ->
    [0] Vor der ersten Runde
   *[other] { $isLast ->
        [true] Letzte Runde ({ $round })
       *[false] { $last ->
            [none] Runde { $round }
           *[other] Runde { $round } von { $last }
          }
      }
  }

## What others do, in two or three words
page-wd-tell = { $what ->
    [clan] wählt { $name }
    [play] spielt { $name }
    [rest] ruht sich aus
    [refresh] erneuert
    [brew] braut { $name }
    [tame] zähmt: { $name }
    [objective] Ziel
   *[take] nimmt: { $name }
  }

## The log
page-wd-log-takes = { $seat } nimmt { $count } { $item ->
    [Pilz] Pilze
    [Blatt] Blätter
    [Kraut] Kräuter
    [Beere] Beeren
    [Feder] Federn
   *[other] { $item }
  } { $location ->
    [Berge] aus den Bergen
    [Wald] aus dem Wald
    [See] vom See
   *[other] vom Ort „{ $location }“
  }.
