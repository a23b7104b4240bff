import { expect, test } from '@jest/globals';
import { findMovedLines } from './find-moved-lines.js';
import { keepWhole } from './keep-whole.js';
import { readResume } from '../read-resume.js';
import { renderResume } from './render-resume.js';

const resume = readResume(
  'Ana Silva\nana@example.com\n\nEXPERIENCE\nCook, Sol Hotel, 2019 - 2021\n• Cooked for 80 guests\n• Trained two cooks\n\nWaiter, Mar Hotel, 2016 - 2018\nServed forty tables alone\nCounted the till each night\n\nSKILLS\nGrill, Baking',
);
const whole = renderResume(resume);
const moved = (text: string) => findMovedLines(resume, text).map((line) => line.text);

test('a resume laid out as it was read has every line in its place', () => {
  expect(moved(whole)).toEqual([]);
});

test('bullets of one job may change places', () => {
  const swapped = whole.replace(/(- Cooked.*)\n(- Trained.*)/, '$2\n$1');
  expect(swapped).not.toBe(whole);
  expect(moved(swapped)).toEqual([]);
});

test.each([
  [
    'under another employer',
    whole.replace('- Trained two cooks\n', '').replace(/(### Waiter[^]*?\n\n.*\n)/, '$1\n- Trained two cooks\n'),
    'Trained two cooks',
  ],
  ['under another heading', `${whole.replace('- Trained two cooks\n', '')}\nTrained two cooks\n`, 'Trained two cooks'],
  ['under a heading of its own', whole.replace('- Trained two cooks', '## Trained two cooks'), 'Trained two cooks'],
  ['as the head of an entry', whole.replace('- Trained two cooks', '### Trained two cooks'), 'Trained two cooks'],
])('a line %s is found, and its section is set as it was written', (_name, text, line) => {
  expect(moved(text)).toContain(line);
  expect(keepWhole(resume, text).sectionsAsWritten).toBeGreaterThan(0);
});

test('lines without a mark keep their order', () => {
  const [first, second] = ['Served forty tables alone', 'Counted the till each night'];
  const text = whole.replace(first, '§').replace(second, first).replace('§', second);
  expect(text).not.toBe(whole);
  expect(moved(text)).toHaveLength(1);
});

test('two posts below the same line of an employer each have their own lines', () => {
  const twice = readResume(
    'Ana Silva\nana@example.com\n\nEXPERIENCE\n\nBlue Hen Grill, Denver, CO\nLine cook on the night shift\n2019 - 2024\n- Ran the grill\n\nBlue Hen Grill, Denver, CO\nPrep cook\n2016 - 2019\n- Cut onions\n',
  );
  const entries = twice.sections.flatMap((section) => section.entries);
  for (const entry of entries) entry.isSure = false;
  expect(entries).toHaveLength(2);
  expect(findMovedLines(twice, renderResume(twice))).toEqual([]);
});

test('the label that a form sets before duties is not missed, alone or before a text', () => {
  const rows = 'Company: Old Mill\nTitle: Baker\nFrom: 2014   To: 2019';
  const resume = readResume(
    `Jo Baker\njo@example.com\n\nWORK\n\n${rows}\nDuties and responsibilities:\n1. Rye\n2. Wheat\n\n${rows.replace('Baker', 'Porter')}\nDuties: keys and doors`,
  );
  const shown = renderResume(resume);
  expect(shown).not.toContain('Duties');
  expect(findMovedLines(resume, shown)).toEqual([]);
});
