opponent-odile = Spannt Fäden von Turm zu Turm, ehe andere den Weg finden.
opponent-maelis = Ihre Hexen sind überall, und jeder Chip auf der Kugel gehört ihr.
opponent-tamsin = Steigt den Zauberstab Stufe um Stufe hinauf und sieht nicht hinunter.
opponent-ysolde = Wandert nachts durchs Pentagramm und kommt mit Eulen heim.
opponent-corvina = Liest jede Schriftrolle zweimal: Die Prophezeiungen meinen sie.
opponent-petra = Mag ihren Kessel aufgeräumt und Kristalle nur außerhalb.
