import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { fillSharedPage } from '@tailwright/contracts/share';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'https://tailwright.example' });
});
afterAll(() => gateway.close());

describe('every answer', () => {
  it('carries the security headers', async () => {
    const { headers } = await gateway.call('/api/auth/me');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'; object-src 'none'");
    // Its default is not default-src: without it a form could be sent anywhere.
    expect(headers.get('content-security-policy')).toContain("; form-action 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(['/%61pi/auth/me', '/api/%61uth/me'])('carries them however its address is written: %s', async (path) => {
    const { status, headers } = await gateway.call(path);
    expect([status, headers.get('cache-control')]).toEqual([401, 'no-store']);
  });

  it('of a shared resume asks not to be indexed however its address is written', async () => {
    gateway.peers.on(fillSharedPage, () => ({ found: false }));
    const { status, headers } = await gateway.call(`/%61pi/shared/${'A'.repeat(22)}`);
    expect([status, headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      404,
      'noindex, nofollow',
      'no-referrer',
    ]);
  });

  it('below an unknown address of the API is never kept either', async () => {
    const { status, headers } = await gateway.call('/%61pi/nothing');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('keeps a sane request id of the caller and replaces any other', async () => {
    const idFor = async (id: string) =>
      (await gateway.call('/api/auth/me', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('0123abcd-caller')).toBe('0123abcd-caller');
    expect(await idFor('<script>')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('what no route answers', () => {
  const answer = async (path: string, method = 'GET') => {
    const response = await gateway.call(path, { method });
    return { status: response.status, body: await response.json(), allow: response.headers.get('allow') };
  };

  it('an unknown path below /api answers 404 with the envelope', async () => {
    expect(await answer('/api/nothing')).toEqual({
      status: 404,
      body: { code: 'not_found', message: 'Not found.' },
      allow: null,
    });
  });

  it('a known path with another method answers 405 and says which it takes', async () => {
    expect(await answer('/api/resumes', 'PUT')).toMatchObject({
      status: 405,
      allow: 'GET',
      body: { code: 'method_not_allowed' },
    });
  });

  it('a malformed address answers 400', async () => {
    expect(await answer('/api/jobs/%zz')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('an endless id answers 4xx', async () => {
    expect((await answer(`/api/jobs/${'a'.repeat(5_000)}`)).status).toBe(400);
  });
});

describe('what is no HTTP', () => {
  /** exchange sends bytes and returns all that comes back before the connection ends. */
  const exchange = async (bytes: string) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.on('error', () => undefined).write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { line: head.split('\r\n')[0], body: body && (JSON.parse(body) as unknown) };
  };

  it('answers 400 in the envelope, and the next one is served', async () => {
    for (const bytes of ['rubbish\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: many\r\n\r\n']) {
      expect(await exchange(bytes)).toEqual({
        line: 'HTTP/1.1 400 Bad Request',
        body: { code: 'invalid_input', message: 'The request could not be read.' },
      });
    }
    expect((await gateway.call('/api/auth/me')).status).toBe(401);
  });

  it('is answered after a request that could be read, too', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => undefined);
    socket.write('GET /api/auth/me HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    socket.write('rubbish\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 [\s\S]*HTTP\/1.1 400 Bad Request/);
  });

  it('answers 431 for headers without end', async () => {
    expect(await exchange(`GET /api/auth/me HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)).toEqual({
      line: 'HTTP/1.1 431 Request Header Fields Too Large',
      body: { code: 'payload_too_large', message: 'The headers of the request are too large.' },
    });
  });
});

describe('a body', () => {
  const send = (body: string, type = 'application/json') =>
    gateway.call('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type } });

  it('that is not JSON answers 400', async () => {
    const response = await send('{"email":');
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_input' }]);
  });

  it('of another type answers 415', async () => {
    expect((await send('email=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('{}', 'text/plain')).status).toBe(415);
  });

  it('over 1 MB answers 413', async () => {
    const response = await send(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }));
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
  });

  it.each([
    ['null', 'The request body must be a JSON object.'],
    ['[]', 'The request body must be a JSON object.'],
    ['"text"', 'The request body must be a JSON object.'],
    ['{"email":"ada@example.org","password":"secret","rememberMe":"yes"}', 'rememberMe must be true or false.'],
  ])('%s answers 400 with a sentence and the field', async (body, message) => {
    const response = await send(body);
    const field = message.startsWith('The') ? '' : message.split(' ')[0];
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'invalid_input', message, details: { fields: [{ field, message }] } },
    ]);
  });

  it('that is missing answers 400 with the fields', async () => {
    const response = await gateway.post('/api/auth/login');
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_input' }]);
  });

  it('that is compressed is not unpacked', async () => {
    const body = gzipSync(JSON.stringify({ email: 'ada@example.org', password: 'secret' }));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await gateway.call('/api/auth/login', { method: 'POST', body, headers })).status).toBe(400);
  });

  it('that tries to change prototypes answers 400', async () => {
    expect((await send('{"__proto__":{"admin":true}}')).status).toBe(400);
  });
});

describe('a call from another site', () => {
  it('answers 403, and 401 or better from our own', async () => {
    const logOut = (headers: Record<string, string>) => gateway.post('/api/auth/logout', undefined, { headers });
    expect((await logOut({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await logOut({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await logOut({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await logOut({ origin: gateway.url })).status).toBe(200);
    expect((await logOut({})).status).toBe(200);
  });
});
