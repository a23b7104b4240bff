import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top =
  'Jo Baker\njo@example.com | 555-010-0199\n\nEXPERIENCE\nBarista, Fernwood Coffee Inc, Boston, MA, 2020 - 2022\n• Opened the shop\n\n';
const written = (text: string) => renderResume(readResume(`${top}${text}`));

test('a heading in its line with its own words alone is a heading', () => {
  expect(written('Languages: French, English')).toContain('## Languages\n\nFrench, English');
});

test('lines that follow a heading in its line do not come under it', () => {
  const text = written('tools: Jira, Stripe, Slack, Notion\nspeak: English, Tagalog\nat home: fibre, own laptop');
  expect(text).toContain('## ADDITIONAL INFORMATION\n\ntools: Jira, Stripe, Slack, Notion');
  expect(text).not.toContain('## tools');
});

test('below a list of its own kind nothing is announced', () => {
  const text = written(
    'LICENSURE\nOregon RDH, 2019, exp. 9/2027\nEndorsements: local anesthesia, nitrous oxide\nCPR, exp. 8/2026',
  );
  expect(text).not.toContain('## Endorsements');
  expect(text).not.toContain('## Additional');
});

test('groups of skills stay under their heading', () => {
  const text = written('Technical skills: Java, Python, SQL\nFrameworks: Spring, React\nTools: git, Docker');
  expect(text).toContain('## Technical skills');
});
