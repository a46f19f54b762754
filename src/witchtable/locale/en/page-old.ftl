# For browsers that cannot show the page.

old-browser = This browser is too old for Witchtable. Bring it up to date, or take a newer one: Firefox 125, Chrome 114, Edge 114 or Safari 17.4, at least.
