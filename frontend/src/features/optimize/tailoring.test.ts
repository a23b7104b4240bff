import { describe, expect, test } from '@jest/globals';
import type { Analysis } from '@tailwright/contracts/analysis';
import { targetLabel, type Edit, type Optimization } from '@tailwright/contracts/optimize';
import { findUnchanged, tailoringOf } from './tailoring';

const originalResume = 'Ada Lovelace\n\nEXPERIENCE\nAnalyst, Engines Ltd, 1842\n- Wrote notes\n- Drew tables';
const sameWords =
  '# Ada Lovelace\n\n## EXPERIENCE\n\n### Analyst | Engines Ltd\n\n*1842*\n\n- Wrote notes\n- Drew tables\n';
const otherOrder = sameWords.replace('- Wrote notes\n- Drew tables', '- Drew tables\n- Wrote notes');
const edit: Edit = { text: 'Wrote the notes', kind: 'reworded', lines: ['Wrote notes'], requirements: [] };
const target: Edit = { text: `${targetLabel}Analyst, Mills Ltd`, kind: 'summary', lines: [], requirements: [] };
const understood = { enough_requirements: true, language_understood: true } as Analysis;
const result = (part: Partial<Optimization>) =>
  ({
    originalResume,
    optimizedResume: sameWords,
    edits: [],
    analysis: understood,
    engine: 'built-in',
    ...part,
  }) as Optimization;

describe('how far a tailored resume is another text', () => {
  test.each<[string, Partial<Optimization>, string]>([
    ['the same words in another layout', {}, 'none'],
    ['the same lines in another order', { optimizedResume: otherOrder }, 'reordered'],
    ['a line with an edit', { edits: [edit] }, 'reworded'],
    ['the advertised job at the top and nothing else', { edits: [target] }, 'addressed'],
    ['the advertised job at the top and a line with an edit', { edits: [target, edit] }, 'reworded'],
    [
      'other words of a server that names no edits',
      { optimizedResume: `${sameWords}- More\n`, edits: undefined },
      'reworded',
    ],
    ['the same words of a server that names no edits', { edits: undefined }, 'none'],
  ])('%s', (_, part, tailoring) => expect(tailoringOf(result(part))).toBe(tailoring));
});

test('a reworded resume has nothing to explain', () => {
  expect(findUnchanged(result({ edits: [edit] }))).toBeNull();
});

test.each<[string, Partial<Optimization>, string]>([
  [
    'another language',
    { analysis: { ...understood, language_understood: false, enough_requirements: false } },
    'in English',
  ],
  ['too few requirements', { analysis: { ...understood, enough_requirements: false } }, 'paste all of it'],
  ['the built-in engine found no place', {}, 'The built-in engine only rewords'],
  ['a model found no line', { engine: 'gpt-test' }, 'gpt-test found no line'],
])('why: %s', (_, part, words) => {
  expect(findUnchanged(result(part))?.reason).toContain(words);
});
