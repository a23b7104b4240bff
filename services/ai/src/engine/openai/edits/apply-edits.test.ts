import { describe, expect, test } from '@jest/globals';
import { applyEdits } from './apply-edits.js';
import { type Proposal, type Proposals, noProposals } from './edits-answer.js';
import { type Layout, numberResume } from './numbered-resume.js';

const resumeText = `Ada Example
ada@example.test | +44 20 7946 0958

Summary
Weaver and engineer with 8 years of work in mills.

Experience

Engineer, Example Mills, 2019 - 2021
- Built 20 looms with TypeScript for the weaving hall.
- Trained the weavers of the hall on the new looms.
- Wrote the safety handbook of the mill.

Weaver, Northern Cloth, 2013 - 2019
- Wove cloth of many kinds on steam looms.
- Kept the looms in repair with the fitters.

Education
BSc Mathematics, Example University, 2013

Skills
TypeScript, Loom repair, Safety`;

const layout = { order: [0, 1, 2, 3], highlights: [], hasTop: true, today: new Date('2026-11-23') };
const numbered = numberResume({ resumeText, jobDescription: '' }, layout);
if (!numbered) throw new Error('the resume is not read');
const shown = { lines: numbered.lines.map((line) => line.number), requirements: ['safety-id', 'loom-id'] };
const numberOf = (start: string) => numbered.lines.find((line) => line.text.startsWith(start))?.number ?? 0;
const [built, trained, handbook] = ['Built', 'Trained', 'Wrote'].map(numberOf) as [number, number, number];
const [wove, skills, summary] = ['Wove', 'TypeScript,', 'Weaver and'].map(numberOf) as [number, number, number];
const asWritten = applyEdits(numbered, noProposals, shown).text;

const propose = (lines: number[], text: string, serves: string[] = []): Proposal => ({ lines, text, serves });
const apply = (proposals: Partial<Proposals>) => applyEdits(numbered, { ...noProposals, ...proposals }, shown);

test('without edits every line stands as it was written', () => {
  expect(asWritten).toContain('- Built 20 looms with TypeScript for the weaving hall.');
  expect(asWritten).toContain('ada@example.test · +44 20 7946 0958');
  expect(apply({})).toMatchObject({ edits: [], made: [], refused: [] });
});

test('an edit takes the place of its line, and tells what it rests on and what it serves', () => {
  const text = 'Wrote the safety handbook for the whole mill';
  const applied = apply({ edits: [propose([handbook], text, ['r1', 'R2', 'r9', 'x'])] });
  expect(applied.text).toBe(asWritten.replace('Wrote the safety handbook of the mill.', text));
  expect(applied.edits).toEqual([
    {
      text,
      kind: 'reworded',
      lines: ['Wrote the safety handbook of the mill.'],
      requirements: ['safety-id', 'loom-id'],
    },
  ]);
});

test('two bullets of one job become one where the first of them stood', () => {
  const text = 'Built 20 looms with TypeScript and trained the weavers of the hall on them';
  const applied = apply({ edits: [propose([trained, built], text)] });
  expect(applied.text).toContain(`- ${text}\n- Wrote the safety handbook`);
  expect(applied.text).not.toContain('Trained the weavers');
  expect(applied.edits[0]?.lines).toHaveLength(2);
});

test('a cited line that the edit does not retell stays as it is', () => {
  const applied = apply({ edits: [propose([built, handbook], 'Built 20 looms with TypeScript in the weaving hall')] });
  expect(applied.text).toContain('- Built 20 looms with TypeScript in the weaving hall\n');
  expect(applied.text).toContain('- Wrote the safety handbook of the mill.');
});

test('a list of skills keeps all it has, in another order and with what a bullet shows', () => {
  const text = 'Loom repair, Weaving, TypeScript, Safety';
  expect(apply({ edits: [propose([skills, wove], text)] })).toMatchObject({ edits: [{ text, kind: 'skills' }] });
  expect(apply({ edits: [propose([skills], 'Loom repair, TypeScript')] }).refused).toMatchObject([
    { reason: 'it leaves out Safety' },
  ]);
});

test('a summary replaces the person’s own, and each sentence rests on its lines', () => {
  const sentences = [
    propose([summary], 'Engineer with 8 years of work in mills.'),
    propose([handbook], 'Wrote a safety handbook.'),
  ];
  const applied = apply({ summary: sentences });
  const text = 'Engineer with 8 years of work in mills. Wrote a safety handbook.';
  expect(applied.text).toBe(asWritten.replace('Weaver and engineer with 8 years of work in mills.', text));
  expect(applied.edits).toMatchObject([{ text, kind: 'summary' }]);
  expect(applied.edits[0]?.lines).toContain('Wrote the safety handbook of the mill.');
});

