/* global document, location, setTimeout, fetch, addEventListener */
const list = document.getElementById('messages');
const article = document.getElementById('message');
const empty = document.getElementById('empty');
const status = document.getElementById('status');
const refreshMs = 2_000;

let messages = [];
let etag;
let shown;

const person = ({ name, address }) => (name ? `${name} <${address}>` : address);
const time = (iso) => new Date(iso).toLocaleString();
const chosen = () => location.hash.slice(1);

function renderList() {
  const focused = list.contains(document.activeElement) ? document.activeElement.hash : undefined;
  list.replaceChildren(
    ...messages.map((message) => {
      const row = document.getElementById('row').content.cloneNode(true);
      const link = row.querySelector('a');
      link.href = `#${message.id}`;
      if (message.id === chosen()) link.setAttribute('aria-current', 'true');
      row.querySelector('.subject').textContent = message.subject || '(no subject)';
      row.querySelector('.people').textContent = `To ${message.to.map(person).join(', ')}`;
      row.querySelector('time').textContent = time(message.receivedAt);
      row.querySelector('time').dateTime = message.receivedAt;
      return row;
    }),
  );
  // A new message must not take the keyboard's place away.
  if (focused) list.querySelector(`a[href="${focused}"]`)?.focus();
}

function renderMessage({ focus = false } = {}) {
  const message = messages.find(({ id }) => id === chosen());
  if (shown === (message?.id ?? '') && shown !== '') return;
  shown = message?.id ?? '';
  empty.textContent = messages.length
    ? 'Choose a message to read it.'
    : 'No messages yet. They appear here by themselves.';
  if (!message) return article.replaceChildren(empty);
  const view = document.getElementById('open').content.cloneNode(true);
  const heading = view.querySelector('h2');
  heading.textContent = message.subject || '(no subject)';
  view.querySelector('.from').textContent = person(message.from);
  view.querySelector('.to').textContent = message.to.map(person).join(', ');
  view.querySelector('.received').textContent = time(message.receivedAt);
  view.querySelector('.raw').href = `/api/messages/${message.id}/raw`;
  view.querySelector('iframe').src = `/api/messages/${message.id}/html`;
  article.replaceChildren(view);
  if (focus) heading.focus();
}

async function refresh() {
  try {
    const answer = await fetch('/api/messages', { headers: etag ? { 'if-none-match': etag } : {}, cache: 'no-store' });
    if (answer.status === 200) {
      messages = await answer.json();
      etag = answer.headers.get('etag');
      renderList();
      renderMessage();
    }
    status.textContent = '';
  } catch {
    status.textContent = 'The inbox is not running. Start Tailwright again to see new messages.';
  }
  setTimeout(refresh, refreshMs);
}

addEventListener('hashchange', () => {
  renderList();
  renderMessage({ focus: true });
});
refresh();
