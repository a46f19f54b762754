// The plain table: the server draws and words everything, this page shows it and sends what is chosen.
// It knows no rule. One page for the hall, one for a table (/tables/ID).

const page = document.getElementById('page');
const MOST_BUTTONS = 16;

/** Ask the server; a refusal becomes an error with its reason. */
async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error([found.reason ?? found.code, found.clause && `(${found.clause})`].filter(Boolean).join(' '));
  return found;
}

/** Build an element: tag, properties, children. */
function el(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter((child) => child !== null));
  return made;
}

function field(name, input) {
  return el('label', {}, name, input);
}

function complain(problem) {
  page.querySelector('.refused')?.remove();
  page.prepend(el('p', { className: 'refused', role: 'alert', textContent: problem.message }));
}

function form(text, fields, send) {
  const made = el('form', {}, ...fields, el('button', { textContent: text }));
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    send(new FormData(made)).catch(complain);
  });
  return made;
}

// -- the hall ---------------------------------------------------------------------------------------

async function hall() {
  const me = await ask('GET', '/api/me');
  document.getElementById('who').textContent = me.name ?? '';
  if (me.player === null) {
    page.replaceChildren(el('section', {}, el('h2', { textContent: 'Who are you?' }),
      form('Come in', [field('Your name', el('input', { name: 'name', required: true, maxLength: 40 }))],
        async (data) => { await ask('POST', '/api/session', { name: data.get('name') }); await start(); })));
    return;
  }
  const [games, lobby] = await Promise.all([ask('GET', '/api/games'), ask('GET', '/api/tables')]);
  page.replaceChildren(openTable(games), list('Your games', me.tables), list('Open tables', lobby.waiting),
    list('Games to watch', lobby.running));
}

function openTable(games) {
  const game = el('select', { name: 'game' }, ...games.map((g) => el('option', { value: g.game, textContent: g.title })));
  const seats = el('select', { name: 'seats' });
  const bots = el('select', { name: 'bots' });
  const fill = () => {
    const chosen = games.find((g) => g.game === game.value);
    seats.replaceChildren(...chosen.seats.map((n) => el('option', { value: n, textContent: n, selected: n === 2 })));
    bots.replaceChildren(el('option', { value: '', textContent: 'people' }),
      ...chosen.bots.map((level) => el('option', { value: level, textContent: `bots: ${level}`, selected: level === 'apprentice' })));
  };
  game.addEventListener('change', fill);
  fill();
  return el('section', {}, el('h2', { textContent: 'Open a table' }), form('Open', [
    field('Game', game), field('Seats', seats), field('The others are', bots),
    field('Anybody may join', el('input', { type: 'checkbox', name: 'public' })),
  ], async (data) => {
    const number = Number(data.get('seats'));
    const others = Array.from({ length: number - 1 }, (_, at) => [String(at + 1), data.get('bots')]);
    const table = await ask('POST', '/api/tables', {
      game: data.get('game'), seats: number, public: data.get('public') !== null,
      bots: data.get('bots') ? Object.fromEntries(others) : {},
    });
    if (data.get('bots') || number === 1) await ask('POST', `/api/tables/${table.table}/start`);
    location.href = `/tables/${table.table}`;
  }));
}

function list(title, tables) {
  return el('section', {}, el('h2', { textContent: title }), tables.length === 0 ? el('p', { textContent: 'None.' })
    : el('ul', {}, ...tables.map((table) => el('li', {}, el('a', { href: `/tables/${table.table}`,
      textContent: `${table.game}, ${table.status}${table.my_turn ? ': your turn' : ''}` })))));
}

// -- a table ----------------------------------------------------------------------------------------

let version = 0;
const log = [];

async function table(id) {
  const invite = new URLSearchParams(location.search).get('invite');
  const lang = localStorage.getItem('language');
  const query = new URLSearchParams({
    text: 'true', since: String(version), ...(invite ? { invite } : {}), ...(lang ? { lang } : {}),
  });
  const found = await ask('GET', `/api/tables/${id}?${query}`);
  version = found.version;
  log.push(...(found.events ?? []));
  page.replaceChildren(
    ...(found.status === 'waiting' ? [waiting(id, found, invite)] : []),
    ...(found.question ? [decision(id, found)] : []),
    ...(found.drawing ? [el('section', {}, el('pre', { textContent: found.drawing.join('\n') }))] : []),
    el('section', {}, el('h2', { textContent: 'What happened' }), el('ol', { className: 'log' },
      ...log.slice(-200).map((entry) => el('li', {}, `${entry.text} `, el('small', { textContent: entry.clause }))))));
  page.querySelector('.log').scrollTop = 1e6;
  document.title = `${found.deciders.some((seat) => found.seats.includes(seat)) ? '● ' : ''}Witchtable`;
  return found;
}

