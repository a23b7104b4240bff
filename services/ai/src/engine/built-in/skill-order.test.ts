import { expect, test } from '@jest/globals';
import { tailor } from './tailor.js';

const posting =
  'Shop Manager\nCompany: Fell Outdoor\n\nRequirements\n- Control of cash and stock\n- French required\n- Rotas and labour budgets for 20 people\n';

function skillsOf(list: string): string {
  const resumeText = `Ana Lima\nana@example.com\n\nSKILLS\n${list}\n\nEXPERIENCE\n\nShop Manager, Mill Bakery Ltd\nJan 2020 - Present\n- Ran the shop\n`;
  const { text } = tailor({ resumeText, jobDescription: posting, style: 'standard' }, new Date('2026-11-21'));
  return text.split('\n').find((line) => line.includes('Window Displays')) ?? '';
}

test('a skill with all words of a requirement stands first, whatever their order', () => {
  expect(skillsOf('Window Displays, Stock Control, Till Work')).toBe('Stock Control, Window Displays, Till Work');
});

test('a skill with half of the words stays where it was', () => {
  expect(skillsOf('Window Displays, Stock Ledger, Till Work')).toBe('Window Displays, Stock Ledger, Till Work');
});

test('a person among the skills is named as the writer did', () => {
  const line = 'Ms Lindi Adams (Window Displays), Stock Control, Mill Bakery';
  expect(skillsOf(line)).toBe(line);
});

test('languages stay where they were, also the one that is asked for', () => {
  expect(skillsOf('Window Displays, English (native), French (B1)')).toBe(
    'Window Displays, English (native), French (B1)',
  );
});

test.each(['Rusty', 'Learning', 'Want'])('a list that its label lessens stays in its order: %s', (label) => {
  expect(skillsOf(`Daily: Till Work, Rotas\n${label}: Window Displays, Stock Control, Ledgers`)).toBe(
    `${label}: Window Displays, Stock Control, Ledgers`,
  );
});

test.each([
  ['Want', false],
  ['Tools', true],
])('what a job shows by name is added below no list that its label lessens: %s', (label, isAdded) => {
  const resumeText = `Ana Lima\nana@example.com\n\nSKILLS\n- Daily: Python, Git\n- ${label}: Rust, Go\n\nEXPERIENCE\n\nTester, Mill Bakery Ltd\nJan 2020 - Present\n- Wrote two hundred tests with Cypress (JavaScript) for the shop\n`;
  const jobDescription = 'Tester\nCompany: Fell Outdoor\n\nRequirements\n- JavaScript or TypeScript\n- Cypress\n';
  const { text } = tailor({ resumeText, jobDescription, style: 'standard' }, new Date('2026-11-21'));
  expect(/^(?:- )?(?:JavaScript|Cypress)/m.test(text.slice(0, text.indexOf('EXPERIENCE')))).toBe(isAdded);
});

test('a row that begins as a sentence does keeps its order', () => {
  const resumeText =
    'Ana Lima\nana@example.com\n\nSKILLS\nHand lettering, gilding, stock control\n\nEXPERIENCE\n\nShop Manager, Mill Bakery Ltd\nJan 2020 - Present\n- Ran the shop\n';
  const { text } = tailor({ resumeText, jobDescription: posting, style: 'standard' }, new Date('2026-11-21'));
  expect(text).toContain('\nHand lettering, gilding, stock control\n');
});

test.each([
  ['a pair may be one name and what it is', 'Window Displays, Stock Control'],
  ['what is called little stays behind', 'Window Displays, Till Work, Stock Control (view only)'],
  ['a list that begins as a sentence does', 'Window Displays, Stock Control, till work'],
])('%s stays in its order', (_why, list) => {
  expect(skillsOf(list)).toBe(list);
});

test('the name of a group without a colon stays before its items, where other lines have one, too', () => {
  const labelled = 'Data Window Displays, Till Work, Stock Control\nTools Rota Planner, Labels';
  expect(skillsOf(labelled)).toBe('Data Window Displays, Till Work, Stock Control');
});

test.each([
  [
    'an item',
    'Data entry, Window Displays, Stock Control\nWeb design, Rota Planner',
    'Stock Control, Data entry, Window Displays',
  ],
  [
    'the only one of its kind',
    'Data Window Displays, Till Work, Stock Control',
    'Stock Control, Data Window Displays, Till Work',
  ],
])('what only seems to begin with the name of a group is put in order: %s', (_case, list, ordered) => {
  expect(skillsOf(list)).toBe(ordered);
});
