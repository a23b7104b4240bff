import { describe, expect, test } from '@jest/globals';
import type { Analysis } from '@tailwright/contracts/analysis';
import type { Optimization } from '@tailwright/contracts/optimize';
import { type Move, type Wizard, canGo, continueBlocker, hasOldTexts, optimizeBlocker, reduce, start } from './wizard';

const after = (...moves: Move[]): Wizard => moves.reduce(reduce, start);
const resume: Move = { type: 'typed', document: 'resume', text: 'Ada Lovelace' };
const job: Move = { type: 'typed', document: 'job', text: 'Engineer wanted' };
const toJob: Move = { type: 'step-chosen', step: 1 };
const file = new File(['x'], 'resume.pdf');
const chosen: Move = { type: 'file-chosen', document: 'resume', file };
const result = {
  jobId: 'id',
  optimizedResume: '# Ada',
  originalResume: 'Ada',
  jobDescription: 'Engineer',
} as Optimization;

describe('going forward', () => {
  test('nothing leads past the first step without a resume', () => {
    expect(after(toJob).step).toBe(0);
    expect(continueBlocker(start)?.title).toBe('Resume required');
  });

  test('a resume opens the second step', () => {
    expect(after(resume, toJob).step).toBe(1);
    expect(optimizeBlocker(after(resume, toJob))).toMatchObject({ title: 'Job description required', step: 1 });
  });

  test('a file opens it only once it is read', () => {
    expect(after(chosen, toJob).step).toBe(0);
    const document = { text: 'Ada', kind: 'pdf' as const, pages: 1, warnings: [] };
    expect(
      after(chosen, { type: 'reading-changed', document: 'resume', file, reading: { status: 'read', document } }, toJob)
        .step,
    ).toBe(1);
  });

  test('no click reaches the third step', () => {
    expect(after(resume, job, { type: 'step-chosen', step: 2 }).step).toBe(0);
    expect(after(resume, toJob, job, { type: 'step-chosen', step: 2 }).step).toBe(1);
  });

  test('a successful optimization stores its result and opens it', () => {
    const done = after(resume, toJob, job, { type: 'submitted' }, { type: 'succeeded', result });
    expect(done).toMatchObject({ step: 2, result, busy: false });
  });
});

test('a reply changes the analysis of the result alone', () => {
  const analysis = { matching_percentage: 70 } as Analysis;
  const done = after(resume, toJob, job, { type: 'succeeded', result });
  expect(reduce(done, { type: 'replied', analysis }).result).toEqual({ ...result, analysis });
  expect(after(resume, { type: 'replied', analysis }).result).toBeNull();
});

describe('a check of what the person changed', () => {
  const before = { tailoredResume: '# Ada', edits: [] };
  const kept: Move = { type: 'reviewed', reviewed: ['+ Ada'] };
  const done = after({ type: 'restored', result }, kept);

  test('keeps the result on the screen, lets nothing else happen, and remembers what can be undone', () => {
    const checking = reduce(done, { type: 'check-started' });
    expect(checking).toMatchObject({ result, busy: true, isChecking: true });
    const changed = { ...result, jobId: 'next', optimizedResume: '# Ada L.' };
    expect(reduce(checking, { type: 'checked', result: changed, before })).toMatchObject({
      result: changed,
      before,
      reviewed: ['+ Ada'],
      busy: false,
      isChecking: false,
    });
  });

  test('that fails changes nothing', () => {
    expect(reduce(reduce(done, { type: 'check-started' }), { type: 'ended' })).toEqual(done);
  });

  test('is forgotten with the next resume that is written', () => {
    const checked = reduce(done, { type: 'checked', result, before });
    expect(reduce(checked, { type: 'succeeded', result })).toMatchObject({ reviewed: [], before: null });
  });

  test('is remembered through a reload', () => {
    expect(after({ type: 'restored', result, reviewed: ['+ Ada'] }).reviewed).toEqual(['+ Ada']);
  });
});

