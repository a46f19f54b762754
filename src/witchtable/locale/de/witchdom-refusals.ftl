# Witchdom. What may not be done, and why: loaded by the page with the first refusal.
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
witchdom-refuse-played-already = { $card } liegt schon bei deinen gespielten Karten; ruh dich aus, um die Karte zurückzunehmen.
witchdom-refuse-in-clan = { $card } gehört zu deinem Clan und bleibt dort.
witchdom-refuse-not-in-hand = { $card } ist nicht auf deiner Hand.
witchdom-refuse-nothing-played = Ausruhen kannst du dich nur, wenn vor dir eine gespielte Karte liegt.
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
witchdom-refuse-not-waiting = „{ $potion }“ wartet nicht neben deiner Clankarte.
witchdom-refuse-novice = { $card } ist ein Lehrling, und Lehrlinge können nicht brauen.
witchdom-refuse-banner = { $witch } hat nicht das Banner von „{ $potion }“.
witchdom-refuse-cannot-pay = Du kannst „{ $potion }“ nicht bezahlen: Es { $missing ->
    [one] fehlt ein Symbol
   *[other] fehlen { $missing } Symbole
  }, und du hast { $pairs ->
    [one] ein Paar
   *[other] { $pairs } Paare
  } als Ersatz.
witchdom-refuse-pay-word = „{ $word }“ ist weder eine Ressource noch ein Werkzeug.
witchdom-refuse-pay-owned = Du kannst { $owned }× „{ $word }“ geben, nicht { $count }×.
witchdom-refuse-pay-wrong = Das bezahlt „{ $potion }“ nicht genau: Jedes Symbol braucht seinen eigenen Marker, sein Werkzeug oder ein Paar.
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
