import { describe, expect, test } from '@jest/globals';
import type { RequirementMatch } from '@tailwright/contracts/analysis';
import { toolsIn } from '../evidence/families.js';
import { isNamedBeside, wordingOf, type Said } from './wording.js';

const requirement = (more: Partial<RequirementMatch>): RequirementMatch => ({
  id: 'one',
  statement: 'Kubernetes and Terraform',
  strength: 'required',
  kind: 'tool',
  is_scored: true,
  answer: 'likely',
  lines: [],
  share: 1,
  job_span: { start: 0, end: 24 },
  ...more,
});
const said = (match: Said['match'], start = 0, kind: Said['keyword']['kind'] = 'hard'): Said => ({
  keyword: {
    term: 'x',
    skill: undefined,
    kind,
    requirement: 'required',
    span: { start, end: start + 5 },
    group: 0,
    weight: 1,
  },
  match,
});
const other = requirement({ id: 'two', job_span: { start: 30, end: 60 } });

describe('what is proven and found by a search', () => {
  test.each<[string, RequirementMatch[], Said[], number]>([
    ['is all of it where each term is written so', [requirement({})], [said('exact'), said('exact', 10)], 100],
    ['is half where one of two terms is written otherwise', [requirement({})], [said('exact'), said('alias', 10)], 50],
    ['is none where a proof has the term in no form', [requirement({})], [said('none')], 0],
    [
      'does not ask for the alternatives of a term that is there',
      [requirement({})],
      [said('exact'), said('none', 10)],
      100,
    ],
    ['counts a requirement without a term as found', [requirement({}), other], [said('none')], 50],
    ['counts what is proven in part in part', [requirement({ share: 0.5 }), other], [said('none')], 67],
    ['counts by strength', [requirement({ strength: 'mentioned' }), other], [said('none')], 80],
    ['asks nothing of what is not proven', [requirement({ share: 0 }), other], [said('none')], 100],
    ['asks nothing of soft words', [requirement({})], [said('none', 0, 'soft')], 100],
    ['is whole where nothing is proven', [requirement({ share: 0 })], [said('none')], 100],
  ])('%s', (_case, requirements, terms, percentage) => {
    expect(wordingOf(requirements, terms, undefined)).toBe(percentage);
  });

  test.each([
    [true, 100],
    [false, 50],
    [undefined, 100],
  ])('counts the advertised title as one requirement: found %s', (isTitleFound, percentage) => {
    expect(wordingOf([requirement({})], [said('exact')], isTitleFound)).toBe(percentage);
  });
});

const { tools } = toolsIn('Kept Salesforce clean for 12 reps, flyers in Photoshop');
const isOwnTool = (tool: number) => tools.has(tool);

test.each<[string, string, Partial<RequirementMatch>, boolean]>([
  ['beside the own word of a proving line', 'CRM (Salesforce) · SaaS', { answer: 'found' }, true],
  ['by itself', 'Expert in CRM', { answer: 'found' }, false],
  ['beside a word that proves nothing', 'CRM (HubSpot)', { answer: 'found' }, false],
  ['beside a tool of the resume of that kind', 'CRM (Salesforce)', { answer: 'likely' }, true],
  ['behind a tool of the resume of that kind', 'Salesforce (CRM)', { answer: 'likely' }, true],
  ['beside a tool of another kind', 'CRM (Photoshop)', { answer: 'likely' }, false],
  ['where nothing is found for sure', 'CRM (twelve reps)', { answer: 'likely' }, false],
  ['in a line that retells its proof', 'Kept Salesforce clean as CRM for the 12 reps', { answer: 'likely' }, false],
])('a term %s', (_case, line, more, isNamed) => {
  const proven = requirement({ lines: ['Kept Salesforce clean for 12 reps'], ...more });
  const keyword = { ...said('none').keyword, term: 'CRM' };
  expect(isNamedBeside(keyword, line, [proven], isOwnTool)).toBe(isNamed);
});

test.each<[string, string, string, Partial<RequirementMatch>, boolean]>([
  [
    'retells its proof',
    'full-cycle recruiting',
    'Full-cycle recruiting: fill 120 openings a year, from ad to offer',
    {},
    true,
  ],
  ['proves something else', 'full-cycle recruiting', 'Full-cycle recruiting for two plants', {}, false],
  [
    'retells a line that comes near',
    'full-cycle recruiting',
    'Full-cycle recruiting: fill 120 openings a year',
    { share: 0.4 },
    false,
  ],
  [
    'retells its proof with the name of a tool',
    'Workday',
    'Fill 120 openings a year in Workday, from ad to offer',
    {},
    false,
  ],
])('a term is named, or not, in a line that %s', (_case, term, line, more, isNamed) => {
  const proven = requirement({ answer: 'likely', lines: ['Fill 120 openings a year: ad, screen, offer'], ...more });
  expect(isNamedBeside({ ...said('none').keyword, term }, line, [proven], isOwnTool)).toBe(isNamed);
});
