# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-agatha = Hat alles gelesen, was da liegt, und möchte gern etwas anderes sehen.
opponent-agatha-hello = Ich habe die Ziele gelesen. Zweimal.
opponent-agatha-goal = { $count } Punkte, wie in meinem Kalender notiert.
opponent-agatha-missed = Das stand auf meiner Liste. Für morgen.
opponent-agatha-won = Abgehakt, abgehakt und abgehakt.
opponent-agatha-lost = Ich mache mir eine längere Liste.

opponent-fenella = Braut, was sich jetzt brauen lässt; später ist für andere.
opponent-fenella-hello = Setzt euch, setzt euch, es geht los!
opponent-fenella-quick = Gebraut! Worauf wartet ihr alle?
opponent-fenella-end = Gleich vorbei? Gut, jetzt zählt es.
opponent-fenella-won = Zuerst da, zuerst fertig, Erste.
opponent-fenella-lost = Nächstes Mal bin ich noch schneller.

opponent-gudrun = Nur eine kurze Rast, sagt sie, und schon sind zwei Plättchen in der Tasche.
opponent-gudrun-hello = Stört es, wenn ich ein Blatt nehme oder zwei?
opponent-gudrun-rest = Eine kleine Rast, und eine Kleinigkeit für die Tasche.
opponent-gudrun-waste = { $count } gute Plättchen, einfach so. Mein Herz.
opponent-gudrun-won = Gespart ist verdient.
opponent-gudrun-lost = Wenigstens habe ich noch etwas übrig.

opponent-isaura = Kennt jede Hexe im Wald, und die meisten kommen mit.
opponent-isaura-hello = So viele von uns. Macht Platz für noch mehr.
opponent-isaura-friend = Ich kenne ihre Tante. Natürlich kommt sie mit.
opponent-isaura-gone = Du nimmst sie? Grüß sie von mir.
opponent-isaura-won = Wir haben gewonnen. Wir sind ja viele.
opponent-isaura-lost = Es war schön, alle zu sehen.

opponent-morwenna = Hat mehr Tränke in Arbeit, als ihr Regal fasst, und braut die größten zuerst.
opponent-morwenna-hello = Kleines braue ich nicht.
opponent-morwenna-great = Das hat gedauert. Vorsicht, Dämpfe.
opponent-morwenna-rival = Ein großer Trank. Du lässt dir Zeit, wie ich.
opponent-morwenna-won = Das Warten hat sich gelohnt.
opponent-morwenna-lost = Er war noch nicht fertig.

opponent-tilda = Für alles gibt es ein Werkzeug, und es hängt an ihrer Wand.
opponent-tilda-hello = Wer hat mein kleines Sieb geliehen?
opponent-tilda-tool = Ah, dafür ist noch ein Nagel frei.
opponent-tilda-borrowed = Das will ich zurück, wenn du fertig bist.
opponent-tilda-won = Das richtige Werkzeug, siehst du.
opponent-tilda-lost = Mit bloßen Händen! Und es ging.

# Tempers, after a name: what one notices in her play.
temper-refreshes = tauscht die Auslage aus
temper-hurries = braut sofort
temper-rests = rastet oft
temper-recruits = schart Hexen um sich
temper-potions = sammelt Tränke
temper-tools = sammelt Werkzeuge
