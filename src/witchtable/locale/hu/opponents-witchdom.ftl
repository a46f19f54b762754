opponent-agatha = Minden célt elolvasott, mire leültél.
opponent-fenella = Azt főzi, amit most lehet; a később másoké.
opponent-gudrun = Sosem volt egy jelzője se fölösleges, mondja, két teli zsebbel.
opponent-isaura = Az erdő minden boszorkányát ismeri, és a legtöbbjük vele tart.
opponent-morwenna = Kivárja a nagy főzetet, aztán főz még egyet.
opponent-tilda = Mindenre van szerszám, és az az ő falán lóg.
