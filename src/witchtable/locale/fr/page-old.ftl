# Pour les navigateurs qui ne peuvent pas montrer la page.

old-browser = Ce navigateur est trop ancien pour Witchtable. Mets-le à jour, ou prends-en un plus récent : au moins Firefox 125, Chrome 114, Edge 114 ou Safari 17.4.
