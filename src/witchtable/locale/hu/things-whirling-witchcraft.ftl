# What can be asked about on a table of Whirling Witchcraft.

whirling-witchcraft-thing-recipe = Recept
whirling-witchcraft-thing-place = Egy recept helye
whirling-witchcraft-thing-initiative = Kezdeményezési szám
whirling-witchcraft-thing-deck = Receptpakli
whirling-witchcraft-thing-neighbours = Szomszédok
whirling-witchcraft-thing-sealed = Lezárt döntések
whirling-witchcraft-thing-round = A forduló
whirling-witchcraft-worth-row = { $count }/{ $spaces } a munkapadodon, még { $room } fér el
whirling-witchcraft-worth-level = A tiéd { $level }; a következő hatás { $next } értéknél jön.
whirling-witchcraft-worth-initiative = A te számod: { $number }.
