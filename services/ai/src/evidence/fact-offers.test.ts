import { describe, expect, it } from '@jest/globals';
import { make } from '@tailwright/testing/make';
import { matchRequirements } from '../analysis/requirements.js';
import { readPosting } from '../posting/read-posting.js';
import { findFactOffers } from './fact-offers.js';

const today = new Date('2026-11-23T12:00:00Z');
const ids = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const { resumeText: resume } = make.optimizeRequest();

const posting = `Site Reliability Engineer

Requirements
- Experience with Kubernetes
- Fluent in Spanish
- Valid forklift certificate
- Experience with TypeScript
- Ability to mentor junior colleagues`;

/** The statements for which each fact is offered; a fact is what was said, and what it answered. */
function offered(facts: [said: string, answered?: string][], originalResume = resume): [string, string][] {
  const requirements = readPosting(posting);
  const matches = matchRequirements({ jobDescription: posting, originalResume, replies: [], today });
  const kept = facts.map(([text, requirement = ''], at) => ({ id: ids[at] as string, text, requirement }));
  const offers = findFactOffers({ requirements, matches, facts: kept, originalResume, today });
  return offers.map(({ requirement, fact }) => [
    requirements.find(({ id }) => id === requirement)?.text ?? '',
    kept.find(({ id }) => id === fact)?.text ?? '',
  ]);
}

describe('a fact is offered', () => {
  it.each([
    ['that names what is asked', 'I ran Kubernetes clusters for two years at Acme.', 'Experience with Kubernetes'],
    ['that says it in other words', 'I speak Spanish at a native level.', 'Fluent in Spanish'],
  ])('%s', (_, said, statement) => {
    expect(offered([[said]])).toContainEqual([statement, said]);
  });

  it('that answered the same before, though it names nothing of it', () => {
    const said = 'Yes, for two years at Acme.';
    expect(offered([[said]])).toEqual([]);
    expect(offered([[said, 'Experience with Kubernetes']])).toContainEqual(['Experience with Kubernetes', said]);
  });

  it('with the likelier one of two first, and not a third', () => {
    const facts: [string][] = [
      ['I used some Kubernetes in a course.'],
      ['I ran Kubernetes clusters in production.'],
      ['I deployed services to Kubernetes.'],
    ];
    const forKubernetes = offered(facts).filter(([statement]) => statement === 'Experience with Kubernetes');
    expect(forKubernetes).toHaveLength(2);
  });
});

describe('no fact is offered', () => {
  it.each<[string, string, string]>([
    ['that has nothing to do with what is asked', 'I baked bread for a bakery in Lyon.', ''],
    ['for what the resume proves already', 'I wrote TypeScript for five years.', ''],
    ['that stands in the resume', 'Maintained React applications and wrote tests in Jest.', ''],
    ['that answered something else', 'Yes, for two years at Acme.', 'Experience with bread ovens'],
  ])('%s', (_, said, answered) => {
    expect(offered([[said, answered]])).toEqual([]);
  });

  it('where there is none', () => {
    expect(offered([])).toEqual([]);
  });
});

it('200 facts beside a posting of 60 statements are judged within seconds on a busy machine', () => {
  const words = 'billing ledger harbour nurse forklift kitchen Spanish audit roster budget safety garden'.split(' ');
  const statements = Array.from({ length: 60 }, (_, at) => `- Experience with ${words[at % 12]} work number ${at}`);
  const long = `Coordinator\n\nRequirements\n${statements.join('\n')}`;
  const requirements = readPosting(long);
  const matches = matchRequirements({ jobDescription: long, originalResume: resume, replies: [], today });
  const facts = Array.from({ length: 200 }, (_, at) => ({
    id: ids[0] as string,
    text: `In ${1990 + (at % 30)} I planned the ${words[at % 12]} of a team of ${at} people and cut its costs.`,
    requirement: `Experience with ${words[(at + 5) % 12]} planning`,
  }));
  const before = performance.now();
  findFactOffers({ requirements, matches, facts, originalResume: resume, today });
  const tookMs = performance.now() - before;
  expect(tookMs).toBeLessThan(10_000);
});
