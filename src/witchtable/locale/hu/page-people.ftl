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

## A játszma előtt
waiting-public = Bárki beülhet
waiting-private = Meghívással
waiting-clock = { $per ->
    [game] { $time } az egész játszmára
   *[decision] { $time } egy döntésre
  }
waiting-you = ez te vagy
waiting-here = ezen a készüléken
waiting-for-anybody = annak, aki előbb jön
waiting-for-guest = annak, akinek meghívója van
waiting-delete = Asztal törlése
waiting-why-delete = Ide már senki sem ülhet le, és a meghívó sehová sem vezet. Aki itt van, értesül róla.
waiting-leave = Felállok az asztaltól
waiting-why-leave = A helyed újra szabad lesz. Amíg az marad, a linken visszajöhetsz.
sit-here-too = Ezen a készüléken
invite-title = Hívj meg másokat
invite-code = A meghívó QR-kódként
invite-addresses = A kiszolgáló címei
invite-how = Küldd el a linket, vagy olvastasd be a kódot egy telefonnal.
invite-network = Ez a cím a hálózatodban mindenkinél működik. Küldd el a linket, vagy olvastasd be a kódot egy telefonnal.
invite-closed = Ez a link csak ezen a számítógépen működik. Hogy a hálózatodban mások is idetaláljanak, így indítsd a kiszolgálót:

## Az előtérből
lobby-bot-for-me = egy bot ({ $bot }) játszik helyetted
leave-title = Távozás …
leave-label = Távozás: { $game }
leave-not = Maradok
leave-delete = Asztal törlése
leave-why-delete = Az asztal eltűnik. Aki ott ül, értesül róla, és a meghívó sehová sem vezet.
leave-stand-up = Felállok az asztaltól
leave-why-stand-up = A helyed újra szabad lesz.
leave-bot = Játsszon helyettem egy bot
leave-why-bot = Egy bot játszik tovább a helyeden, és a többiek értesülnek róla. Bármikor visszajöhetsz.
leave-vote = Szavazok: hagyjuk abba
leave-why-vote = Ha az asztalnál mindenki így szavazott, a játszma azonnal véget ér, eredmény nélkül.
leave-end = A játszma befejezése
leave-why-end = Csak botok játszanak ellened: a játszma azonnal véget ér, eredmény nélkül, és nem folytatható.

## Sehol
lost-title = Itt nem terem semmi
lost-why = Ez a cím sehová sem vezet. Talán útközben levágták a link végét: nyisd meg még egyszer, vagy menj az előtérbe.
