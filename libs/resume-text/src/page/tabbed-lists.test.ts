import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const lists = (rows: string) =>
  printed(`Nurse who keeps the ward calm and the papers in order, also at night and in winter.

${rows}

EMPLOYMENT

Nurse, Hale Hospital, Leeds
2015 – 2019
• Kept the ward`);

test('two lists that tabs set side by side are two sections', () => {
  const lines = lists(
    'TOOLS\t\t\t\tSTRENGTHS\nEpic (wards)\t\t\tNight calm\nWord, Excel\t\t\tRotas\nInfusion pumps\t\t\tTeaching\nA little X-ray',
  );
  expect(lines.slice(0, lines.indexOf('## EMPLOYMENT')).join('\n')).toContain(
    '## TOOLS\nEpic (wards)\nWord, Excel\nInfusion pumps\nA little X-ray\n## STRENGTHS\nNight calm\nRotas\nTeaching',
  );
});

test.each([
  ['levels', 'SKILLS\tLANGUAGES\nEpic\texpert\nWord\tgood\nExcel\tbasic'],
  ['years', 'TOOLS\tSTRENGTHS\nEpic\t5 years\nWord\t12 years\nExcel\t3 years'],
  ['a third column', 'TOOLS\tSTRENGTHS\nEpic\tCalm\tNight\nWord\tRotas\tDay\nExcel\tTeaching\tDay'],
])('a table with %s is none', (_, rows) => {
  expect(lists(rows).filter((line) => /^## (?:LANG|STREN)/.test(line))).toEqual([]);
});
