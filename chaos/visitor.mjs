import { createHmac, randomUUID } from 'node:crypto';
import { jobDescription, resume } from '../e2e/people.ts';

/** resumeOf is a readable resume whose project names it, so that its result can be told from all others. */
export function resumeOf(marker) {
  return [...resume, '', 'PROJECTS', `Project ${marker}`, `- Built ${marker} in TypeScript`].join('\n');
}

/** optimization is the body that tailors such a resume. */
export const optimization = (marker) => ({ resumeText: resumeOf(marker), jobDescription });

/** Visitor is one anonymous person at one gateway, with the signed cookie their jobs belong to. */
export class Visitor {
  constructor(system, gateway = system.alive('gateway')[0]) {
    this.url = `http://127.0.0.1:${gateway.port}`;
    const id = randomUUID();
    const signature = createHmac('sha256', system.cookieKey)
      .update(id)
      .digest('base64')
      .replace(/(?<!=)=+$/, '');
    this.cookie = `tw_visitor=${encodeURIComponent(`${id}.${signature}`)}`;
  }

  /** call answers with { status, headers, body, ms }; status 0 means that no answer came, `error` says why. */
  async call(path, { method = 'GET', headers = {}, body, signal } = {}) {
    const began = performance.now();
    const done = (rest) => ({ ...rest, ms: performance.now() - began });
    try {
      const response = await fetch(`${this.url}${path}`, {
        method,
        signal,
        headers: { cookie: this.cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      return done({ status: response.status, headers: response.headers, body: parse(text) });
    } catch (error) {
      return done({ status: 0, headers: new Headers(), body: null, error: error.cause?.code ?? error.message });
    }
  }

  post(path, body, headers = {}) {
    return this.call(path, { method: 'POST', body, headers });
  }

  /** register opens an account and stays signed in to it. */
  async register(person) {
    const answer = await this.post('/api/auth/register', person);
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('tw_session='));
    if (session) this.cookie += `; ${session.split(';')[0]}`;
    return answer;
  }

  /** submit starts an optimization and answers at once, as `Prefer: respond-async` asks. */
  submit(marker, headers = {}) {
    return this.post('/api/resume/optimize-json', optimization(marker), { prefer: 'respond-async', ...headers });
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
