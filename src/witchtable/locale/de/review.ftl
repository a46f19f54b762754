# Rückblick auf eine Partie.

# Was jemand tat, und was es wert war.
review-slip = { $name } wählte »{ $played }«; »{ $better }« war { $bound ->
    [least] mindestens { $percent }
   *[exact] { $percent }
  } % mehr wert.
review-find = { $name } fand unter { $choices } Möglichkeiten »{ $played }«: { $percent } % mehr als gewöhnliches Spiel.
review-luck-deal = { $way ->
    [good] Es war gut ausgeteilt für { $name }: { $percent } % über dem gerechten Anteil.
   *[bad] Es war schlecht ausgeteilt für { $name }: { $percent } % unter dem gerechten Anteil.
  }
review-luck-drawn = { $way ->
    [good] Glück für { $name }, { $percent } % wert.
   *[bad] Pech für { $name }, { $percent } % wert.
  }
review-luck-shown = { $way ->
    [good] Was sich zeigte, half { $name }: { $percent } %.
   *[bad] Was sich zeigte, kostete { $name } { $percent } %.
  }
review-luck-why = { $way ->
    [good] Es hilft bei: { $sources }.
   *[bad] Es schadet bei: { $sources }.
  }
review-luck-nothing = Das war Zufall: Niemand konnte etwas dafür oder dagegen tun.
review-luck-together = Alle entschieden gleichzeitig: Niemand konnte wissen, was die anderen tun.

# Warum.
review-why-less = Davon bringt es weniger: { $less }.
review-why-more = Davon bringt es mehr: { $more }.
review-why-both = Davon bringt es mehr: { $more }; davon weniger: { $less }.
review-why-points = Am Ende etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } { $kind ->
    [fewer] weniger
   *[more] mehr
  }.
review-why-gift = Ein Geschenk an { $name }: { $percent } %.

# Was eine Freundin sagen würde: wie es stand.
review-stood-abandoned = Die Partie blieb unfertig, { $name }; deine Aussicht stand bei { $percent } %.
review-stood-won = Du hast gewonnen, { $name }, und { $turn ->
    [0] nie lag jemand
   *[other] ab Runde { $turn } lag niemand mehr
  } vor dir.
review-stood-behind-won = Du hast gewonnen, { $name }, obwohl deine Aussicht { $turn ->
    [0] vor der ersten Runde
   *[other] in Runde { $turn }
  } auf { $percent } % gefallen war.
review-stood-led-lost = Zuletzt lagst du in Runde { $turn } vorn, { $name }, und hattest bestenfalls { $percent } %; dann glitt es dir aus der Hand.
review-stood-lost = Du hattest es schwer, { $name }: Am besten standest du { $turn ->
    [0] vor der ersten Runde
   *[other] in Runde { $turn }
  }, mit { $percent } %.
# Wo es sich wendete.
review-turned-slip = Es wendete sich { $turn ->
    [0] vor der ersten Runde
   *[other] in Runde { $turn }
  }: »{ $better }« wäre { $bound ->
    [least] mindestens { $percent }
   *[exact] { $percent }
  } % mehr wert gewesen als »{ $played }«.
review-turned-slip-won = Am meisten verschenkt hast du { $turn ->
    [0] vor der ersten Runde
   *[other] in Runde { $turn }
  }: »{ $better }« wäre { $bound ->
    [least] mindestens { $percent }
   *[exact] { $percent }
  } % mehr wert gewesen als »{ $played }«.
review-turned-find = Dein bester Einfall war »{ $played }« { $turn ->
    [0] vor der ersten Runde
   *[other] in Runde { $turn }
  }, { $percent } % mehr als gewöhnliches Spiel.
review-turned-gift = { $turn ->
    [0] Vor der ersten Runde
   *[other] In Runde { $turn }
  } wählte { $other } »{ $played }« und ließ dir { $percent } %.
