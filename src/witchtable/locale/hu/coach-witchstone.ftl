# Amit Pim a kísért játékban mond: minden döntésfajta előtt, a kérdése szerint.
coach-witchstone-ask-tower = A nagy boszorkányod ezen a tornyon marad, és innen indulnak az összeköttetéseid. Az ott lévő zseton azonnal megadja az akcióját.
coach-witchstone-ask-place = Az egymás melletti egyforma szimbólumok csoportot alkotnak, és a hármas csoport három akciót ad. A lapka mindkét fele érjen a párjához.
coach-witchstone-ask-order = Mindkét típus sorra kerül, csak azt döntöd el, melyik az első. Ami a másikat segíti, az jöjjön előbb: energia a boszorkányok előtt, és ami a pálcán számít, a pálca előtt.
coach-witchstone-ask-energy = Olyan összeköttetéseket tölts fel, amelyek a tornyodtól vagy a vele összekötött helyektől indulnak. Csak a teljes ér pontot: egy, két vagy három mező 1, 3 vagy 6 pontot.
coach-witchstone-ask-witch = Fektess le egy kis boszorkányt a tornyodhoz, vagy küldj el egyet az összeköttetéseiden. A megérkezés pontot ér, és az ott lévő zseton a tiéd.
coach-witchstone-ask-wand = Az ezüstszínű mezők áthaladáskor azt számolják, amid van, a sötétek akciókat adnak, kétszer annyit, ha senki sincs előtted. A meg nem tett lépések elvesznek.
coach-witchstone-ask-pentagram = Lépj körbe az óramutató járásával egyezően. A hatszögletű mezők különleges lapkákat adnak, a baglyoknál pedig az első kapja a legtöbbet.
coach-witchstone-ask-crystal = Mozgass egy kristályt a perem felé. A peremen túl egy polcról akciókat ad, és a mezője felszabadul a lapkáknak.
coach-witchstone-ask-scroll = A varázslat egyszer segít, a prófécia a végén számít. Olyan próféciát vegyél el, amely illik ahhoz, amit amúgy is teszel.
coach-witchstone-ask-spent = Ezek az akciók elfogytak. A zsetonok, fiolák és varázslatok még adhatnak: amit lezárás előtt nem használsz fel, elvész.
coach-witchstone-ask-rim = Egy kristály elhagyta az üstödet. A szimbóluma polcán két akciót ad, a legalsó polcon egy zsetont.
coach-witchstone-ask-make-room = Már nem fér el lapka, ezért egy kristálynak mennie kell. Ez pontba kerül: azt válaszd, amelyik a legtöbb helyet szabadítja fel.
coach-witchstone-ask-discard = Tele van az üstöd: arról a lapkáról mondj le, amelyikre a legkevésbé van szükséged.
