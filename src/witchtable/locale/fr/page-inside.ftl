# La table dans le navigateur : où elle en est, ce qui lui manque, et les parties gardées ici.

## Sur chaque page
inside-loading = On dresse la table…
inside-loading-then = On dresse la table, puis ça commence…
inside-trouble = { $what ->
    [old] Ce navigateur est trop ancien pour la table. Les règles et le mode d’emploi se lisent ; pour jouer, il en faut un plus récent.
    [insecure] Les navigateurs ne dressent la table qu’à une adresse en https, ou sur leur propre machine. Les règles et le mode d’emploi se lisent.
    [keeps-nothing] Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Tu peux jouer, mais les parties disparaissent quand tu la fermes.
    [full] Il n’y a plus de place sur cet appareil : le dernier coup n’a pas pu être gardé. Fais de la place, puis recharge la page.
    [not-kept] Le navigateur n’a pas gardé le dernier coup. Recharge la page pour reprendre à celui d’avant.
    [unreachable] La connexion s’est perdue avant que la table soit dressée. Recharge la page : ce qui est arrivé ne sera pas chargé deux fois.
    [newer] Une version plus récente de Witchtable a gardé tes parties. Recharge la page, avec une connexion.
    [unreadable] Ce que ce navigateur a gardé de tes parties est illisible. Rien n’y est changé ; pour recommencer à neuf, efface les données de ce site dans les réglages du navigateur.
   *[broken] La table n’a pas pu être dressée. Recharge la page ; si cela ne suffit pas, cette copie du site est peut-être abîmée.
  }
inside-again = Recharger
inside-elsewhere = Cette partie se joue dans un autre onglet. Ici, tu regardes.
inside-take-over = Jouer ici
inside-update = Une nouvelle version de Witchtable est là.
inside-update-do = La charger

## Le salon
inside-games = Tes parties sont dans ce navigateur
inside-games-why = Personne d’autre ne les a. Enregistre-les de temps en temps, ou emporte-les sur un autre appareil.
inside-save = Enregistrer toutes les parties
inside-save-none = Il n’y a pas encore de partie.
inside-bring = Apporter des parties
inside-brought = { $count ->
    [0] Toutes ces parties étaient déjà ici.
    [one] Une partie est arrivée ; elle est parmi les tiennes, ou parmi les parties finies.
   *[other] { $count } parties sont arrivées ; elles sont parmi les tiennes, ou parmi les parties finies.
  }
inside-install = Installer sur cet appareil
inside-install-by-hand = Pour l’avoir sur cet appareil : « Partager », puis « Sur l’écran d’accueil ». Là-bas, on commence sans parties : enregistre-les ici et apporte-les là-bas. (Safari jette ce que garde un site non installé quand personne n’est venu depuis une semaine.)
inside-refused = { $name }, ligne { $line } : { $reason }
inside-others = Jouer avec d’autres
inside-others-why = Sur un seul appareil, on peut partager une table : choisis « Quelqu’un d’autre sur cet appareil » sous « Plus… ». Sur plusieurs appareils, il faut un serveur. Qui a installé Witchtable en lance un avec :
inside-others-then = et invite les autres par un lien.
