import { expect, test } from '@jest/globals';
import { BuilderForm } from '@tailwright/contracts/build';
import { contextTokensMin, countTokens, documentTokensIn } from './context.js';
import { fitForm, fitLines, fitTexts } from './fit.js';

const job = (nth: number) =>
  [
    `Engineer, Mill ${nth}`,
    `${2000 + nth} - ${2001 + nth}`,
    `- Built ${nth + 2} looms with TypeScript for the weaving hall of mill ${nth} and its neighbours`,
    `- Kept the yard of mill ${nth} tidy and greeted visitors at the gate every single morning`,
  ].join('\n');
const resumeText = [
  'Ada Example',
  'ada@example.test',
  'Experience',
  ...Array.from({ length: 40 }, (_, nth) => job(nth)),
].join('\n');
const jobDescription = [
  'Loom Engineer',
  'Requirements',
  'Experience with TypeScript',
  ...Array.from({ length: 200 }, (_, nth) => `Our canteen serves lunch number ${nth}. Everybody is welcome there.`),
].join('\n');

test('what fits goes as it is', () => {
  const request = { resumeText: 'Ada', jobDescription: 'TypeScript' };
  expect(fitTexts(request, documentTokensIn(contextTokensMin))).toBe(request);
});

test('what does not fit keeps headers and what speaks for the job, in whole sentences and in order', () => {
  const room = 2_000;
  const fitted = fitTexts({ resumeText, jobDescription }, room);
  expect(countTokens(fitted.resumeText) + countTokens(fitted.jobDescription)).toBeLessThanOrEqual(room);
  expect(fitted.jobDescription).toMatch(/^Loom Engineer\n(?:.*\n)*?Experience with TypeScript/);
  const lines = fitted.resumeText.split('\n');
  expect(lines.slice(0, 3)).toEqual(['Ada Example', 'ada@example.test', 'Experience']);
  const own = resumeText.split('\n');
  expect(lines.map((line) => own.indexOf(line))).toEqual(
    lines.map((line) => own.indexOf(line)).toSorted((a, b) => a - b),
  );
  expect(lines.every((line) => own.includes(line))).toBe(true);
  const looms = lines.filter((line) => line.includes('TypeScript')).length;
  expect(looms).toBeGreaterThan(lines.filter((line) => line.includes('tidy')).length);
});

test('one long paragraph is cut between its sentences', () => {
  const text = Array.from({ length: 50 }, (_, nth) => `I built loom number ${nth}.`).join(' ');
  const fitted = fitLines(text, 100, (_, at) => -at);
  expect(fitted).toMatch(/^I built loom number 0\. I built loom number 1\. .*\.$/);
  expect(countTokens(fitted)).toBeLessThanOrEqual(100);
});

test('a form loses sentences of its longest texts, and no entry', () => {
  const description = Array.from({ length: 400 }, (_, nth) => `Wove cloth of kind ${nth}.`).join('\n');
  const form = BuilderForm.parse({
    personal_info: { first_name: 'Ada', last_name: 'Example', email: 'ada@example.test' },
    work_experience: Array.from({ length: 5 }, (_, nth) => ({
      company: `Mill ${nth}`,
      position: 'Weaver',
      start_date: '2019',
      description,
    })),
    education: [],
    skills: ['Weaving'],
    additional: { languages: [], certifications: [], projects: [], hobbies: [] },
  });
  const fitted = fitForm(form, 4_000);
  expect(countTokens(JSON.stringify(fitted, null, 1))).toBeLessThanOrEqual(4_000);
  expect(fitted.work_experience.map(({ company }) => company)).toEqual(
    form.work_experience.map(({ company }) => company),
  );
  expect(fitForm(form, 100_000)).toBe(form);
});

test('signs that models cut one by one count one by one', () => {
  expect(countTokens('数据分析师'.repeat(100))).toBeGreaterThan(500);
});
