import { expect, test } from '@jest/globals';
import { tornColumns } from '@tailwright/resume-text/testing/torn-columns';
import { guardResume } from '../../facts/guard.js';
import { tailor } from './tailor.js';

const jobDescription = `Transport Clerk – Acme Freight
We are looking for a Transport Clerk.
You will book loads for our trailers and keep the tacho records.
Requirements: experience with SAP; forklift licence; training of new clerks.`;
const today = new Date('2026-11-30');

test('a resume that nobody can read for sure stays as it was written, row by row', () => {
  const { text, edits } = tailor({ resumeText: tornColumns, jobDescription, style: 'standard' }, today);
  const rows = new Set(text.split('\n'));
  expect(tornColumns.split('\n').filter((row) => !rows.has(row))).toEqual([]);
  expect(text).toContain('Application for: Transport Clerk – Acme Freight');
  expect(edits[0]).toMatchObject({ kind: 'summary', lines: [] });
});

test('the guard accuses nobody of what stands in the text as it was written, and puts nothing back', () => {
  const { text, edits } = tailor({ resumeText: tornColumns, jobDescription, style: 'standard' }, today);
  const guarded = guardResume({ original: tornColumns, tailored: text, today, jobDescription, edits });
  expect(guarded.text.trim()).toBe(text.trim());
  expect(guarded.report.notAdded).toEqual([]);
});

test('the guard takes out of such a text what the person did not write', () => {
  const { text, edits } = tailor({ resumeText: tornColumns, jobDescription, style: 'standard' }, today);
  const tailored = text.replace('> Stacked boards', '> Stacked boards\n> Led a depot of 90 people in Berlin');
  const guarded = guardResume({ original: tornColumns, tailored, today, jobDescription, edits });
  expect(guarded.text).not.toContain('Berlin');
  expect(guarded.report.notAdded.length).toBeGreaterThan(0);
});

/** The same page with another first job, of which one line is written over three rows. */
const wrapped = (...between: string[]) => {
  const torn = '2014 -\nSwimming\n2018\nFell Bank\nFrench (A2)\nNetwork\nand chess\nTechnician';
  const led = [
    '> Led the move of both data centres from the old firewalls to the new',
    'over in three weekends and a night, cleaned 1,940 rules to 710, all',
    ...between,
    'with 11 minutes of downtime.',
    '> Kept the firewalls of the data centres patched',
    '> Ran the network of all of the 84 branches',
  ];
  return tornColumns.replace(
    /FELL HAULAGE LTD[^>]*>[^>]*/,
    `Network Engineer, Fell Bank\n2019 - now\n${led.join('\n')}\n${torn}\n`,
  );
};
const networkJob = `Network Engineer – Acme Bank
Requirements: firewalls in data centres; network of branches; migration with little downtime; 84 branches patched.`;

test('a line over full rows may stand as a highlight, one into which a row of another column fell may not', () => {
  const shown = (...between: string[]) =>
    tailor({ resumeText: wrapped(...between), jobDescription: networkJob, style: 'standard' }, today).text;
  const led = (text: string) => text.split('\n').find((row) => row.startsWith('- Led the move')) ?? '';
  expect(led(shown())).toContain('11 minutes of downtime');
  expect(led(shown('and the football club'))).toBe('');
});
