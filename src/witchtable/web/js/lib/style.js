// Styles that not every page needs, loaded once.

/** @param {string} name  Of a file in css/. @returns {Promise<void>} */
export function style(name) {
  const path = `/web/css/${name}.css`;
  if (document.querySelector(`link[href="${path}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path });
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
