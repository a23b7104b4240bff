import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { inlineScriptHashes, loadSite, withAbsoluteImage, withSharedPreview } from './site.js';

const html = `<!doctype html>
<html>
  <head>
    <title>Tailwright – resumes</title>
    <meta
      name="description"
      content="Tailor your resume."
    />
    <meta property="og:title" content="Tailwright" />
    <meta name="viewport" content="width=device-width" />
    <script>document.documentElement.classList.add('light')</script>
    <script type="module" src="/assets/a.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

describe('the page of a shared resume', () => {
  const shared = withSharedPreview(html);

  it('has one title and one description, the same for every resume', () => {
    expect(shared.match(/<title>/g)).toHaveLength(1);
    expect(shared.match(/name="description"/g)).toHaveLength(1);
    expect(shared.match(/og:title/g)).toHaveLength(1);
    expect(shared).toContain('<title>Shared resume · Tailwright</title>');
    expect(shared).not.toContain('Tailor your resume.');
  });

  it('asks not to be indexed and sends no referrer', () => {
    expect(shared).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(shared).toContain('<meta name="referrer" content="no-referrer" />');
  });

  it('keeps everything else', () => {
    expect(shared).toContain('<meta name="viewport" content="width=device-width" />');
    expect(inlineScriptHashes(shared)).toEqual(inlineScriptHashes(html));
  });
});

it.each(['https://resumes.example', 'https://resumes.example/'])(
  'names the picture of a preview with the host %s',
  (url) => {
    const head = '<meta property="og:image" content="/social.png" />';
    expect(withAbsoluteImage(head, url)).toBe(
      '<meta property="og:image" content="https://resumes.example/social.png" />',
    );
  },
);

it('only scripts that stand in the page are hashed', () => {
  const code = "document.documentElement.classList.add('light')";
  expect(inlineScriptHashes(html)).toEqual([`'sha256-${createHash('sha256').update(code).digest('base64')}'`]);
});

it('a folder without a built web app is refused with a sentence', async () => {
  await expect(loadSite('/nowhere', 'https://resumes.example')).rejects.toThrow(
    'WEB_ROOT /nowhere has no index.html: build the web app first.',
  );
});
