import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { analyse } from '../../analysis/analyse.js';
import { guardResume } from '../../facts/guard.js';
import { tailor } from './tailor.js';
import { withTopLines } from './top-lines.js';

const today = new Date('2026-11-21');
const posting =
  'Senior Pastry Chef\nCompany: Golden Crumb\n\nRequirements\n- Bread\n- Cakes\n- Hygiene\n- Team of four';
const target = 'Application for: Senior Pastry Chef, Golden Crumb';

function resumeOf({ top = '', title = 'Pastry Chef', dates = 'Jan 2020 - Present' } = {}): string {
  return `Ana Lima\nana@example.com\n${top}\n\nEXPERIENCE\n${title}, Mill Bakery Ltd\n${dates}\n- Baked bread for 40 shops\n`;
}

const linesOf = (resumeText: string) => {
  const { resume, edits } = withTopLines(readResume(resumeText), posting);
  return { headline: resume.person.headline, opening: resume.opening.map(({ text }) => text), edits };
};

test('the advertised job is named below the contacts, and rests on no line of the person', () => {
  const { opening, edits } = linesOf(resumeOf({ top: 'Baker by trade' }));
  expect(opening).toContain(target);
  expect(edits).toContainEqual({ text: target, kind: 'summary', lines: [], requirements: [] });
});

test('it stands below what is said in a few words beside the contacts, and above what is told', () => {
  const beside = ['Driving licence: full, own van', 'CSCS: Blue card (Baker), exp. Nov 2026'];
  const told = 'I have baked bread for nine years and would like to go on with that.';
  expect(linesOf(resumeOf({ top: [...beside, told].join('\n') })).opening).toEqual([...beside, target, told]);
  expect(linesOf(resumeOf({ top: 'Hello, here is my resume' })).opening[0]).toBe(target);
});

test('the job of an earlier tailoring gives way to the new one', () => {
  const earlier = 'Application for: Baker, Old Mill';
  const { opening, edits } = linesOf(resumeOf({ top: earlier }));
  expect(opening.filter((text) => text.startsWith('Application for'))).toEqual([target]);
  expect(edits.find(({ text }) => text === target)?.lines).toEqual([earlier]);
});

test.each(['POSITION APPLIED: SECOND ENGINEER', 'Job applied for: Night Porter'])(
  'the job of another application gives way, where it is other work: %s',
  (top) => {
    const { opening, edits } = linesOf(resumeOf({ top }));
    expect(opening).toEqual([target]);
    expect(edits.find(({ text }) => text === target)?.lines).toEqual([top]);
  },
);

test.each(['Pastry Chef (promoted from Baker Jan 2024)', 'Pastry Chef (38 covers)', 'Pastry Chef (nights)'])(
  'of the present title "%s" what stands in brackets is left out at the top',
  (title) => expect(linesOf(resumeOf({ title })).headline).toBe('Pastry Chef'),
);

test.each([
  'Position applied for: Head of Pastry',
  'POSITION APPLIED: HEAD PASTRY COOK',
  'Post desired: Head of Pastry',
])('who says what they apply for says it in their own words: %s', (top) =>
  expect(linesOf(resumeOf({ top })).opening).not.toContain(target),
);

test.each([
  ['the present title, of the advertised kind of work', resumeOf(), 'Pastry Chef'],
  ['none where the work is another', resumeOf({ title: 'Store Manager' }), ''],
  ['none where only the rank is the same', resumeOf({ title: 'Senior Accountant' }), ''],
  ['none where that job is over', resumeOf({ dates: '2014 - 2018' }), ''],
  ['the person’s own one stays', resumeOf().replace('ana@', 'Baker and Confectioner\nana@'), 'Baker and Confectioner'],
])('the headline: %s', (_, resume, headline) => expect(linesOf(resume).headline).toBe(headline));

test('a text without a name gets nothing at its top', () => {
  expect(linesOf('Pastry chef in Porto since 2019').edits).toEqual([]);
});

test('the line passes the fact guard for its own posting, and for no other', () => {
  const original = resumeOf();
  const { text, edits } = tailor({ resumeText: original, jobDescription: posting, style: 'standard' }, today);
  expect(text).toContain(target);
  const guarded = (jobDescription: string) =>
    guardResume({ original, tailored: text, edits, jobDescription, today }).text;
  expect(guarded(posting)).toBe(text);
  expect(guarded(posting.replace('Senior Pastry Chef', 'Accountant'))).not.toContain(target);
});

test.each([
  ['makes who does such work easier to find', 'Pastry Chef', true],
  ['says nothing of who does other work', 'Store Manager', false],
])('naming the job %s', (_case, title, isFound) => {
  const original = resumeOf({ title });
  const { text } = tailor({ resumeText: original, jobDescription: posting, style: 'standard' }, today);
  const wording = (tailoredResume: string) =>
    analyse({ jobDescription: posting, originalResume: original, tailoredResume, today }).wording_percentage;
  const [withJob, without] = [wording(text), wording(text.replace(`${target}\n\n`, ''))];
  expect(withJob > without).toBe(isFound);
});

test.each([
  ['Pastry Chef (nights)', 'Pastry Chef'],
  ['Pastry Chef (0.8 FTE)', 'Pastry Chef'],
  ['Pastry Chef (Viennoiserie)', 'Pastry Chef (Viennoiserie)'],
])('how a post is held is no part of the headline: %s', (title, headline) => {
  expect(linesOf(resumeOf({ title })).headline).toBe(headline);
});
