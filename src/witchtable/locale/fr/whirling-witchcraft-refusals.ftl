# Whirling Witchcraft. What may not be done, and why: loaded by the page with the first refusal.
whirling-witchcraft-refuse-over = La partie est finie.
whirling-witchcraft-refuse-turn = Rien ne t’est demandé maintenant ; on attend : { $waiting }.
whirling-witchcraft-refuse-committed = Tu as déjà décidé ; annule d’abord ta décision si tu veux la changer.
whirling-witchcraft-refuse-shown = Ta décision a été montrée : elle est définitive.
whirling-witchcraft-refuse-nothing-to-take-back = Tu n’as rien à annuler.
whirling-witchcraft-refuse-no-calling = À cette table, tout le monde décide en même temps ; on ne peut pas demander l’ordre d’initiative.
whirling-witchcraft-refuse-call-late = On ne peut demander l’ordre d’initiative que pendant les arcanes ou les brassages, et une fois par manche.
whirling-witchcraft-refuse-moment = Pas maintenant ; il faut d’abord répondre à ceci : { $phase }
whirling-witchcraft-refuse-not-dealt = Tu n’as pas reçu « { $personality } ».
whirling-witchcraft-refuse-type = Il n’y a pas d’ingrédient « { $type } » ; il y a : { $known }.
whirling-witchcraft-refuse-arcana = Il n’y a pas d’arcane « { $arcana } » ; il y a : potion, raven et book.
whirling-witchcraft-refuse-way = Une carte est à l’endroit (upright) ou à l’envers (rotated), pas « { $way } ».
whirling-witchcraft-refuse-not-in-hand = « { $recipe } » n’est pas dans ta main.
whirling-witchcraft-refuse-one-way = « { $recipe } » ne marche que dans un sens : on ne peut pas retourner cette carte.
whirling-witchcraft-refuse-gambled = Tu as parié cette manche ; la carte est définitive.
whirling-witchcraft-refuse-gamble-first = Parie d’abord, nomme l’effet ensuite.
whirling-witchcraft-refuse-no-daredevil = Seule la Tête brûlée peut parier.
whirling-witchcraft-refuse-not-triggered = Tu n’as pas d’effet { $effect ->
    [potion] Potion
    [raven] Corbeau
    [book] Grimoire
   *[other] { $effect }
  } à utiliser.
whirling-witchcraft-refuse-raven-number = Le Corbeau rend un ou deux ingrédients, pas { $number }.
whirling-witchcraft-refuse-not-on-bench = Il n’y en a pas assez sur ton établi ({ $type }) : { $lying } au lieu de { $number }.
whirling-witchcraft-refuse-named-already = Tu as déjà nommé cet ingrédient cette manche : { $type }.
whirling-witchcraft-refuse-no-moves = Tu n’as pas d’ingrédient à déplacer : la Brasseuse de potions en déplace un pour chaque icône Potion révélée.
whirling-witchcraft-refuse-not-in-front = « { $recipe } » n’est pas devant toi.
whirling-witchcraft-refuse-used-already = Tu as déjà utilisé « { $recipe } » cette manche.
whirling-witchcraft-refuse-inputs = { $given } : cela ne remplit pas les entrées de la recette « { $recipe } ».
whirling-witchcraft-refuse-outputs = Choisis une sortie pour chaque case au choix de la recette « { $recipe } », par exemple into-toad.
whirling-witchcraft-refuse-hybrids = Nomme pour chaque entrée hybride de « { $recipe } » un des ingrédients représentés, par exemple as-toad.
whirling-witchcraft-refuse-half-named = Pour « { $recipe } », nomme soit chaque cube avec son origine, soit seulement les ingrédients des entrées hybrides, par exemple as-toad.
whirling-witchcraft-refuse-cauldron-closed = À cette table, les cubes du chaudron ne peuvent pas servir.
whirling-witchcraft-refuse-no-book = Aucun Grimoire ne nomme cet ingrédient pour toi cette manche : { $type }.
whirling-witchcraft-refuse-not-enough = Tu n’as pas assez de « { $type } » : il en faut { $number }.
whirling-witchcraft-refuse-cannot-fill = Tu ne peux pas remplir toutes les entrées de la recette « { $recipe } ».
whirling-witchcraft-refuse-no-scholar = Seule l’Érudite du grimoire peut payer un Grimoire.
whirling-witchcraft-refuse-scholar-once = L’Érudite du grimoire paie un Grimoire une seule fois par manche.
whirling-witchcraft-refuse-scholar-payment = Tu n’as pas de « { $payment } » pour payer.
