import { expect, test } from '@jest/globals';
import { sampleResumes } from '../fixtures/sample-resumes.js';
import { writeHtml } from './html.js';
import { findLostLines } from './kept.js';

const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!,
    );

test.each(sampleResumes)('a resume in $script has all its lines', ({ markdown }) => {
  expect(findLostLines(markdown, textOf(writeHtml(markdown)))).toEqual([]);
});

test('what a person wrote is text: no tag, attribute or script address of theirs', () => {
  const hostile = [
    '# <script>alert(1)</script>',
    'x@example.com" onmouseover="alert(2)',
    '## <img src=x onerror=alert(3)>',
    '[run](javascript:alert(4)) [go](https://a.example/"onclick="x) [data](data:text/html,x)',
    '- </li></article><b>&lt;i&gt;</b>',
  ].join('\n\n');
  const html = writeHtml(hostile);
  expect(new Set(html.match(/<\/?[a-z0-9]+/g))).toEqual(
    new Set(['<h1', '</h1', '<h2', '</h2', '<p', '</p', '<a', '</a', '<ul', '</ul', '<li', '</li']),
  );
  expect(
    html.match(/ [a-z]+="[^"]*"/g)?.filter((each) => !/^ (?:rel|href)="(?:https:|mailto:|noopener)/.test(each)),
  ).toEqual([]);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('mail, telephone and pages among the contacts can be pressed', () => {
  const html = writeHtml('# Ada\n\nada@example.com · +44 20 7946 0018 · ada.dev\n\n## Skills\n\nGo');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)).toEqual([
    'mailto:ada@example.com',
    'tel:+442079460018',
    'https://ada.dev',
  ]);
});
