import { describe, expect, test } from '@jest/globals';
import { BuiltResume, CoverLetter, JobState, Optimization } from './as-read.js';
import { Optimization as OurOptimization } from './optimize.js';

const jobId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** What point 3 of the specification names, and nothing else. */
const specified = {
  optimizedResume: '# Ada',
  originalResume: 'Ada',
  jobDescription: 'Engineer wanted',
  analysis: { matching_percentage: 71, added_keywords: ['GraphQL'], improvement_areas: ['Say more.'] },
};

const ours = {
  ...specified,
  jobId,
  resumeId: jobId,
  analysis: {
    ...specified.analysis,
    original_percentage: 60,
    proven_percentage: 70,
    wording_percentage: 80,
    original_wording_percentage: 75,
    enough_requirements: false,
    language_understood: false,
    formula_version: '4',
    missing_keywords: ['COBOL'],
    requirements: [
      {
        id: 'a',
        statement: 'GraphQL',
        strength: 'required',
        kind: 'tool',
        is_scored: true,
        answer: 'found',
        lines: ['GraphQL'],
        share: 1,
        job_span: { start: 0, end: 7 },
      },
    ],
    replies: [{ requirement: 'a', reply: 'no', text: '' }],
    keywords: [
      {
        keyword: 'GraphQL',
        requirement: 'required',
        match: 'exact',
        evidence: null,
        job_span: { start: 0, end: 7 },
        matched_before: true,
      },
    ],
  },
  factCheck: { checked: 3, notAdded: [] },
  edits: [{ text: 'Ada', kind: 'own', lines: [], requirements: [] }],
  engine: 'built-in',
};

describe('a tailored resume', () => {
  test('of the specification’s own fields is read, without advice', () => {
    expect(Optimization.parse(specified)).toEqual({
      ...specified,
      jobId: '',
      analysis: {
        ...specified.analysis,
        enough_requirements: true,
        language_understood: true,
        requirements: [],
        replies: [],
        keywords: [],
      },
    });
  });

  test('of ours is read whole', () => {
    expect(OurOptimization.parse(ours)).toEqual(ours);
    expect(Optimization.parse(ours)).toEqual(ours);
  });

  test.each(Object.keys(ours).filter((key) => key !== 'optimizedResume'))(
    'is read when %s is missing, or in a shape this version does not know',
    (key) => {
      const { [key]: _, ...without } = ours as Record<string, unknown>;
      const kept = Object.keys(without).filter((each) => each !== key);
      for (const answer of [without, { ...ours, [key]: 7 }]) {
        const read: Record<string, unknown> = Optimization.parse(answer);
        for (const each of kept) expect(read[each]).toEqual(without[each]);
        expect([undefined, '']).toContain(read[key]);
      }
    },
  );

  test.each(Object.keys(ours.analysis).filter((key) => key !== 'matching_percentage'))(
    'keeps the rest of its analysis when %s is in a shape this version does not know',
    (key) => {
      const read = Optimization.parse({
        ...ours,
        analysis: { ...ours.analysis, [key]: { of: 'a newer server' } },
      });
      expect(read.analysis?.matching_percentage).toBe(71);
      for (const [each, value] of Object.entries(ours.analysis)) {
        if (each !== key) expect((read.analysis as Record<string, unknown>)[each]).toEqual(value);
      }
    },
  );

  test('without its text, or with a text that is none, is refused', () => {
    const { optimizedResume: _, ...without } = ours;
    expect(Optimization.safeParse(without).success).toBe(false);
    expect(Optimization.safeParse({ ...ours, optimizedResume: null }).success).toBe(false);
  });
});

test('a built resume and a letter need their text alone', () => {
  expect(BuiltResume.parse({ generatedResume: '# Ada' })).toEqual({ generatedResume: '# Ada', jobId: '' });
  expect(CoverLetter.parse({ coverLetter: 'Dear Ada' })).toEqual({ coverLetter: 'Dear Ada', jobId: '' });
  expect(BuiltResume.safeParse({ jobId }).success).toBe(false);
  expect(CoverLetter.safeParse({ jobId }).success).toBe(false);
});

test('a job tells its state whatever its result looks like', () => {
  const state = { id: jobId, kind: 'optimize', status: 'done', stage: 'finished', position: 0 };
  const result = { of: 'a newer server' };
  const whole = { ...state, createdAt: '2026-01-01T00:00:00Z', result };
  expect(JobState.parse(whole)).toEqual(whole);
});
