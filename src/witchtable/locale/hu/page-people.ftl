# Emberek az asztalok körül: ki nincs itt, ki játszik ki helyett, mit mondanak, és hogyan találnak ide mások.

## Egy helynél
tag-away = nincs itt, még { $time }, aztán a többiek dönthetnek
tag-away-short = nincs itt { $time }
tag-away-alone = nincs itt
tag-decide = nincs itt: a többiek most dönthetnek
tag-decide-short = nincs itt
tag-stand-in = Bot ({ $bot }) játszik, a hely gazdája: { $name }
tag-stand-in-short = bot játszik
tag-late = { $whose ->
    [mine] { $then ->
        [bot] még { $count } mp, aztán egy bot játszik helyetted
       *[other] még { $count } mp, aztán az asztal dönt helyetted
      }
   *[other] { $then ->
        [bot] még { $count } mp, aztán egy bot játszik tovább
       *[other] még { $count } mp, aztán az asztal dönt
      }
  }
tag-late-short = még { $count } mp

## Amit az asztal mond
told-clock = { $name } ideje lejárt, az asztal döntött: { $what }
told-clock-sealed = { $name } ideje lejárt, az asztal döntött helyette.
told-clock-bot = { $name } ideje lejárt: egy bot ({ $bot }) játszik helyette.
told-away = { $name } nem volt itt, és a többiek beleegyeztek: egy bot ({ $bot }) játszik helyette.
told-left = { $name } elment: egy bot ({ $bot }) játszik helyette.
told-back = { $name } visszajött, és újra játszik.

## Ami válaszra vár
vote-away = { $name } nincs itt. Játsszon helyette egy bot ({ $bot }), amíg vissza nem jön?
vote-agreed = { $name } beleegyezett
vote-missing = { $name } még nem válaszolt
come-back-bot = Egy bot ({ $bot }) játszik helyetted.
take-seat-again = Visszaülök a helyemre
notice-fold = Összecsukás
notice-unfold = { $count ->
    [one] Egy kérdés mindenkihez
   *[other] { $count } kérdés mindenkihez
  }
leave-bot = Játsszon helyettem egy bot
leave-why-bot = Egy bot játszik tovább a helyeden, és a többiek értesülnek róla. Bármikor visszajöhetsz.

## Csevegés
chat-unread = { $count ->
    [one] Csevegés, egy új sor
   *[other] Csevegés, { $count } új sor
  }
chat-emote-oops = Jaj
chat-about = { $name }
chat-mute = { $name } némítása
chat-muted = { $name } le van némítva.
chat-unmute = Újra hallgatom

## Egy készülék többeknek
seat-name = Név
seat-name-of = A { $number }. hely játékosának neve
seat-name-usual = { $number }. játékos
seat-rename = Más név
seat-rename-keep = Mentés
