# Ce qui peut clocher dans l’enregistrement d’une partie.

error-record = { $where } : { $problem }
record-line = Ligne { $line } de cette partie enregistrée
record-whole = Cette partie enregistrée
record-unreadable = lecture impossible : { $detail }
record-truncated = le texte s’arrête au milieu ; la dernière ligne complète est la ligne { $line }.
record-not-one = le texte ne commence pas par « { $expected } ».
record-version = le format est en version { $found } ; ce programme lit la version { $known }.
record-line-break = la ligne finit par un retour chariot ; les lignes doivent finir par un simple saut de ligne (LF, pas CRLF).
record-header = attendu : « { $expected } ».
record-number = un nombre entier était attendu, pas « { $found } ».
record-players = { $seats } { $seats ->
    [one] place
   *[other] places
  }, mais { $names } { $names ->
    [one] nom
   *[other] noms
  }.
record-rules = la partie a été jouée avec la version { $found } des règles ; ce programme joue avec la version { $known }.
record-edition = la partie a été jouée avec l’édition « { $found } », pas avec « { $known } ».
record-seed = la graine est gardée secrète ; seule son empreinte est montrée pendant la partie.
record-commitment = la graine ne correspond pas à l’empreinte publiée avant la donne.
record-move = attendu : le coup { $number } sous la forme « { $number } A notation ».
record-seat = il n’y a pas de place « { $seat } ».
record-illegal = les règles ne le permettent pas : { $reason }
record-result = le résultat indiqué est « { $found } », mais la partie rejouée donne « { $known } ».
record-digest = la partie rejouée mène à une autre position que celle de la fin.
record-other = réécrite, la ligne donne « { $known } », pas « { $found } ».
record-surplus = il y a encore quelque chose après la fin.
