# Böngészőknek, amelyek nem tudják megmutatni az oldalt.

old-browser = Ez a böngésző túl régi a Witchtable-höz. Frissítsd, vagy használj újabbat: legalább Firefox 108, Chrome 96, Edge 96 vagy Safari 16.4.
