import { describe, expect, test } from '@jest/globals';
import { setClosingLines } from '../sections/closing-lines.js';
import type { SectionKind } from '../recognizers/headings.js';
import { logicalLines } from './logical-lines.js';
import type { LineLabel } from './line-tagger.js';
import { physicalLines } from '../page/physical-lines.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { isRestOfBullet, withRestsOfItems } from './rests-of-items.js';
import { shapesOf } from './line-shape.js';

const top = [
  'Jo Baker',
  'jo@example.com',
  '',
  'EXPERIENCE',
  '',
  'Clerk, Acme Ltd, 2019 - 2021',
  '- Opened letters of all kinds and read them aloud to the two owners of the firm',
  '  every morning, before the first of the vans had left the yard for the harbour',
  '',
];

/** The lines below a heading, without marks. */
function below(heading: string, ...rows: string[]): string[] {
  const written = renderResume(readResume([...top, heading, ...rows].join('\n')));
  const lines = written
    .slice(written.indexOf(`## ${heading}`))
    .split('\n')
    .slice(1);
  return lines.filter((line) => line !== '').map((line) => line.replace(/^- /, ''));
}

describe('the rest of an item', () => {
  test.each([
    [
      'stands further in, below a row that is nearly full',
      [
        'Safety passport for work above water (rescue and winch), part time, Old',
        '   Moana Training Centre, 2018',
        'First aid at work, 2024',
      ],
    ],
    [
      'ends a sentence that a full row began',
      ['Choir on Mondays. Referees on request, both of them Royal', 'Navy officers so expect an answer.', 'Chess'],
    ],
  ])('%s', (_where, rows) => {
    const shapes = shapesOf(physicalLines([...top, ...rows].join('\n')));
    const labels = shapes.map((): LineLabel => 'item');
    expect(withRestsOfItems(shapes, labels).slice(-3)).toEqual(['item', 'cont', 'item']);
  });

  test('ends the last of several labelled lists', () => {
    const rows = [
      'Languages: Perl, C, Ada',
      'Data: MySQL, Oracle, Kafka',
      'Tools: Make, Ant, Maven',
      'Hosting: Solaris, AIX, Tomcat, WebSphere (some), WebLogic, Apache HTTP',
    ];
    expect(below('SKILLS', ...rows, 'Server, Varnish').at(-1)).toBe(`${rows[3] ?? ''} Server, Varnish`);
  });

  test('holds the short form of the name above it', () => {
    const rows = [
      'Harbour Safety Award',
      'Chartered Member Institute',
      'Logistics (CMIL) since 2019',
      'Forklift licence',
    ];
    expect(below('CERTIFICATIONS', ...rows)).toEqual([
      'Harbour Safety Award',
      'Chartered Member Institute Logistics (CMIL) since 2019',
      'Forklift licence',
    ]);
  });

  test('is none in a list whose items all begin small', () => {
    const rows = [
      'sauces (my main thing)',
      'fish of all kinds, crab',
      'fresh bread',
      'stock control',
      'rota',
      'allergens',
    ];
    expect(below('SKILLS', ...rows)).toEqual(rows);
  });
});

test.each<[SectionKind, string]>([
  ['interests', 'References avaliable from both masters'],
  ['references', 'Numbers when we have spoken'],
  ['references', 'Contact details on request'],
])('what is said of referees below a list is no item of it: %s, %s', (kind, text) => {
  const lines = [...logicalLines('Ann Holt, Quay Foods\nBen Webb, Mill Bakery')];
  const [first] = lines;
  if (!first) throw new Error('no line was read');
  const cuts = setClosingLines({ heading: 'LIST', kind, lines: [...lines, { ...first, text }] });
  expect(cuts.map((cut) => cut.lines.at(-1)?.text)).toEqual(['Ben Webb, Mill Bakery', text]);
});

test.each([
  ['• closed in spring, when I worked', 'from home on returns', true],
  ['• closed in spring.', 'from home on returns', false],
  ['• closed in spring, when I worked', 'from 2019 on returns', false],
  ['• closed in spring, when I worked', 'Hotel Edelweiss, Graz', false],
  ['closed in spring, when I worked', 'from home on returns', false],
])('“%s” / “%s”: the rest of the bullet above begins no head (%s)', (above, below, isRest) => {
  const [first, second] = shapesOf(physicalLines(`${above}\n${below}`));
  expect(second && isRestOfBullet(second, first)).toBe(isRest);
});
