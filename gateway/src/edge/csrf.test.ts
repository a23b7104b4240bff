import { describe, expect, it } from '@jest/globals';
import type { IncomingHttpHeaders } from 'node:http';
import { bodyTypeProblem, foreignCallProblem } from './csrf.js';

const host = 'tailwright.example';
const call = (method: string, headers: IncomingHttpHeaders, path = '/api/auth/login') => ({
  method,
  path,
  headers,
  host,
});

describe('a call from another site', () => {
  const sites = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
  const origins = [`https://${host}`, `https://evil.example`, 'null', undefined];
  const allowed = (site?: string, origin?: string) =>
    site === undefined ? origin === undefined || origin === `https://${host}` : site === 'same-origin';
  const matrix = sites.flatMap((site) => origins.map((origin) => ({ site, origin, ok: allowed(site, origin) })));

  it.each(matrix)('Sec-Fetch-Site $site with Origin $origin passes: $ok', ({ site, origin, ok }) => {
    const headers = { ...(site && { 'sec-fetch-site': site }), ...(origin && { origin }) };
    expect(foreignCallProblem(call('POST', headers), host)?.code).toBe(ok ? undefined : 'forbidden');
    expect(foreignCallProblem(call('DELETE', headers), host)?.code).toBe(ok ? undefined : 'forbidden');
    expect(foreignCallProblem(call('GET', headers), host)).toBeUndefined();
  });

  it('is refused from the same name on another port', () => {
    expect(foreignCallProblem(call('POST', { origin: `https://${host}:8443` }), host)?.code).toBe('forbidden');
  });
});

describe('a name that may have been pointed at our address (DNS rebinding)', () => {
  const rebound = (name: string, headers: IncomingHttpHeaders = { origin: `http://${name}` }, publicHost = host) =>
    foreignCallProblem({ ...call('POST', headers), host: name }, publicHost)?.code;

  it.each(['evil.example', 'evil.example:3000', 'www.tailwright.example', '10.0.0.7.evil.example'])(
    'is refused to a page that is called %s',
    (name) => {
      expect(rebound(name)).toBe('forbidden');
    },
  );

  it.each([
    'localhost:3000',
    'app.localhost:3000',
    '127.0.0.1:3000',
    '192.168.1.7',
    '[::1]:3000',
    'server:3000',
    'server.local',
    'tailwright.example:8080',
  ])('is none when it is %s', (name) => {
    expect(rebound(name)).toBeUndefined();
  });

  it('is of no use over https, and to programs that are no browser', () => {
    expect(rebound('other.example', { 'sec-fetch-site': 'same-origin' })).toBeUndefined();
    expect(rebound('other.example', {})).toBeUndefined();
  });
});

describe('the type of a body', () => {
  const uploads = new Set(['/api/documents/extract']);
  const typed = (type: string | undefined, path?: string) =>
    bodyTypeProblem(call('POST', { 'content-length': '2', ...(type && { 'content-type': type }) }, path), uploads)
      ?.code;

  it.each([
    ['application/json', undefined, undefined],
    ['application/json; charset=utf-8', undefined, undefined],
    ['text/plain', undefined, 'unsupported_media_type'],
    ['application/x-www-form-urlencoded', undefined, 'unsupported_media_type'],
    ['multipart/form-data; boundary=x', undefined, 'unsupported_media_type'],
    [undefined, undefined, 'unsupported_media_type'],
    ['multipart/form-data; boundary=x', '/api/documents/extract', undefined],
    ['application/json', '/api/documents/extract', 'unsupported_media_type'],
  ])('%s on %s answers %s', (type, path, code) => {
    expect(typed(type, path)).toBe(code);
  });

  it('does not matter when there is no body', () => {
    expect(
      bodyTypeProblem(call('POST', { 'content-type': 'text/plain', 'content-length': '0' }), uploads),
    ).toBeUndefined();
    expect(bodyTypeProblem(call('POST', {}), uploads)).toBeUndefined();
  });

  it('matters for a body sent in chunks', () => {
    expect(bodyTypeProblem(call('POST', { 'transfer-encoding': 'chunked' }), uploads)?.code).toBe(
      'unsupported_media_type',
    );
  });
});
