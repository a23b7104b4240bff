import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { ConfigError } from '@tailwright/platform/config';

/** Site is the built web app as the gateway serves it. */
export interface Site {
  root: string;
  html: string;
  /** The same page for /r/…, before and behind the resume: what a link preview may show is the same for every resume. */
  sharedHtml: { before: string; behind: string; withoutResume: string };
  /** CSP sources of the inline scripts, such as the one that sets the theme before the first paint. */
  scriptHashes: string[];
}

/** loadSite reads index.html of a built web app. Throws ConfigError when there is none. */
export async function loadSite(webRoot: string, publicUrl: string): Promise<Site> {
  const root = resolve(webRoot);
  const built = await readFile(join(root, 'index.html'), 'utf8').catch(() => {
    throw new ConfigError([`WEB_ROOT ${root} has no index.html: build the web app first.`]);
  });
  const html = withAbsoluteImage(built, publicUrl);
  return { root, html, sharedHtml: sharedPage(html), scriptHashes: inlineScriptHashes(html) };
}

/** inlineScriptHashes lists the CSP hashes of the scripts that stand in the page itself. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(({ groups }) => !/\bsrc\s*=/i.test(groups?.attributes ?? ''))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.code ?? '')
          .digest('base64')}'`,
    );
}

/** withAbsoluteImage names the preview's picture with its host: networks that show previews follow no other address. */
export function withAbsoluteImage(html: string, publicUrl: string): string {
  return html.replace(/(?<=<meta property="og:image" content=")(?=\/)/, () => publicUrl.replace(/\/$/, ''));
}

const shell = /(?<=<div id="root">)[\s\S]*?(?=<\/div>\s*<noscript>)/;
const noscript = /<noscript>[\s\S]*?<\/noscript>/;

/** sharedPage is the page of a resume: it stands behind the empty root of the program, which takes it away once it shows the same. */
function sharedPage(html: string): Site['sharedHtml'] {
  const preview = withSharedPreview(html);
  // The page is the candidate's, so nothing of ours stands above the resume.
  const withoutResume = preview.replace(/<header>[\s\S]*?<\/header>/, '');
  const end = preview.replace(shell, '').replace(noscript, '<!-- resume -->');
  const [before = '', behind = ''] = end.split('<!-- resume -->');
  return { before, behind, withoutResume };
}

const title = 'Shared resume · Tailwright';
const description = 'A resume shared with you through Tailwright.';

const sharedHead = [
  `<title>${title}</title>`,
  `<meta name="description" content="${description}" />`,
  `<meta name="robots" content="noindex, nofollow" />`,
  `<meta name="referrer" content="no-referrer" />`,
  `<meta property="og:title" content="${title}" />`,
  `<meta property="og:description" content="${description}" />`,
].join('\n    ');

/** withSharedPreview replaces title and description; nothing of the resume itself belongs into a link preview. */
export function withSharedPreview(html: string): string {
  const own =
    /(?:(?<!\s)\s+)?(?:<title>[\s\S]*?<\/title>|<meta\s[^>]*?(?:name="(?:description|robots|referrer)"|property="og:(?:title|description)")[^>]*>)/gi;
  return html.replace(own, '').replace('</head>', () => `  ${sharedHead}\n  </head>`);
}
