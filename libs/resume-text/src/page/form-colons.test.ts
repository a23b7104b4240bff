import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

test('a form of jobs whose colons stand in a column is read field by field', () => {
  const job = (turn: number, employer: string, title: string, time: string) =>
    [
      `${turn})  Organisation     :  ${employer}`,
      `    Designation      :  ${title}`,
      `    Duration         :  ${time}`,
      '    Client           :  Harbour Board',
      '    Job Responsibilities:',
      '➢ Checked levels and alignment before each inspection.',
      '➢ Prepared monthly bills and had them certified.',
    ].join('\n');
  const jobs = [
    job(1, 'Mill Infra Projects Ltd.', 'Senior Engineer', 'Aug 2020 to till date'),
    job(2, 'Leith Constructions Pvt. Ltd.', 'Site Engineer', 'June 2017 to July 2020'),
  ].join('\n\n');
  const text = renderResume(readResume(`Ana Example\nana@example.com\n\nEXPERIENCE:\n\n${jobs}`));
  expect(text).toContain('### Site Engineer | Leith Constructions Pvt. Ltd.');
  expect(text).toContain('### Senior Engineer | Mill Infra Projects Ltd.');
  expect(text).not.toContain(': :');
  expect(text).not.toContain('- Client');
});
