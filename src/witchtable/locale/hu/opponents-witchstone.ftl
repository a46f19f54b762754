opponent-odile = Toronytól toronyig fonja szálait, mielőtt más rátalálna az útra.
opponent-maelis = Boszorkányai mindenütt ott vannak, és a gömb minden zsetonja az övé.
opponent-tamsin = Lépésről lépésre kapaszkodik a varázspálcán, és nem néz le.
opponent-ysolde = Éjjel járja a pentagrammát, és baglyokkal tér haza.
opponent-corvina = Minden tekercset kétszer olvas el: a jóslatok róla szólnak.
opponent-petra = Szereti, ha rend van az üstben, a kristályokat pedig csak azon kívül.
