import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
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
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
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
