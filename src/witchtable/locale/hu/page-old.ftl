# Böngészőknek, amelyek nem tudják megmutatni az oldalt.

old-browser = Ez a böngésző túl régi a Witchtable-höz. Frissítsd, vagy használj újabbat: legalább Firefox 125, Chrome 114, Edge 114 vagy Safari 17.4.
