import { expect, test } from '@jest/globals';
import { nextTab, previousTab, tabs, tabsWithErrors } from './tabs';

test('the tabs stand in their order', () => {
  expect(tabs.map((tab) => tab.name)).toEqual([
    'Personal',
    'Experience',
    'Education',
    'Skills',
    'Additional',
    'Preview',
  ]);
});

test('Next and Back move by one and stop at the ends', () => {
  expect(nextTab('personal')).toBe('experience');
  expect(nextTab('preview')).toBe('preview');
  expect(previousTab('education')).toBe('experience');
  expect(previousTab('personal')).toBe('personal');
});

test('tabs with errors are listed in the order of the tabs', () => {
  expect(tabsWithErrors({ education: {}, personal_info: {} })).toEqual(['personal', 'education']);
  expect(tabsWithErrors({})).toEqual([]);
});
