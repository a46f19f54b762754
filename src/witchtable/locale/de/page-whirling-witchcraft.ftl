# The board of Whirling Witchcraft on the page.

## Ingredients
page-ww-name-heart = Schattenherz
page-ww-name-mandrake = Alraune
page-ww-name-mushroom = Pilz
page-ww-name-spider = Spinne
page-ww-name-toad = Kröte
page-ww-any = { $count ->
    [one] 1 beliebige Zutat
   *[other] { $count } beliebige Zutaten
  }
page-ww-some-heart = { $count ->
    [one] 1 Schattenherz
   *[other] { $count } Schattenherzen
  }
page-ww-some-mandrake = { $count ->
    [one] 1 Alraune
   *[other] { $count } Alraunen
  }
page-ww-some-mushroom = { $count ->
    [one] 1 Pilz
   *[other] { $count } Pilze
  }
page-ww-some-spider = { $count ->
    [one] 1 Spinne
   *[other] { $count } Spinnen
  }
page-ww-some-toad = { $count ->
    [one] 1 Kröte
   *[other] { $count } Kröten
  }
page-ww-cubes = { $count ->
    [0] leer
    [one] ein Würfel
   *[other] { $count } Würfel
  }

## The round
page-ww-round = Runde { $round }
page-ww-step-play = Spielen
page-ww-step-reveal = Aufdecken
page-ww-step-arcana = Arkana
page-ww-step-brew = Brauen
page-ww-step-pass = Weitergeben
page-ww-step-check = Prüfen
page-ww-step-hands = Hände

## My workbench and circle
page-ww-pane-bench = Werkbank
page-ww-bench = Deine Werkbank
page-ww-row = { $kind }: { $count } von { $spaces }
page-ww-over = +{ $count }
page-ww-circle = Hexenkreis
page-ww-circle-about = Wer beim Prüfen { $needed } Zutaten im Hexenkreis hat, gewinnt. Sie kommen aus dem, was auf der Werkbank der Nemesis überläuft.
page-ww-circle-count = Hexenkreis: { $count } von { $needed }{ $coming ->
    [0] {""}
   *[other] , und { $coming } mehr kämen jetzt dazu
  }
page-ww-would-win = Das wäre der Sieg!

## Neighbours
page-ww-pane-threat = Gefahr
page-ww-pane-nemesis = Nemesis
page-ww-threat = Gefahr: { $name }
page-ww-nemesis = Deine Nemesis: { $name }
page-ww-look = Tisch von { $name } ansehen
page-ww-comes = Das kommt zu dir:
page-ww-threat-over = In den Hexenkreis von { $name }, dann { $circle }:
page-ww-threat-fits = Auf deiner Werkbank wäre Platz für alles.
page-ww-threat-brewing = { $name } braut noch.
page-ww-threat-none = Noch nichts im Kessel von { $name }.
page-ww-overflows = Überlauf:
page-ww-into-circle = Dein Hexenkreis: { $before } → { $after }, wenn { $name } keinen Platz schafft.
page-ww-all-fits = Auf der Werkbank von { $name } wäre noch Platz für dein ganzes Gebräu.
page-ww-nothing-sent = Was du braust, geht an { $name }; was dort nicht passt, kommt in deinen Hexenkreis.
page-ww-on-the-left = links
page-ww-on-the-right = rechts
page-ww-both-sides = links und rechts
page-ww-is-sealed = entschieden
page-ww-is-busy = { $phase ->
    [brew] braut
    [arcana] Arkana
   *[other] wählt
  }

## Another player's table
page-ww-cauldron-of = Im Kessel:
page-ww-recipes-of = { $count ->
    [0] Noch keine Rezepte
    [one] Ein Rezept
   *[other] { $count } Rezepte
  }
page-ww-known = { $count ->
    [one] Eine Karte auf der Hand. Gesehen hast du:
   *[other] { $count } Karten auf der Hand. Gesehen hast du:
  }

## The cauldron
page-ww-cauldron = Dein Kessel
page-ww-cauldron-holds = In deinem Kessel: { $cubes }. Er geht an { $name }.

## Recipes
page-ww-recipes = Deine Rezepte
page-ww-no-recipes = Hier landet das Rezept, das du in jeder Runde spielst, und wirkt von da an jede Runde.
page-ww-recipe-words = Hinein: { $inputs }. Heraus: { $outputs }.
page-ww-recipe-about = { $does } { $way } { $arcana }
page-ww-two-way = Ein drehbares Rezept: Beim Ausspielen darfst du es umdrehen.
page-ww-one-way = Dieses Rezept geht nur in eine Richtung.
page-ww-icons = Arkana: { $icons }.
page-ww-no-icons = Keine Arkana.
page-ww-card = { $shown }. { $does }
page-ww-used = als { $order }. genutzt
page-ww-used-fed = als { $order }. genutzt, gefüttert von { $names }
page-ww-ready = { $ways ->
    [one] bereit
   *[other] bereit, { $ways } Wege
  }
page-ww-needs = braucht { $cubes }
page-ww-not-now = geht jetzt nicht
page-ww-chosen = gewählt, noch verdeckt
page-ww-sealed = Verdeckt. Du kannst es noch zurücknehmen.
page-ww-decided = Entschieden.
page-ww-order = Initiativreihenfolge: { $names }

