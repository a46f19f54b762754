# Für Browser, die die Seite nicht zeigen können.

old-browser = Dieser Browser ist zu alt für Witchtable. Aktualisiere ihn oder nimm einen neueren: mindestens Firefox 108, Chrome 96, Edge 96 oder Safari 16.4.
