opponent-sukie = Braut viel zu viel, und alles für ihre Nachbarin.
opponent-hesper = Baut zuerst eine Maschine und lässt sie dann für sich arbeiten.
opponent-nerys = Hat immer Platz auf der Werkbank: Versuch, sie zu fluten.
opponent-zerelda = Weiß, wozu die Arkana gut sind, und wann.
opponent-bryony = Lässt erst überlaufen und fragt später nach der eigenen Werkbank.
opponent-wilmot = Wartet auf das richtige Rezept, und es kommt.