## Ways to fill a recipe
page-ww-ways = Womit füllst du „{ $name }“?
page-ww-way = { $inputs }
page-ww-way-into = { $inputs } → { $outputs }
page-ww-from-bench = { $kind }
page-ww-from-made = { $kind } (gebraut)
page-ww-from-cauldron = { $kind } (Kessel)
page-ww-from-book = { $kind } (Buch)
page-ww-origin-made = gebraut
page-ww-origin-cauldron = Kessel
page-ww-origin-book = Buch
page-ww-origin-into = gewählt

## The brewing helper
page-ww-helper = Brauhilfe
page-ww-helper-title = Die Brauhilfe
page-ww-helper-about = Die besten Gebräue von hier aus, gerechnet mit der Werkbank von { $nemesis }, wie sie jetzt liegt. Die Brauhilfe macht die Schritte nacheinander.
page-ww-helper-overflow = { $count ->
    [0] kein Überlauf
   *[other] Überlauf { $count }
  }
page-ww-helper-rest = { $count ->
    [0] Deine Werkbank ist dann leer.
    [one] Ein Würfel bleibt auf deiner Werkbank.
   *[other] { $count } Würfel bleiben auf deiner Werkbank.
  }
page-ww-helper-spends = Verbraucht deine Persönlichkeit.
page-ww-helper-do = So brauen
page-ww-part-scholar = Eine Alraune für ein Buch ausgeben:

## The hand
page-ww-hand = Deine Hand
page-ww-hand-passes = Was du behältst, geht am Ende der Runde nach links zu { $name }.
page-ww-deck = { $count ->
    [one] ein Rezept im Stapel
   *[other] { $count } Rezepte im Stapel
  }
page-ww-hand-empty = Keine Rezepte mehr da.
page-ww-play-turned = Gedreht spielen: { $name }. { $does }
page-ww-turn = Gedreht spielen
page-ww-gambled = vom Zufall gewählt
page-ww-wish = Welches Rezept spielst du? Damit behältst du deine Hand, wenn du nicht vorher neu ziehst.
page-ww-wish-waits = Du behältst deine Hand. { $name } wird gespielt, sobald alle entschieden haben.
page-ww-keep-and-play = Hand behalten und { $name } spielen.
page-ww-wished = gewählt, kommt gleich
page-ww-redraw = Neu ziehen (einmal)
page-ww-redraw-what = Neu ziehen, einmal in der Partie: deine Eingeweihte und deine Hand für vier neue Rezepte abgeben
page-ww-dealt = Behalte eine von zwei Persönlichkeiten
page-ww-keep = { $name } { $power } Zum Start: { $start }

## Personalities
page-ww-personality = Persönlichkeit
page-ww-own-recipe = Ein eigenes Rezept, einmal in jeder Runde:
page-ww-start = Zum Start:

## Arcana
page-ww-arcana = Arkana
page-ww-every = alle { $step } ein Effekt
page-ww-arcana-potion = Trank
page-ww-arcana-raven = Rabe
page-ww-arcana-book = Buch
page-ww-does-potion = Trank: einen Würfel in den Kessel
page-ww-does-raven = Rabe: bis zu zwei Würfel zurücklegen
page-ww-does-book = Buch: Zutaten aus dem Vorrat
page-ww-level = { $arcana }: { $level }
page-ww-may-potion = { $count ->
    [one] Eine in deinen Kessel legen:
   *[other] { $count }-mal eine in deinen Kessel legen:
  }
page-ww-may-raven = { $count ->
    [one] Eine oder zwei zurücklegen:
   *[other] { $count }-mal eine oder zwei zurücklegen:
  }
page-ww-may-book = { $count ->
    [one] Eine nennen, die aus dem Vorrat kommt:
   *[other] { $count }-mal eine nennen, die aus dem Vorrat kommt:
  }
page-ww-may-move = { $count ->
    [one] Trankbrauerin: eine in deinen Kessel legen:
   *[other] Trankbrauerin, { $count }-mal: eine in deinen Kessel legen:
  }
page-ww-may-gain = Drei nehmen:
page-ww-may-claim = In deinen Hexenkreis:
page-ww-may-scholar = Eine Alraune für ein Buch:
page-ww-may-scholar-made = Eine gebraute Alraune für ein Buch:
page-ww-may-dare = Effekt, wenn die Karte aufrecht liegt:
page-ww-may-dare-turned = Effekt, wenn die Karte gedreht liegt:
page-ww-book-open = Buch offen: { $kinds } aus dem Vorrat
page-ww-raven-pick = Rabe: { $kind }, { $count } gewählt
page-ww-raven-one = Rabe: { $kind } zurücklegen
page-ww-raven-takes = Der Rabe legt zurück: { $cubes }.

## What others do, in two or three words
page-ww-tell = { $what ->
    [overflow] in den Kreis
    [nothing] nichts
    [call] verlangt Reihenfolge
    [gained] erhält
    [redraw] zieht neu
   *[personality] Persönlichkeit
  }
page-ww-telling = { $phase ->
    [personality] Wer alle sind:
    [reveal] Die Rezepte werden aufgedeckt:
    [trackers] Die Arkana steigen:
    [arcana] Die Arkana wirken:
    [brew] Die Kessel füllen sich:
    [pass] Die Kessel wandern weiter:
    [overflow] Was nicht hineinpasst:
   *[hands] die Handkarten wandern nach links
  }

## The log
page-ww-log-decided = { $count ->
    [one] { $names } hat sich entschieden.
   *[other] { $names } haben sich entschieden.
  }
