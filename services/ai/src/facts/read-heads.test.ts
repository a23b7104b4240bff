import { expect, test } from '@jest/globals';
import { guardResume } from './guard.js';

const original = `Imke Vandervelde
imke@example.org

EXPERIENCE

Crane Operator Assistant | Nieuwpoort Docks
May 2019 – Present
- Slinging and hand signals

EDUCATION

Higher Diploma in Navigation, Ostend Maritime Academy, 2021, withdrew before finals
Higher Diploma in Engines, Ostend Maritime Academy, 2017
`;
const guarded = (education: string, job = 'Crane Operator Assistant | Nieuwpoort Docks') =>
  guardResume({
    original,
    tailored: `# Imke Vandervelde\n\nimke@example.org\n\n## Experience\n\n### ${job}\n\nMay 2019 – Present\n\n- Slinging and hand signals\n\n## Education\n\n${education}\n`,
    today: new Date('2026-11-21'),
  });

test.each([
  ['as a head', '### Higher Diploma in Navigation | Ostend Maritime Academy\n\n2021'],
  ['as a line', '- Higher Diploma in Navigation, Ostend Maritime Academy, 2021'],
])('a diploma that was given up is not told as held, %s', (_how, education) => {
  const { text, report } = guarded(education);
  expect(text).toContain('withdrew before finals');
  expect(report.notAdded).toHaveLength(1);
});

test('a diploma that is held may be told', () => {
  const { report } = guarded('### Higher Diploma in Engines | Ostend Maritime Academy\n\n2017');
  expect(report.notAdded).toEqual([]);
});

test('a diploma that is told as given up may be told', () => {
  const { report } = guarded('- Higher Diploma in Navigation, Ostend Maritime Academy, not completed (2021)');
  expect(report.notAdded).toEqual([]);
});

test('who assists an operator is not told as the operator', () => {
  const { text, report } = guarded('', 'Crane Operator | Nieuwpoort Docks');
  expect(text).toContain('### Crane Operator Assistant');
  expect(report.notAdded.map(({ kind }) => kind)).toContain('title');
});
