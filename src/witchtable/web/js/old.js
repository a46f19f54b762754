// For browsers that do not know what the page is made of: they are told, in words. This file is as old as they are.
(function () {
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('importmap') && 'popover' in HTMLElement.prototype && 'checkVisibility' in Element.prototype) return;
  document.documentElement.setAttribute('data-old', ''); // then the page does not begin
  var script = /** @type {HTMLScriptElement} */ (document.currentScript);
  var text = 'old-browser';
  var language = /^(de|fr|hu)/.exec(navigator.language) || ['en'];
  var asked = new XMLHttpRequest();
  asked.onload = function () {
    var found = new RegExp('^' + text + ' = (.*)$', 'm').exec(asked.responseText);
    var page = document.getElementById('page');
    if (!found || !page) return;
    page.innerHTML = '';
    page.appendChild(document.createElement('p')).textContent = found[1];
    page.className = 'lost';
  };
  asked.open('GET', script.src.replace('web/js/old.js', 'locale/' + language[0] + '/page-old.ftl'));
  asked.send();
}());
