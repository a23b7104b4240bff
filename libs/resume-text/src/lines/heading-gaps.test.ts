import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const resume = (gap: string) => `${gap}What I bring

Recruitment of volunteers
I built a pool of 140 volunteers for a food bank and wrote the handbook for all of them.

Events
I have organized a yearly walk with about 600 walkers, two galas and many bake sales.

Computer skills
Word, Excel, Mailchimp, Canva.
${gap}
Where I have worked

Food Cupboard, Moncton
Coordinator of Volunteers, 2017 to June 2024
${gap}
Education and training

Diploma in Recreation, Collège de la Baie-Verte, 1991
`;
const headings = (text: string) => printed(text).filter((line) => /^(?:##|\*\*)/.test(line));

test('where the headings of jobs and studies have more room above them, those with less are headings within a section', () =>
  expect(headings(resume('\n'))).toEqual([
    '## What I bring',
    '**Recruitment of volunteers**',
    '**Events**',
    '**Computer skills**',
    '## Where I have worked',
    '### Coordinator of Volunteers | Food Cupboard, Moncton',
    '## Education and training',
    '### Diploma in Recreation | Collège de la Baie-Verte',
  ]));

test('where all have the same room above them, each known heading begins a section', () =>
  expect(headings(resume(''))).toContain('## Computer skills'));
