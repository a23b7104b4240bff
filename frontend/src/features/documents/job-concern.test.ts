import { expect, test } from '@jest/globals';
import { backend, careAide, electrician, markdown } from '../import/resumes.fixture';
import { sampleJobDescription, sampleResume } from '../optimize/samples';
import { type Concern, concernText } from './concern';
import { findJobConcern } from './job-concern';

const german =
  'Wir suchen eine Pflegefachkraft (m/w/d). Ihre Aufgaben: Betreuung der Patienten und Dokumentation. ' +
  'Ihr Profil: Ausbildung in der Pflege, Freude an der Arbeit mit Menschen.';

test.each<[string, string, Concern | undefined]>([
  ['a link', 'https://jobs.example.com/4711?source=mail', { kind: 'link' }],
  ['a link and a few words', 'Job posting:\nwww.example.com/jobs/nurse', { kind: 'link' }],
  ['a link as the address bar shows it', 'linkedin.com/jobs/view/3823847329', { kind: 'link' }],
  ['two technologies', 'Node.js/TypeScript developer', undefined],
  ['a posting in German', german, { kind: 'foreign-job', language: 'de' }],
  ['a posting with a link', `${sampleJobDescription}\nhttps://example.com/apply`, undefined],
  ['a posting', sampleJobDescription, undefined],
  ['a short text', 'Nurse wanted', undefined],
  ['nothing', '', undefined],
])('%s', (_, text, concern) => {
  expect(findJobConcern(text)).toEqual(concern);
});

test.each(Object.entries({ backend, careAide, electrician, markdown, sampleResume }))(
  'the resume %s in place of a job description is told as one',
  (_, text) => {
    expect(findJobConcern(text)).toEqual({ kind: 'resume' });
  },
);

test('every concern names the next step, and the language in words', () => {
  for (const kind of ['no-jobs', 'unsure', 'posting', 'link', 'resume'] as const) {
    const { title, next } = concernText({ kind });
    expect(title).not.toMatch(/\.$/);
    expect(next).toMatch(/\.$/);
  }
  expect(concernText({ kind: 'foreign-job', language: 'de' }).title).toBe('This seems to be written in German');
  expect(concernText({ kind: 'foreign-resume', language: 'other' }).title).toBe(
    'This seems to be written in a language other than English',
  );
});
