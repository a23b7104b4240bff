import { expect, test } from '@jest/globals';
import { guardResume } from '../../facts/guard.js';
import { tailor } from './tailor.js';

/** A side column whose lines fell between those of the jobs. */
const resumeText = `JO BAKER
07700 900 112
jo@example.com

WHERE I WORKED
FELL HAULAGE LTD
2019 - now
Depot Clerk
> Booked loads for forty trailers a week with SAP
> Cut the waiting time at the gate from 50 to 20 minutes
TOOLBOX
Excel
SAP (so so)
Forklift
> Kept the tacho records for the audits of the
Route planner
yard
SPEAKS
English
> Trained two clerks
Polish ●●●○
HOLM TIMBER
Yard Hand, then
PAPERS
Forklift licence,
renewed 2024
2015 - 2019
> Stacked boards
First aid
> Drove the
2023
loader
ALSO
Football
on Sundays`;
const jobDescription = `Transport Clerk – Acme Freight
We are looking for a Transport Clerk.
You will book loads for our trailers and keep the tacho records.
Requirements: experience with SAP; forklift licence; training of new clerks.`;
const today = new Date('2026-11-30');

test('a resume that nobody can read for sure stays as it was written, row by row', () => {
  const { text, edits } = tailor({ resumeText, jobDescription, style: 'standard' }, today);
  const rows = new Set(text.split('\n'));
  expect(resumeText.split('\n').filter((row) => !rows.has(row))).toEqual([]);
  expect(text).toContain('Application for: Transport Clerk – Acme Freight');
  expect(edits[0]).toMatchObject({ kind: 'summary', lines: [] });
});

test('the guard accuses nobody of what stands in the text as it was written, and puts nothing back', () => {
  const { text, edits } = tailor({ resumeText, jobDescription, style: 'standard' }, today);
  const guarded = guardResume({ original: resumeText, tailored: text, today, jobDescription, edits });
  expect(guarded.text.trim()).toBe(text.trim());
  expect(guarded.report.notAdded).toEqual([]);
});

test('the guard takes out of such a text what the person did not write', () => {
  const { text, edits } = tailor({ resumeText, jobDescription, style: 'standard' }, today);
  const tailored = text.replace('> Trained two clerks', '> Trained two clerks\n> Led a depot of 90 people in Berlin');
  const guarded = guardResume({ original: resumeText, tailored, today, jobDescription, edits });
  expect(guarded.text).not.toContain('Berlin');
  expect(guarded.report.notAdded.length).toBeGreaterThan(0);
});

const wrapped = (...between: string[]) => `JO BAKER
jo@example.com

WORK
Network Engineer, Fell Bank
2019 - now
> Led the move of both data centres from the old firewalls to the new
${['over in three weekends and a night, cleaned 1,940 rules to 710, all', ...between, 'with 11 minutes of downtime.'].join('\n')}
> Kept the firewalls of the data centres patched
> Ran the network of all of the 84 branches
TOOLBOX
Python
Ansible (so so)
> Trained two
SPEAKS
English
clerks
Polish ●●●○
HOLM TIMBER
Yard Hand, then
PAPERS
Forklift licence,
renewed 2024
2015 - 2019
> Stacked boards
First aid
> Drove the
2023
loader
ALSO
Football
on Sundays`;
const networkJob = `Network Engineer – Acme Bank
Requirements: firewalls in data centres; network of branches; migration with little downtime; 84 branches patched.`;

test('a line over full rows may stand as a highlight, one into which a row of another column fell may not', () => {
  const shown = (...between: string[]) =>
    tailor({ resumeText: wrapped(...between), jobDescription: networkJob, style: 'standard' }, today).text;
  const led = (text: string) => text.split('\n').find((row) => row.startsWith('- Led the move')) ?? '';
  expect(led(shown())).toContain('11 minutes of downtime');
  expect(led(shown('and the football club'))).toBe('');
});