test('a summary that loses a number of the person’s own leaves it as it is', () => {
  const applied = apply({ summary: [propose([handbook], 'Wrote a safety handbook.')] });
  expect(applied).toMatchObject({ text: asWritten, edits: [], refused: [{ reason: 'the summary leaves out 8' }] });
});

test('a resume without a summary gets one above its first section', () => {
  const withoutSummary = { resumeText: resumeText.replace(/Summary\n.*\n\n/, ''), jobDescription: '' };
  const bare = numberResume(withoutSummary, { ...layout, order: [0, 1, 2] });
  if (!bare) throw new Error('the resume is not read');
  const lines = bare.lines.map((line) => line.number);
  const proof = bare.lines.find((line) => line.text.startsWith('Wrote'))?.number ?? 0;
  const proposals = { ...noProposals, summary: [propose([proof], 'Author of the safety handbook of a mill.')] };
  expect(applyEdits(bare, proposals, { ...shown, lines }).text).toMatch(
    /^# Ada[^#]*## Summary\n\nAuthor of the safety handbook of a mill\.\n\n## Experience/,
  );
});

test('the bullets and the sections that are asked for come first, and nothing leaves its entry', () => {
  const skillsSection = `s${(numbered.resume.sections.findIndex(({ kind }) => kind === 'skills') ?? 0) + 1}`;
  const { text } = apply({ order: [String(handbook), skillsSection, String(wove), 's99', '-1', 'x'] });
  expect(text).toMatch(/Example Mills[^#]*- Wrote the safety[^#]*- Built 20[^#]*### Weaver/);
  expect(text.indexOf('## Skills')).toBeLessThan(text.indexOf('## Experience'));
  expect(text.indexOf('## Summary')).toBeLessThan(text.indexOf('## Skills'));
  expect(text.split('\n').toSorted()).toEqual(asWritten.split('\n').toSorted());
});

describe('the top of a resume', () => {
  const posting = 'Fitter\nRequired\n- Software development\n- Mill safety\n- 8 years in mills';
  const layoutOf = (own: Partial<Layout> = {}) => ({ ...layout, ...own });
  const withTop = (highlights: Proposal[], own?: Partial<Layout>) => {
    const anew = numberResume({ resumeText, jobDescription: posting }, layoutOf(own));
    if (!anew) throw new Error('the resume is not read');
    return applyEdits(anew, { ...noProposals, highlights }, shown);
  };
  const looms = { ...propose([built], 'Built 20 looms with TypeScript', ['r2']), name: 'Software development' };
  const safety = { ...propose([handbook], 'Wrote the safety handbook'), name: 'Mill safety' };

  test('has words of the cited lines behind the name of the job for what they show', () => {
    const { text, edits, made } = withTop([looms, safety]);
    expect(text).toMatch(
      /## Highlights\n\n- Software development: Built 20 looms with TypeScript\n- Mill safety: Wrote the safety handbook\n\n## Experience/,
    );
    expect(edits).toContainEqual({
      text: 'Software development: Built 20 looms with TypeScript',
      kind: 'summary',
      lines: ['Built 20 looms with TypeScript for the weaving hall.'],
      requirements: ['loom-id'],
    });
    expect(made).toHaveLength(2);
    expect(text.indexOf('Application for: Fitter')).toBeLessThan(text.indexOf('## Summary'));
  });

  test.each<[string, Proposal, string | RegExp]>([
    ['words that its lines do not have', { ...looms, text: 'Built 20 fast looms' }, /do not have the words fast/],
    ['what another has said', { ...looms, text: 'Built 20 looms with TypeScript for the hall' }, /another highlight says it/],
    ['a line that does not exist', { ...looms, lines: [999] }, /cites no line/],
    ['what the summary beside it says', propose([summary], 'Weaver and engineer'), /repeats the summary/],
    ['two words and no name', propose([skills], 'Loom repair'), /says too little/],
  ])('has none with %s', (_, wrong, reason) => {
    const { refused, text } = withTop([looms, safety, wrong]);
    expect(refused).toMatchObject([{ proposal: wrong, reason: expect.stringMatching(reason) }]);
    expect(text.match(/^- (?:Software development|Mill safety): /gm)).toHaveLength(2);
  }); // prettier-ignore

  test.each([
    ['is neither in the job nor in its lines', 'Chief Officer', 'its name is not the name in the job'],
    ['its lines do not show', 'Mill safety', 'its lines do not show what its name says'],
    ['counts years', '8 years in mills', 'its name counts years'],
    ['has a link', 'https://evil.example', 'its name is no short name'],
  ])('has a line without its name where that %s', (_, name, reason) => {
    const misnamed = { ...looms, name };
    const { refused, text } = withTop([misnamed, safety]);
    expect(refused).toEqual([{ proposal: misnamed, reason }]);
    expect(text).toContain('- Built 20 looms with TypeScript\n- Mill safety: ');
  });

  test('has no name before a line that begins with it', () => {
    const { text, refused } = withTop([{ ...looms, name: 'TypeScript looms' }, safety]);
    expect(text).toContain('- Built 20 looms with TypeScript\n');
    expect(refused).toEqual([]);
  });

  test('has the lines of the built-in engine where too few may stand', () => {
    const own = { text: 'Kept the looms in repair with the fitters.', lines: [], requirements: [] };
    const { text, edits } = withTop([looms], { highlights: [own] });
    expect(text).toContain('## Highlights\n\nKept the looms in repair with the fitters.');
    expect(edits).toContainEqual({ ...own, kind: 'summary' });
  });

  test('has no English line in another language', () => {
    expect(withTop([looms, safety], { hasTop: false }).text).not.toMatch(/Highlights|Application for/);
  });
});

describe('an edit is refused, and its lines stay as written, when', () => {
  const all = numbered.lines.map((line) => line.number);
  const head = numberOf('Engineer');
  test.each<[string, Proposal, string | RegExp]>([
    ['it cites a line that does not exist', propose([built, 999], 'Built 20 looms'), 'it cites a line that does not exist'],
    ['it cites no line', propose([], 'Built 20 looms'), 'it cites no line of the resume'],
    ['it cites every bullet', propose(all.slice(2), 'Built 20 looms'), /^it cites/],
    ['it cites lines of two jobs', propose([built, wove], 'Built 20 looms and wove cloth'), 'it cites lines of two different entries'],
    ['it changes the head of a job', propose([head], 'Chief Engineer, Example Mills, 2019 - 2021'), 'it cites no line that may be changed'],
    ['it changes a degree', propose([numberOf('BSc')], 'PhD Mathematics, Example University, 2013'), 'it cites no line that may be changed'],
    ['it says nothing', propose([built], ' - '), 'it says nothing'],
    ['it is more than one line', propose([built], 'Built 20 looms\n- Led the mill'), 'it is more than one line'],
    ['it is in another language', propose([built], 'Ich habe 20 Maschinen für die Halle mit TypeScript gebaut'), 'it is not in the language of the resume'],
    ['it is in another script', propose([built], '使用 TypeScript 建造了 20 台织机'), 'it is not in the language of the resume'],
    ['it is much longer than its line', propose([built], `Built 20 looms ${'and more of them '.repeat(12)}`), 'it is much longer than its lines'],
    ['it loses a number', propose([built], 'Built looms with TypeScript for the weaving hall'), 'it leaves out 20'],
    ['it brings a contact', propose([built], 'Built 20 looms, see {{contact-1}}'), 'it holds a contact, a link or a tag'],
    ['it brings a link', propose([built], 'Built 20 looms, see https://evil.example'), 'it holds a contact, a link or a tag'],
  ])('%s', (_, proposal, reason) => {
    const applied = apply({ edits: [proposal] });
    expect(applied).toMatchObject({ text: asWritten, edits: [], made: [] });
    expect(applied.refused[0]?.reason).toMatch(reason);
  }); // prettier-ignore
});

test('of two edits of one line the first is made', () => {
  const edits = [propose([built], 'Built 20 looms with TypeScript'), propose([built], 'Built 20 looms')];
  expect(apply({ edits })).toMatchObject({
    edits: [{ text: 'Built 20 looms with TypeScript' }],
    refused: [{ reason: 'another edit already replaces its line' }],
  });
});

test('a long line may be cut into several that together keep its numbers', () => {
  const edits = [propose([built], 'Built 20 looms'), propose([built], 'Wrote TypeScript for the weaving hall')];
  expect(apply({ edits }).text).toContain('- Built 20 looms\n- Wrote TypeScript for the weaving hall\n- Trained');
  const lossy = [propose([built], 'Built looms'), propose([built], 'Wrote TypeScript for the weaving hall')];
  expect(apply({ edits: lossy })).toMatchObject({ text: asWritten, refused: [{ reason: 'it leaves out 20' }, {}] });
});

test('a number may be written out', () => {
  const edits = [propose([built], 'Built twenty looms with TypeScript for the weaving hall')];
  expect(apply({ edits }).edits).toHaveLength(1);
});

test('a line that was not shown to the model cannot be changed', () => {
  const edits = [propose([built], 'Built 20 looms')];
  const applied = applyEdits(numbered, { ...noProposals, edits }, { ...shown, lines: [handbook] });
  expect(applied.refused).toMatchObject([{ reason: 'it cites no line of the resume' }]);
});

test('name and contacts have no number, so nothing can cite them', () => {
  expect(numbered.lines.map((line) => line.text).join('\n')).not.toMatch(/Ada|@|7946/);
});
