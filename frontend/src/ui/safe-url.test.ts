import { expect, test } from '@jest/globals';
import { safeUrl } from './safe-url';

test.each([
  'https://example.com/a?b=c:d',
  'HTTP://EXAMPLE.COM',
  'irc://chat',
  'ircs://chat',
  'mailto:a@b.co',
  'xmpp:a@b.co',
  '/path:with/colon',
  'page?time=10:30',
  '#part:2',
  'relative/path',
  '//example.com',
  '',
])('%j is kept', (url) => {
  expect(safeUrl(url)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'tel:+4612345',
  ':nothing',
])('%j becomes empty', (url) => {
  expect(safeUrl(url)).toBe('');
});
