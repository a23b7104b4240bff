import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillSharedPage } from '@tailwright/contracts/share';
import { viewKeys } from '@tailwright/contracts/views';
import { type TestGateway, startGateway } from '../testing/start.js';
import { clientPaths, sharedPath } from './client-paths.js';

const html = `<!doctype html><html><head><title>Tailwright</title><script>1</script></head><body><div id="root"><div id="shell"><header>Tailwright</header>${'app '.repeat(500)}</div></div>
<noscript>Tailwright needs JavaScript to run.</noscript></body></html>`;
const script = `console.log(${JSON.stringify('x'.repeat(5_000))})`;

let gateway: TestGateway;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tailwright-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), html);
  await writeFile(join(root, 'assets', 'index-abc123.js'), script);
  await writeFile(join(root, 'robots.txt'), 'User-agent: *\nDisallow: /r/\n');
  gateway = await startGateway({ WEB_ROOT: root });
});
afterAll(async () => {
  await gateway.close();
  await rm(root, { recursive: true });
});

const get = async (path: string, init?: RequestInit) => {
  const response = await gateway.call(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it('the gateway knows every address of the specification’s route table', () => {
  expect([...clientPaths, sharedPath]).toEqual(
    expect.arrayContaining([
      ...['/', '/dashboard', '/optimize', '/resume-optimizer', '/build', '/resume-builder', '/cover-letter'],
      ...['/cover-letter-generator', '/privacy-policy', '/terms-of-service', '/admin', '/r/:publicLinkId'],
    ]),
  );
});

describe('the page of the web app', () => {
  it.each(clientPaths)('is answered at %s', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('content-type'), text]).toEqual([200, 'text/html; charset=utf-8', html]);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('is answered with a query as well', async () => {
    expect((await get('/optimize?from=mail')).status).toBe(200);
  });

  it.each([
    ['/optimize/', '/optimize'],
    ['/privacy-policy/?from=a/b/', '/privacy-policy?from=a/b/'],
    ['/r/abcdefghijklmnopqrstuv/', '/r/abcdefghijklmnopqrstuv'],
  ])('is found for %s at %s', async (path, location) => {
    const { status, headers } = await get(path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, location]);
  });

  it('sends nobody to another site', async () => {
    for (const path of [
      '//elsewhere.example/',
      '/r//elsewhere.example/',
      '//elsewhere.example/r/abcdefghijklmnopqrstuv/',
    ]) {
      const { status, headers } = await get(path, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([404, null]);
    }
  });

  it('is answered with status 404 for a path it has no screen for', async () => {
    expect(await get('/nothing/here')).toMatchObject({ status: 404, text: html });
  });

  it('of a shared resume is for link previews, and not kept, indexed or referred', async () => {
    const { status, headers, text } = await get('/r/abcdefghijklmnopqrstuv');
    expect([status, text.includes('<title>Shared resume · Tailwright</title>')]).toEqual([200, true]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  describe('of a shared resume', () => {
    const link = 'abcdefghijklmnopqrstuw';
    beforeAll(async () => {
      const resume = '# Jane <Doe>\n\njane@example.com\n\n## Skills\n\n- Go & Rust';
      const body = gateway.peers.seal.seal({ resume, resumeId: randomUUID() }, link);
      await gateway.redis.hset(viewKeys.page(link), { version: '1', body });
      await gateway.redis.hset(viewKeys.live, link, 7);
    });

    it('carries its text, escaped, without our header, and can be read without scripts', async () => {
      const { status, text, headers } = await get(`/r/${link}`);
      expect(status).toBe(200);
      expect(text).toContain('<h1>Jane &lt;Doe&gt;</h1>');
      expect(text).toContain('<a href="mailto:jane@example.com"');
      expect(text).toContain('<li>Go &amp; Rust</li>');
      expect(text).not.toMatch(/<header>|needs JavaScript|Jane <Doe>/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
    });

    it('counts no view', async () => {
      await get(`/r/${link}`);
      expect(await gateway.redis.hget(viewKeys.live, link)).toBe('7');
    });

    it('that does not exist answers 404', async () => {
      gateway.peers.on(fillSharedPage, () => ({ found: false }));
      const { status, text } = await get('/r/abcdefghijklmnopqrstux');
      expect([status, text.includes('<header>')]).toEqual([404, false]);
      expect((await get('/r/short')).status).toBe(404);
    });
  });

  it('lets its own inline script run, and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(policy).not.toContain('unsafe');
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever, others for an hour', async () => {
    const asset = await get('/assets/index-abc123.js');
    expect([asset.status, asset.text]).toEqual([200, script]);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('of an earlier build answer 404 as files, not as the page', async () => {
    const { status, headers, text } = await get('/assets/index-old.js');
    expect([status, text.includes('<html>')]).toEqual([404, false]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('outside the folder are not reachable', async () => {
    expect((await get('/..%2f..%2fetc%2fpasswd')).text).not.toContain('root:');
    expect((await get('/assets/%2e%2e/%2e%2e/package.json')).text).not.toContain('tailwright');
  });
});

it('answers are compressed for those who take it', async () => {
  const asked = await get('/assets/index-abc123.js', { headers: { 'accept-encoding': 'br' } });
  expect([asked.headers.get('content-encoding'), asked.text]).toEqual(['br', script]);
  const page = await get('/', { headers: { 'accept-encoding': 'gzip' } });
  expect([page.headers.get('content-encoding'), page.text]).toEqual(['gzip', html]);
});

it('an unknown path below /api stays an error of the API', async () => {
  const { status, text } = await get('/api/nothing');
  expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'not_found' }]);
});

it('other methods are not answered with the page', async () => {
  const { status, text } = await get('/optimize', { method: 'POST' });
  expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'not_found' }]);
});

describe('the documentation', () => {
  it('is served from here alone', async () => {
    const page = await get('/api/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    const addresses = [...page.text.matchAll(/(?:src|href)=['"]([^'"]+)/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^\.?\//);
    for (const address of addresses)
      expect((await get(new URL(address, `${gateway.url}/api/docs`).pathname)).status).toBe(200);
    expect((await get('/api/docs/swagger-ui-init.js')).text).toContain('"validatorUrl": null');
  });

  it('lists every call as JSON', async () => {
    const { status, text } = await get('/api/docs/json');
    expect(status).toBe(200);
    expect(Object.keys((JSON.parse(text) as { paths: object }).paths)).toContain('/api/resume/optimize-json');
  });
});
