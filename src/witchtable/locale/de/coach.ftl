# Was Pim bei einer begleiteten Partie sagt.
coach = Pim, deine Begleitung
coach-choices = Eine Überlegung wert:
coach-thinking = Pim denkt nach …
coach-why = gut für: { $source }
coach-do = Mach das
coach-off = Ab jetzt ohne Pim
coach-careful = Vorsicht!
coach-blunder = Das verschenkt etwa { $percent } % deiner Siegchance.
coach-rather = Pim würde eher: { $better }.
coach-anyway = Trotzdem
coach-better = Noch mal wählen
coach-brought = Das hat dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } gebracht.
coach-brought-none = Noch keine Punkte: Das bereitet die nächsten vor.
coach-brought-part = { $what } { $points }
