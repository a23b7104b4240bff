import { expect, test } from '@jest/globals';
import { withSidebar } from './arrange.js';
import type { Block } from './markdown-resume.js';
import { textOf } from './markdown-spans.js';

const textsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'rule' ? [] : [textOf(block.spans)]));

test('a short section goes to the side', () => {
  const { side, main } = withSidebar(
    '# Jo Baker\n\n## Skills\n\n- Excel\n\n## Experience\n\n### Clerk\n\n- Kept books\n',
  );
  expect(textsOf(side)).toContain('Excel');
  expect(textsOf(main)).toContain('Kept books');
});

test('a row that looks like a heading begins no section in a text that is shown as it stands', () => {
  const rows = ['Jo Baker', '## Skills', 'Excel', '## Work', '### Clerk', 'Kept books', '## Languages', 'Polish'];
  const { top, side, main } = withSidebar(['```', ...rows, '```', ''].join('\n'));
  expect(textsOf(side)).toEqual([]);
  expect(textsOf([...top, ...main])).toEqual(rows);
});