review-turned-cost = { $turn ->
    [0] Vor der ersten Runde
   *[other] In Runde { $turn }
  } spielte { $other } »{ $played }«, und das kostete dich { $percent } %.
review-turned-nowhere = Kein einzelner Zug hat es entschieden, viele kleine zusammen.
# Was Glück war.
review-luck-even = Das Glück war gerecht verteilt: Es hat dir weder viel genützt noch viel geschadet.
review-luck-unknown = Wie viel davon Glück war, lässt sich nicht sicher sagen.
review-luck-sum = { $way ->
    [good] Das Glück war mit dir, mal hier, mal da: { $percent } % der Partie.
   *[bad] Das Glück war gegen dich, mal hier, mal da: { $percent } % der Partie, und dafür konntest du nichts.
  }
review-luck-unforeseen = { $way ->
    [good] Die Runden gingen besser für dich aus, als es vorher aussah, um insgesamt { $percent } %; was gezogen wurde, zählte weniger.
   *[bad] Die Runden gingen schlechter für dich aus, als es vorher aussah, um insgesamt { $percent } %; was gezogen wurde, zählte weniger.
  }
review-luck-most = { $way ->
    [good] Das Glück war mit dir, insgesamt { $percent } % der Partie; sein bester Moment, { $part } %, kam { $where ->
        [deal] beim Austeilen
       *[round] in Runde { $turn }
      }.
   *[bad] Das Glück war gegen dich, insgesamt { $percent } % der Partie; sein schlimmster Moment, { $part } %, kam { $where ->
        [deal] beim Austeilen
       *[round] in Runde { $turn }
      }, und dafür konntest du nichts.
  }

# Was würdest du tun?
review-try-best = Unter { $choices } Möglichkeiten wurde nichts Besseres gefunden.
review-try-good = Eine gute Wahl, etwa so gut wie die beste gefundene: »{ $better }«.
review-try-slip = »{ $better }« ist { $percent } % mehr wert.
review-try-blunder = Das verschenkt { $percent } % des Sieges; »{ $better }« behält sie.
review-try-step = Bei Schritt { $step } wurde nichts entschieden: Es gibt { $steps } Züge.

# Die Abrechnung.
review-name = Analyse
review-title = { $game }: Analyse
review-account = Die Abrechnung, in Prozent des Sieges
review-account-points = Die Abrechnung, in Punkten
review-fair = gerechter Anteil
review-skill = Können
review-gifts = Geschenke
review-luck = Glück
review-result = Ergebnis
review-given-away = verschenkt
review-explained = Gerechter Anteil: was der Platz vor dem Austeilen wert ist. Können: was eigene Entscheidungen gegenüber gewöhnlichem Spiel gewannen oder verloren. Geschenke: was die der anderen gaben oder nahmen. Glück: was ausgeteilt und gezogen wurde. Blasse Zahlen sind nicht sicher.
review-at-least = Das war nur ein schneller Blick: Verschenkt wurde vielleicht mehr, als hier steht.
review-least = mindestens { $worth }
review-abandoned = Diese Partie wurde nicht zu Ende gespielt: Ergebnisse sind die letzten Schätzungen.
review-turning-points = Wendepunkte
review-where = Schritt { $move }, { $turn ->
    [0] vor der ersten Runde
   *[other] Runde { $turn }
  }
review-where-deal = das Austeilen
review-played = gespielt
review-better = besser
review-shares = Siegchancen, Schritt für Schritt
review-share-at = Schritt { $move }: { $shares }
review-working = Rückblick
review-no-moments = Nichts stach heraus.
review-no-mind = { $title } hat keinen eigenen Schiedsblick: Alle Zahlen kommen aus Zufallspartien und sind grob.
review-bad-depth = Eine Tiefe »{ $depth }« gibt es nicht; es gibt { $known }.
review-bad-work = In { $file } ist kein Rückblick, mit dem es weitergehen könnte: { $problem }
review-unwritable = { $file } lässt sich nicht schreiben: { $problem }
