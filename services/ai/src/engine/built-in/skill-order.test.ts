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

test('languages stay where they were, also the one that is asked for', () => {
  expect(skillsOf('Window Displays, English (native), French (B1)')).toBe(
    'Window Displays, English (native), French (B1)',
  );
});
