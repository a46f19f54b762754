# Menschen rund um die Tische: wer weg ist, wer für wen spielt, was gesagt wird und wie andere herfinden.

## An einem Platz
tag-away = weg, noch { $time }, dann dürfen die anderen entscheiden
tag-away-short = weg { $time }
tag-away-alone = weg
tag-decide = weg: Die anderen dürfen jetzt entscheiden
tag-decide-short = weg
tag-stand-in = Bot ({ $bot }) spielt für { $name }
tag-stand-in-short = ein Bot spielt
tag-late = { $whose ->
    [mine] { $then ->
        [bot] noch { $count } s, dann spielt ein Bot für dich
       *[other] noch { $count } s, dann entscheidet der Tisch für dich
      }
   *[other] { $then ->
        [bot] noch { $count } s, dann spielt ein Bot weiter
       *[other] noch { $count } s, dann entscheidet der Tisch
      }
  }
tag-late-short = noch { $count } s

## Was der Tisch sagt
told-clock = Die Zeit von { $name } war um, der Tisch hat entschieden: { $what }
told-clock-sealed = Die Zeit von { $name } war um, der Tisch hat an dieser Stelle entschieden.
told-clock-bot = Die Zeit von { $name } war um: Ein Bot ({ $bot }) spielt weiter.
told-away = { $name } war weg, und alle anderen waren einverstanden: Ein Bot ({ $bot }) spielt weiter.
told-left = { $name } ist gegangen: Ein Bot ({ $bot }) spielt weiter.
told-back = { $name } ist zurück und spielt wieder mit.

## Was auf Antwort wartet
vote-away = { $name } ist weg. Soll ein Bot ({ $bot }) weiterspielen, bis { $name } zurück ist?
vote-agreed = { $name } ist einverstanden
vote-missing = { $name } hat noch nicht geantwortet
come-back-bot = Ein Bot ({ $bot }) spielt für dich.
take-seat-again = Platz wieder einnehmen
notice-fold = Einklappen
notice-unfold = { $count ->
    [one] Eine Frage an alle
   *[other] { $count } Fragen an alle
  }
leave-bot = Einen Bot für mich spielen lassen
leave-why-bot = Ein Bot spielt an deiner Stelle weiter, und die anderen erfahren es. Du kannst jederzeit zurückkommen.

## Chat
chat-unread = { $count ->
    [one] Chat, eine neue Zeile
   *[other] Chat, { $count } neue Zeilen
  }
chat-emote-oops = Oje
chat-about = Über { $name }
chat-mute = { $name } stummschalten
chat-muted = { $name } ist stummgeschaltet.
chat-unmute = Wieder zuhören

## Ein Gerät für mehrere
seat-name = Name
seat-name-of = Name für Platz { $number }
seat-name-usual = Spieler { $number }
seat-rename = Anderer Name
seat-rename-keep = Behalten
