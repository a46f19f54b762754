# Ce que dit Pim lors d’une partie accompagnée : avant chaque type de décision, selon sa question.
coach-whirling-witchcraft-ask-redraw = Une fois dans la partie, tu peux échanger ton Initiée et toute ta main contre quatre nouvelles recettes. En général, on garde.
coach-whirling-witchcraft-ask-play = La recette te reste toute la partie. Cherches-en une dont tu as les ingrédients et qui produit ce pour quoi ta némésis manque de place.
coach-whirling-witchcraft-ask-dare = Le hasard a joué pour toi, et tu gagnes un effet : un cube dans le chaudron, moins sur ton établi, ou des ingrédients gratuits cette manche.
coach-whirling-witchcraft-ask-arcana = La Potion ajoute un ingrédient à ton chaudron, le Corbeau en enlève jusqu’à deux de ton établi, le Grimoire en fournit une sorte depuis la réserve toute la manche. Un effet non utilisé est perdu.
coach-whirling-witchcraft-ask-confirm-arcana = Tes effets sont utilisés. Si ton choix te plaît, termine.
coach-whirling-witchcraft-ask-brew = Chaque recette sert une fois par manche, et ce que l’une produit peut nourrir la suivante. Le reste va à ta némésis : vise sa rangée la plus pleine.
coach-whirling-witchcraft-ask-confirm-brew = Regarde ton chaudron : c’est ce que ta némésis va recevoir. Si cela te convient, termine.
coach-whirling-witchcraft-ask-personality = Une personnalité est un pouvoir pour toute la partie. Lis les deux et garde celle qui va avec tes recettes.
coach-whirling-witchcraft-ask-uncontrolled = Tu dois prendre trois fois un ingrédient. Prends ce pour quoi tu as de la place, ou ce que tu peux utiliser cette manche.
coach-whirling-witchcraft-ask-trades = Il y a un ingrédient de chaque sorte dans ton chaudron : l’un d’eux peut aller tout droit dans ton cercle. C’est un point : prends-le.
