# The table inside the browser: how far it is, what it lacks, and the games that are kept here.

## Whatever page is shown
inside-loading = The table is being set…
inside-loading-then = The table is being set, then it begins…
inside-trouble = { $what ->
    [old] This browser is too old for the table inside it. Rules and how to play can be read; games need a newer browser.
    [insecure] Browsers set the table only at addresses with https, or on their own machine. Rules and how to play can be read.
    [keeps-nothing] This browser keeps nothing, perhaps because the window is private. You can play, but the games are gone when you close it.
    [full] There is no room left on this device: the last move could not be kept. Make room, then load the page again.
    [not-kept] The browser did not keep the last move. Load the page again to go on from the one before.
    [unreachable] The line was lost before the table was set. Load the page again: what has come will not be loaded twice.
    [newer] A newer version of Witchtable has kept your games. Load the page again, with a network.
    [unreadable] What this browser has kept of your games cannot be read. It is left as it is; to begin anew, clear the data of this site in the browser’s settings.
   *[broken] The table could not be set. Load the page again; if that does not help, the copy of this site may be damaged.
  }
inside-again = Load again
inside-elsewhere = This game is played in another tab. Here you look on.
inside-take-over = Play here
inside-update = A new version of Witchtable is here.
inside-update-do = Load it

## The lobby
inside-games = Your games are in this browser
inside-games-why = Nobody else has them. Save them now and then, or take them along to another device.
inside-save = Save all games
inside-save-none = There is no game yet.
inside-bring = Bring games
inside-brought = { $count ->
    [0] All of these games were here already.
    [one] One game has come; it is among yours, or among the finished ones.
   *[other] { $count } games have come; they are among yours, or among the finished ones.
  }
inside-install = Install on this device
inside-install-by-hand = To have it on this device: Share, then “Add to Home Screen”. There it begins without games: save them here, and bring them there. (Safari throws away what a site keeps when nobody has come for a week, unless it is installed.)
inside-refused = { $name }, line { $line }: { $reason }
inside-others = Playing with others
inside-others-why = At one device you can share a table: choose “Somebody else at this device” under “More …”. On several devices you need a server. Whoever has installed Witchtable starts one with:
inside-others-then = and invites the others by link.
