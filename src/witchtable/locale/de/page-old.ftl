# Für Browser, die die Seite nicht zeigen können.

old-browser = Dieser Browser ist zu alt für Witchtable. Aktualisiere ihn oder nimm einen neueren: mindestens Firefox 125, Chrome 114, Edge 114 oder Safari 17.4.