describe('going back', () => {
  const done = after(resume, toJob, job, { type: 'succeeded', result });

  test('completed steps are open', () => {
    expect(canGo(done, 0)).toBe(true);
    expect(canGo(done, 1)).toBe(true);
  });

  test('the result cannot be jumped to again', () => {
    expect(canGo(reduce(done, { type: 'step-chosen', step: 0 }), 2)).toBe(false);
  });

  test('a finished result is shown again from any step', () => {
    const back = reduce(done, { type: 'step-chosen', step: 0 });
    expect(reduce(back, { type: 'result-shown' })).toMatchObject({ step: 2, result });
    expect(after(resume, { type: 'result-shown' }).step).toBe(0);
  });

  test('a text that was changed since is told from the one the result was made from', () => {
    const typed = (text: string) => after({ type: 'restored', result, step: 0 }, { ...resume, text });
    expect(hasOldTexts(after({ type: 'restored', result, step: 0 }))).toBe(false);
    expect(hasOldTexts(typed(' Ada\r\n'))).toBe(false);
    expect(hasOldTexts(typed('Ada Lovelace'))).toBe(true);
    expect(hasOldTexts(start)).toBe(false);
  });

  test('nothing moves while a request runs', () => {
    const back = reduce(reduce(done, { type: 'step-chosen', step: 0 }), { type: 'submitted' });
    expect(reduce(back, { type: 'result-shown' }).step).toBe(0);
    expect(canGo(reduce(done, { type: 'submitted' }), 0)).toBe(false);
  });
});

describe('the check before sending', () => {
  test('a missing resume sends back to the first step', () => {
    expect(optimizeBlocker(after(job))).toMatchObject({ title: 'Resume Required', step: 0 });
  });
  test('a missing job description is named', () => {
    expect(optimizeBlocker(after(resume))).toMatchObject({ title: 'Job description required', step: 1 });
  });
  test('a file whose text could not be read is missing content, on both steps', () => {
    const unread: Move = {
      type: 'reading-changed',
      document: 'resume',
      file,
      reading: { status: 'failed', sentence: '' },
    };
    const missing = { title: 'Missing Content', description: 'Both resume and job description text are required.' };
    expect(continueBlocker(after(chosen, unread))).toEqual(missing);
    expect(optimizeBlocker(after(chosen, unread, job))).toEqual({ ...missing, step: 0 });
    expect(optimizeBlocker(after(resume, { ...chosen, document: 'job' }))).toEqual({ ...missing, step: 1 });
  });
  test('a text over the limit goes nowhere, one at the limit goes on', () => {
    const typed = (document: 'resume' | 'job', length: number): Move => ({
      type: 'typed',
      document,
      text: 'a'.repeat(length),
    });
    const long = 'Resume must be at most 50,000 characters';
    expect(after(typed('resume', 50_001), toJob).step).toBe(0);
    expect(continueBlocker(after(typed('resume', 50_001)))).toEqual({ title: 'Check your resume', description: long });
    expect(after(typed('resume', 50_000), toJob).step).toBe(1);
    expect(optimizeBlocker(after(typed('resume', 50_001), job))).toMatchObject({ description: long, step: 0 });
    expect(optimizeBlocker(after(resume, typed('job', 20_001)))).toEqual({
      title: 'Check the job description',
      description: 'Job description must be at most 20,000 characters',
      step: 1,
    });
    expect(optimizeBlocker(after(resume, typed('job', 20_000)))).toBeNull();
  });
  test('two texts may be sent', () => {
    expect(optimizeBlocker(after(resume, job))).toBeNull();
  });
});

test('optimizing again replaces the result and stays', () => {
  const again = after(
    { type: 'restored', result },
    { type: 'submitted' },
    { type: 'succeeded', result: { ...result, optimizedResume: '# B' } },
  );
  expect(again).toMatchObject({ step: 2, busy: false, result: { optimizedResume: '# B' } });
});

test('a restored result brings its texts back', () => {
  expect(after({ type: 'restored', result })).toMatchObject({
    resume: { text: 'Ada' },
    job: { text: 'Engineer' },
    step: 2,
  });
});

test('a restored result leaves what was typed since', () => {
  expect(after(resume, { type: 'restored', result }).resume.text).toBe('Ada Lovelace');
});

test('a failed request keeps everything typed', () => {
  expect(after(resume, toJob, job, { type: 'submitted' }, { type: 'ended' })).toMatchObject({
    step: 1,
    busy: false,
    resume: { text: 'Ada Lovelace' },
    job: { text: 'Engineer wanted' },
  });
});
