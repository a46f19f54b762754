# For browsers that cannot show the page.

old-browser = This browser is too old for Witchtable. Bring it up to date, or take a newer one: Firefox 108, Chrome 96, Edge 96 or Safari 16.4, at least.
