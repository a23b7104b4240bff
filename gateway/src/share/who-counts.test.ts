import { expect, it } from '@jest/globals';
import { countsAsView } from './who-counts.js';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

it.each([
  [chrome, true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', false],
  ['LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)', false],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', false],
  ['Twitterbot/1.0', false],
  [chrome.replace('Chrome', 'HeadlessChrome'), false],
  ['WhatsApp/2.23.20.0', false],
  ['Scrapy/2.11.0 (+https://scrapy.org)', false],
  ['curl/8.5.0', true],
  ['Wget/1.21', true],
  ['python-requests/2.32', true],
  ['PostmanRuntime/7.43', true],
  ['node', true],
  ['okhttp/4.12', true],
  ['axios/1.7', true],
  ['insomnia/10', true],
  ['Go-http-client/2.0', true],
  ['got (https://github.com/sindresorhus/got)', true],
  ['Java/17.0.2', true],
  // A crawler that is built on one of them and says so.
  ['python-requests/2.32 (compatible; ExampleBot/1.0)', false],
  ['curl/8.5.0 (site crawler)', false],
  ['', true],
  [undefined, true],
])('an agent called %s counts: %s', (agent, counts) => {
  expect(countsAsView('GET', { 'user-agent': agent })).toBe(counts);
  // The second time it is remembered.
  expect(countsAsView('GET', { 'user-agent': agent })).toBe(counts);
});

it('HEAD and a prefetch do not count', () => {
  expect(countsAsView('HEAD', { 'user-agent': chrome })).toBe(false);
  expect(countsAsView('GET', { 'user-agent': chrome, 'sec-purpose': 'prefetch;prerender' })).toBe(false);
  expect(countsAsView('GET', { 'user-agent': chrome, purpose: 'prefetch' })).toBe(false);
});
