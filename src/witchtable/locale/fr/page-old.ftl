# Pour les navigateurs qui ne peuvent pas montrer la page.

old-browser = Ce navigateur est trop ancien pour Witchtable. Mets-le à jour, ou prends-en un plus récent : au moins Firefox 108, Chrome 96, Edge 96 ou Safari 16.4.