function waiting(id, found, invite) {
  const link = `${location.origin}/tables/${id}${found.invite ? `?invite=${found.invite}` : ''}`;
  const button = (text, send) => {
    const made = el('button', { type: 'button', textContent: text });
    made.addEventListener('click', () => send().then(() => table(id)).catch(complain));
    return made;
  };
  return el('section', {}, el('h2', { textContent: 'Waiting for players' }),
    el('ul', {}, ...found.players.map((seat) => el('li', { textContent: seat.name ?? 'free' }))),
    el('p', { textContent: found.invite ? `Invite others with this link: ${link}` : '' }),
    el('div', { className: 'row' },
      button('Sit down', () => ask('POST', `/api/tables/${id}/seats`, invite ? { invite } : {})),
      found.host ? button('Begin', () => ask('POST', `/api/tables/${id}/start`)) : null));
}

function decision(id, found) {
  const filter = el('input', { type: 'search', placeholder: 'find a choice' });
  const choices = el('div', { className: 'row' });
  const show = () => {
    const wanted = filter.value.toLowerCase();
    const fitting = found.legal.filter((choice) => `${choice.label} ${choice.action}`.toLowerCase().includes(wanted)
      && (wanted || !choice.aside || found.legal.every((other) => other.aside)));
    fitting.sort((one, other) => other.prominence - one.prominence);
    choices.replaceChildren(...fitting.slice(0, MOST_BUTTONS).map((choice) => {
      const button = el('button', { type: 'button', textContent: choice.label, title: `${choice.action} (${choice.clauses.join(', ')})` });
      button.addEventListener('click', () => play(id, found, choice.action));
      return button;
    }), ...(fitting.length > MOST_BUTTONS ? [el('p', { textContent: `and ${fitting.length - MOST_BUTTONS} more: find one above` })] : []));
    const hidden = found.legal.filter((choice) => choice.aside && !fitting.includes(choice));
    if (hidden.length > 0 && !wanted) choices.append(el('p', { textContent: `also possible: ${hidden.length} × ${hidden[0].action.split(' ')[0]}` }));
  };
  filter.addEventListener('input', show);
  show();
  const undo = el('button', { type: 'button', textContent: 'Undo', disabled: !found.can_undo });
  undo.addEventListener('click', () => send(id, 'undo', { move: crypto.randomUUID(), seat: found.seat }));
  return el('section', {}, el('p', { className: 'question', textContent: found.question_text }),
    found.legal.length > MOST_BUTTONS || found.legal.some((choice) => choice.aside) ? filter : null, choices, el('div', { className: 'row' }, undo));
}

function play(id, found, action) {
  return send(id, 'moves', { move: crypto.randomUUID(), seat: found.seat, version: found.version, action });
}

async function send(id, what, body) {
  try {
    await ask('POST', `/api/tables/${id}/${what}`, body);
  } catch (problem) {
    complain(problem);
  }
}

/** Look again whenever the server has something new; after a break, by itself. */
function listen(id) {
  const query = new URLSearchParams(location.search);
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket?${query}`);
  let looking = Promise.resolve();
  socket.addEventListener('message', () => { looking = looking.then(() => table(id)).catch(complain); });
  socket.addEventListener('close', () => setTimeout(() => listen(id), 1000));
}

async function start() {
  const [, , id] = location.pathname.split('/');
  if (!location.pathname.startsWith('/tables/')) return hall();
  const me = await ask('GET', '/api/me');
  if (me.player === null) return hall();
  document.getElementById('who').textContent = me.name;
  return listen(id);
}

const language = document.getElementById('language');
language.value = localStorage.getItem('language') ?? '';
language.addEventListener('change', () => {
  localStorage.setItem('language', language.value);
  location.reload();
});

start().catch(complain);
