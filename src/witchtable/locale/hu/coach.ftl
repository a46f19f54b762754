# Amit Pim a kísért játékban mond.
coach = Pim, a kísérőd
coach-choices = Érdemes megfontolni:
coach-thinking = Pim gondolkodik…
coach-why = jó ehhez: { $source }
coach-do = Ezt teszem
coach-off = Mostantól Pim nélkül
coach-careful = Vigyázz!
coach-blunder = Ez körülbelül { $percent } %-ot elveszít a győzelmi esélyedből.
coach-rather = Pim inkább ezt tenné: { $better }.
coach-anyway = Mégis ezt
coach-better = Újra választok
coach-brought = Ez { $points } pontot hozott.
coach-brought-none = Még nincs pont: ez a következőket készíti elő.
coach-brought-part = { $what } { $points }
