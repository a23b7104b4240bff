import { expect, it } from '@jest/globals';
import { make } from '@tailwright/testing/make';
import { completeOptimization } from '../results/complete-optimization.js';

const fact = {
  id: '00000000-0000-4000-8000-000000000001',
  text: 'I ran Kubernetes clusters in production for two years.',
  requirement: 'Kubernetes in production',
};
const jobDescription = `Platform Engineer

Requirements
- Experience with Kubernetes
- Experience with TypeScript
- Experience with PostgreSQL
- Experience with Docker
- Experience with Terraform`;

const complete = (changes: Parameters<typeof make.optimizeRequest>[0]) => {
  const request = make.optimizeRequest({ jobDescription, ...changes });
  const draft = { text: request.resumeText, edits: [], askedAt: new Date('2026-11-23') };
  return completeOptimization({ request, draft }, () => undefined);
};

it('a fact is offered, and changes neither text, nor percentage, nor what a requirement is answered with', () => {
  const without = complete({});
  const { analysis, ...rest } = complete({ facts: [fact] });
  const { fact_offers: offers = [], ...figures } = analysis;
  expect({ ...rest, analysis: figures }).toEqual(without);
  const asked = analysis.requirements.find(({ id }) => id === offers[0]?.requirement);
  expect([asked?.statement, offers[0]?.fact, offers.length]).toEqual(['Experience with Kubernetes', fact.id, 1]);
});

it('a fact that the person uses counts as any sentence of theirs', () => {
  const before = complete({ facts: [fact] }).analysis;
  const [offer] = before.fact_offers ?? [];
  const replies = [{ requirement: offer?.requirement ?? '', reply: 'sentence' as const, text: fact.text }];
  const { analysis } = complete({ facts: [fact], replies });
  expect(analysis.matching_percentage).toBeGreaterThan(before.matching_percentage);
  expect(analysis.replies).toEqual(replies);
});
