import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const asset = (name, type) => ({ file: new URL(`./${name}`, import.meta.url), type });
const assets = {
  '/': asset('inbox.html', 'text/html; charset=utf-8'),
  '/inbox.css': asset('inbox.css', 'text/css; charset=utf-8'),
  '/inbox.js': asset('inbox.js', 'text/javascript; charset=utf-8'),
};
const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** Mail is foreign markup: no script, no request to anywhere, links only in a tab of their own. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

export function createWebServer(mailbox) {
  return createServer((request, response) => {
    answer(mailbox, request, response).catch(() => send(response, 500, 'text/plain', 'Something went wrong.'));
  });
}

async function answer(mailbox, request, response) {
  // A page elsewhere that points its own name at 127.0.0.1 must not read the mail.
  const { hostname, pathname } = new URL(request.url, `http://${request.headers.host ?? 'unknown'}`);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) return send(response, 403, 'text/plain', 'Local use only.');
  if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Only GET.');
  if (assets[pathname]) return sendAsset(response, assets[pathname]);
  if (pathname === '/api/messages') return sendList(mailbox, request, response);
  const [, id, part] = /^\/api\/messages\/([\w-]+)(?:\/(html|raw))?$/.exec(pathname) ?? [];
  if (!id || !mailbox.has(id)) return send(response, 404, 'text/plain', 'Not found.');
  if (part === 'raw') return send(response, 200, 'message/rfc822', await mailbox.raw(id), download(id));
  const message = await mailbox.message(id);
  if (part === 'html') return send(response, 200, 'text/html; charset=utf-8', framed(message), policy(mailPolicy));
  return sendJson(response, message);
}

async function sendAsset(response, { file, type }) {
  send(response, 200, type, await readFile(file), policy(pagePolicy));
}

async function sendList(mailbox, request, response) {
  const etag = `"${mailbox.version()}"`;
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
  const messages = await mailbox.messages();
  sendJson(
    response,
    messages.map(({ html, ...rest }) => ({ ...rest, hasHtml: html !== '' })),
    { etag },
  );
}

/** Links open a new tab, because the frame itself may go nowhere. */
function framed({ html, text }) {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const body = html || `<pre style="white-space:pre-wrap;font:16px/1.5 system-ui">${escaped}</pre>`;
  const base = '<base target="_blank">';
  const head = /<head(?:\s[^>]*)?>/i.exec(body);
  return head ? body.replace(head[0], () => head[0] + base) : base + body;
}

const policy = (value) => ({ 'content-security-policy': value });
const download = (id) => ({ 'content-disposition': `attachment; filename="${id}.eml"` });

function sendJson(response, body, headers) {
  send(response, 200, 'application/json', JSON.stringify(body), headers);
}

function send(response, status, type, body, headers = {}) {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  });
  response.end(body);
}
