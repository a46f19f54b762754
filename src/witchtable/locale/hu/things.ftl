# What can be asked about on any table: loaded by the page with the first question.

ask-keys = A nyilak visznek egyik dologról a másikra, a Tab a következő területre, az Esc kilép.
ask-tap = Koppints bármire, és elolvashatod, mi az.
ask-done = Kész
thing-gets = Hogyan jutsz hozzá
thing-worth = Neked most
thing-score = Pontok
thing-points = { $points ->
    [0] még nincs pont
    [one] egy pont
   *[other] { $points } pont
  }
