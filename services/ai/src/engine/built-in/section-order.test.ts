import { expect, test } from '@jest/globals';
import { tailor } from './tailor.js';

const jobDescription = 'Tram Driver\nCompany: Yarra Lines\n\nRequirements\n- Heavy Rigid licence\n- Shift work\n';
const jobs = 'WORK EXPERIENCE\n\nTram Driver, Depot Ltd\nJan 2020 - Present\n- Drove route 86 in shifts\n';
const me = "I have worked with passengers and timetables for 25 years and I don't drink at all.";
const others = 'OTHER THINGS\n\nTreasurer of the over-45 cricket team. Married, two daughters.\n';

const headingsOf = (...parts: string[]) =>
  tailor(
    { resumeText: ['Rohan Perera\nrohan@example.com\n', ...parts].join('\n'), jobDescription, style: 'standard' },
    new Date('2026-11-21'),
  )
    .text.split('\n')
    .filter((line) => line.startsWith('## '));

test('what is told "about me" below the jobs stays there', () => {
  const headings = headingsOf(jobs, `ABOUT ME\n\n${me}\n`);
  expect(headings.indexOf('## WORK EXPERIENCE')).toBeLessThan(headings.indexOf('## ABOUT ME'));
});

test.each(['PROFILE', 'MY PROFILE'])('a %s below the jobs comes first', (heading) => {
  const headings = headingsOf(jobs, `${heading}\n\n${me}\n`);
  expect(headings.indexOf(`## ${heading}`)).toBeLessThan(headings.indexOf('## WORK EXPERIENCE'));
});

test('a profile takes no heading of its own words above the jobs', () => {
  const headings = headingsOf(jobs, `PROFILE\n\n${me}\n`, others);
  expect(headings.indexOf('## WORK EXPERIENCE')).toBeLessThan(headings.indexOf('## OTHER THINGS'));
});
