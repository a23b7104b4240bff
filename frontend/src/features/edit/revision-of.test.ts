import { describe, expect, test } from '@jest/globals';
import type { Edit } from '@tailwright/contracts/optimize';
import { resumeDocument } from './document-lines';
import { divided, moved, removed, typed } from './line-changes';
import { revisionOf } from './revision-of';

const originalResume = `Ada Lovelace\n\nExperience\n- Mentored four people\n- Wrote notes\n- Flew`;
const optimizedResume = `# Ada Lovelace\n\n## Experience\n\n- Coached four people\n- Wrote notes\n- Flew\n`;
const reworded: Edit = {
  text: 'Coached four people',
  kind: 'reworded',
  lines: ['Mentored four people'],
  requirements: ['r1'],
};
const opened = resumeDocument({ originalResume, optimizedResume, edits: [reworded] });
const idOf = (words: string) => opened.find(({ text }) => text.includes(words))!.id;

describe('what the checks are told of an edited document', () => {
  test('of a line that nobody touched, what was known of it', () => {
    expect(revisionOf(opened, { opened })).toEqual({
      tailoredResume: optimizedResume,
      edits: [reworded],
      removed: [],
      isAsTyped: true,
    });
  });

  test('of a typed line, that it is the person’s own, and which of their lines it rests on', () => {
    const { edits } = revisionOf(typed(opened, idOf('Coached'), 'Led four people'), { opened });
    expect(edits).toEqual([
      { text: 'Led four people', kind: 'own', lines: ['Mentored four people'], requirements: [] },
    ]);
  });

  test('of a line that reads as the original again, nothing', () => {
    expect(revisionOf(typed(opened, idOf('Coached'), 'Mentored four people'), { opened }).edits).toEqual([]);
  });

  test('of an added line, that it rests on none, and which line it stands below', () => {
    const { lines } = divided(opened, { id: idOf('Wrote'), at: 11 }, 'new');
    const { edits, removed: gone } = revisionOf(typed(lines, 'new', 'Swam'), { opened });
    expect(edits).toEqual([
      reworded,
      { text: 'Swam', kind: 'own', lines: [], requirements: [], after: ['Wrote notes'] },
    ]);
    expect(gone).toEqual([]);
  });

  test('of a line that was taken out, what went with it, beside those before', () => {
    const before = [{ text: 'Earlier', lines: [] }];
    const { lines } = removed(opened, idOf('Coached'))!;
    expect(revisionOf(lines, { opened, removed: before })).toMatchObject({
      edits: [],
      removed: [...before, { text: 'Coached four people', lines: ['Mentored four people'], kind: 'reworded' }],
    });
  });

  test('of a moved line, nothing more than before', () => {
    const { lines } = moved(opened, { id: idOf('Coached'), at: 0 }, 'down')!;
    expect(revisionOf(lines, { opened })).toMatchObject({ edits: [reworded], removed: [] });
  });
});
