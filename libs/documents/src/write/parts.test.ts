import { expect, test } from '@jest/globals';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { parseMarkdown } from './markdown-resume.js';
import { textOf } from './markdown-spans.js';
import { partsOf } from './parts.js';

const headsOf = (markdown: string) =>
  partsOf(parseMarkdown(markdown).blocks).flatMap((part) =>
    part.kind === 'entry'
      ? [[textOf(part.title), part.names.map(textOf), part.dates && textOf(part.dates), part.beside.map(textOf)]]
      : [],
  );

test.each([
  [
    'dates, then place',
    '### Cook | Café\n\n*Mar 2019 – Present · Oslo, Norway*',
    ['Cook', ['Café'], 'Mar 2019 – Present', ['Oslo, Norway']],
  ],
  ['place, then dates', '### Cook | Café\n\n*Oslo · 2019–2021*', ['Cook', ['Café'], '2019–2021', ['Oslo']]],
  ['dates alone', '### BSc | MIT\n\n*2009 – 2012*', ['BSc', ['MIT'], '2009 – 2012', []]],
  ['dates behind the title', '### Workshop, Ottawa · Nov 2019', ['Workshop, Ottawa', [], 'Nov 2019', []]],
  ['no dates', '### Fence rig\n\n*Built with two friends*', ['Fence rig', [], null, ['Built with two friends']]],
  [
    'Chinese dates',
    '### 工程师 | 星河\n\n*2019年3月 – 至今 · 上海*',
    ['工程师', ['星河'], '2019年3月 – 至今', ['上海']],
  ],
  [
    'dates behind a comma',
    '### Night baker, 05/2016 – 08/2019\n\n*Café Fram*',
    ['Night baker', [], '05/2016 – 08/2019', ['Café Fram']],
  ],
  [
    'a year behind a comma',
    '### Diploma in Baking, Elvebakken, 2012',
    ['Diploma in Baking, Elvebakken', [], '2012', []],
  ],
  ['dates behind the employer', '### Cook | Café Fram, since 2019', ['Cook', ['Café Fram'], 'since 2019', []]],
  [
    'a year in the title and dates of its own',
    '### Host, World Cup, 2018\n\n*May – July 2018*',
    ['Host, World Cup, 2018', [], 'May – July 2018', []],
  ],
  ['a year that is the whole title', '### , 2019', [', 2019', [], null, []]],
  [
    'dates that are part of a name',
    '### Notary, licence until 03/2027',
    ['Notary, licence until 03/2027', [], null, []],
  ],
  ['a hyphen is no joint', '### Full-stack engineer | A-B', ['Full-stack engineer', ['A-B'], null, []]],
])('a head with %s falls into its fields', (_, markdown, head) => expect(headsOf(markdown)).toEqual([head]));

test('the line below the name has no pipes', () => {
  const parts = partsOf(parseMarkdown('# Ada\n\n**Analyst | Product Owner**\n\nada@example.com\n\n## Work\n').blocks);
  expect(parts.flatMap((part) => (part.kind === 'paragraph' ? [textOf(part.spans)] : []))).toEqual([
    'Analyst · Product Owner',
  ]);
});

test('no word of a head or of the contacts is lost', () => {
  const markdown = '# A\n\nb@example.com | +1 (2) | c\n\n## D\n\n### E | **F** | G\n\n*2019 · H · I*\n';
  const parts = partsOf(parseMarkdown(markdown).blocks);
  const words = JSON.stringify(parts).match(/(?<="text":")[^"]+/g);
  expect(words?.join(' ')).toBe('A b@example.com +1 (2) c D E F G 2019 H I');
});

test('blocks stay as they are, so that they can be set twice', () => {
  const { blocks } = parseMarkdown(
    '# A\n\nb@example.com\n\n## C\n\nd\n\n### E, 2019\n\n*F*\n\n- g\n\n```\nh\ni\nj\n```\n',
  );
  const before = structuredClone(blocks);
  const first = structuredClone(partsOf(blocks));
  expect(partsOf(blocks)).toEqual(first);
  expect(blocks).toEqual(before);
  expect(first.at(-1)).toMatchObject({ kind: 'paragraph', role: 'row' });
  expect(first.flatMap((part) => (part.kind === 'paragraph' ? [textOf(part.spans)] : []))).toContain('h\ni\nj');
});

test('many rows one below the other take no longer than their number asks for', () => {
  const { blocks } = parseMarkdown(`\`\`\`\n${'a row\n'.repeat(16_000)}\`\`\`\n`);
  const began = startProcessorClock();
  expect(partsOf(blocks)).toHaveLength(1);
  expect(began.ms()).toBeLessThan(1_000);
});
