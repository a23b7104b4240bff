import { expect, test } from '@jest/globals';
import { findLostLines } from './find-lost-lines.js';
import { readResume } from './read-resume.js';
import { readSkillGroups } from './skills.js';

const line = (text: string) => [{ text, isBullet: true, isSubheading: false }];

test.each([
  ['Tools: Excel, Word', 'Tools', ['Excel', 'Word']],
  ['语言：TypeScript、Go、C++', '语言', ['TypeScript', 'Go', 'C++']],
  ['中文（母语、普通话）、英语', '', ['中文（母语、普通话）', '英语']],
  ['العربية، الإنجليزية؛ الفرنسية', '', ['العربية', 'الإنجليزية', 'الفرنسية']],
])('%j is a list', (text, label, items) => {
  expect(readSkillGroups(line(text))).toEqual([{ label, items }]);
});

test('a list of languages may be written one by one, and a language left out is lost', () => {
  const resume = readResume('# Ada Lovelace\n\nada@example.com\n\n## Languages\n\nEnglish, German, and French\n');
  const head = '# Ada Lovelace\n\nada@example.com\n\n## Languages\n\n';
  expect(findLostLines(resume, `${head}- French\n- German\n- English`)).toEqual([]);
  expect(findLostLines(resume, `${head}- French\n- English`)).toEqual([
    { text: 'English, German, and French', section: 0 },
  ]);
});
