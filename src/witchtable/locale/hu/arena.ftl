# Az aréna.
arena-no-bots = Nevezd meg a botokat, vesszővel elválasztva: --bots adept,apprentice
arena-seconds = Egy botnak kell valamennyi idő a döntéshez, de nem végtelen sok: { $seconds } másodperc nem jó.
arena-other-setup = { $where ->
    [worker] Az egyik munkás mással játszik, mint ez a gép: { $differences }.
   *[other] A { $where } fájl játszmái más felálláshoz tartoznak (ezek térnek el: { $differences }). Válassz másik mappát a --work számára.
  }
arena-bad-work = A befejezett játszmák itt nem használhatók: { $folder }: { $problem }
arena-work-unreadable = { $detail }.
arena-work-line = a(z) { $line }. sor sérült ({ $detail }).
arena-unwritable = nem írható: { $file }: { $reason }
arena-no-distributed = A --scheduler kapcsolóhoz a „distributed” csomag kell: pip install 'witchtable[lab]' ({ $detail })
arena-no-scheduler = Itt nincs Dask-ütemező: { $address }: { $detail }
arena-no-workers = A(z) { $address } címen lévő ütemezőnek nincsenek munkásai.
arena-worker-failed = Az ütemező egyik munkása hibázott: { $detail }
arena-scheduler-gone = Az ütemező eltűnt. A --work kapcsolóval a befejezett játszmák megmaradnak, és ugyanaz a parancs folytatja.
arena-progress = { $title }, { $seats } hely
arena-stopped = Megállítva; { $games } játszma nem fejeződött be. (A --work DIR kapcsolóval ugyanaz a parancs innen folytatná.)
arena-stopped-kept = Megállítva; { $games } játszma hiányzik. Ugyanaz a parancs innen folytatja.

arena-title = { $title }, { $seats } hely: { $games } játszma
arena-line-ups = Felállások: { $line_ups }
arena-deals = Osztások: { $deals }, mindegyik minden ülésrendben; { $planned } játszmából { $games } fejeződött be
arena-setting = Mag: { $seed }; másodperc döntésenként: { $seconds }
arena-options = Beállítások: { $options }
arena-versions = Witchtable { $version }, szabályváltozat { $rules }, kiadás { $edition }
arena-clear = { $deals } osztás után véget ért: világos volt, hogy { $bot } többet vagy kevesebbet nyer-e a méltányos részénél.

arena-about-wins = Győzelmek
arena-about-pairs = Ki végzett ki előtt
arena-about-ladder = Élő-létra
arena-about-scores = Pontok
arena-about-time = Idő döntésenként
arena-about-faults = Hibák
arena-wins-note = Egy játszma annyiszor számít, ahány helyen a bot ült benne; a megosztott győzelem részben számít. Intervallumok: 95%.
arena-ladder-note = { $bot } pontszáma { $points }; aki 400 ponttal erősebb, tízszer nyer egy vereségre. Az intervallumok a különbségre vonatkoznak.
arena-no-faults = Egyik bot sem hibázott.
arena-lost = Egy játszma minden próbálkozáskor leállította a folyamatát, és nem számít: { $bots } ({ $game }. játszma).

arena-head-bot = bot
arena-head-other = ellene
arena-head-games = játszma
arena-head-won = nyert
arena-head-share = arány
arena-head-interval = 95%
arena-head-fair = méltányos
arena-head-meetings = találkozás
arena-head-elo = Élő
arena-head-mean = átlag
arena-head-deviation = szórás
arena-head-least = legkevesebb
arena-head-lower = negyed
arena-head-median = fele
arena-head-upper = háromnegyed
arena-head-most = legtöbb
arena-head-decisions = döntés játszmánként
arena-head-thought = átlag
arena-head-slow = 100-ból 95 ez alatt
arena-head-slowest = leglassabb
arena-head-raised = kivétel
arena-head-illegal = tiltott
arena-head-late = késett
arena-head-died = leállt
