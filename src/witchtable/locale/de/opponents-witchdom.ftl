opponent-agatha = Hat alle Ziele gelesen, ehe du dich gesetzt hast.
opponent-fenella = Braut, was sich jetzt brauen lässt; später ist für andere.
opponent-gudrun = Nie ein Plättchen zu viel, sagt sie, mit beiden Taschen voll.
opponent-isaura = Kennt jede Hexe im Wald, und die meisten kommen mit.
opponent-morwenna = Wartet auf den großen Trank und braut dann noch einen.
opponent-tilda = Für alles gibt es ein Werkzeug, und es hängt an ihrer Wand.
