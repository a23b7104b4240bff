import { describe, expect, test } from '@jest/globals';
import { partsOf } from './parts.js';
import type { Requirement } from './requirement.js';

const written = (text: string, kind: Requirement['kind']) =>
  partsOf(text, kind).map(({ alternatives }) => alternatives.join(' | '));

describe('the parts of a statement', () => {
  test.each<[Requirement['kind'], string, string[]]>([
    ['tool', 'Excel, Word and Outlook', ['Excel', 'Word', 'Outlook']],
    ['tool', 'Python or MATLAB', ['Python | MATLAB']],
    ['tool', 'Programming in Python or MATLAB', ['Python | MATLAB']],
    ['tool', 'Statistical software such as Minitab or JMP', ['Statistical software | Minitab | JMP']],
    ['tool', 'Confident with a CRM, ideally Salesforce', ['CRM | Salesforce']],
    ['tool', 'AWS (Lambda, RDS)', ['AWS | Lambda | RDS']],
    ['tool', 'Marketing automation: HubSpot, Marketo or Pardot', ['Marketing automation | HubSpot | Marketo | Pardot']],
    ['tool', 'Experience with CI/CD pipelines', ['CI/CD pipelines']],
    ['tool', 'Working knowledge of an HRIS required', ['HRIS']],
    ['skill', 'Knowledge of authentication and web security', ['authentication', 'web security']],
    ['skill', 'Written and verbal communication', ['Written and verbal communication']],
    ['skill', 'Water and wastewater pipeline design', ['Water and wastewater pipeline design']],
    ['skill', 'Experience building or scaling a design system', ['Experience building or scaling a design system']],
    ['skill', 'Authority of $100,000 or more', ['Authority of $100,000 or more']],
    ['credential', 'Current CKA or CKS certification', ['Current CKA | CKS certification']],
    ['credential', 'CKA or CKS certification', ['CKA certification | CKS certification']],
    ['credential', 'MET1 or equivalent meters qualification', ['MET1 | equivalent meters qualification']],
    ['credential', 'Certified Floodplain Manager (CFM)', ['Certified Floodplain Manager | CFM']],
    ['credential', 'A food handling certificate (or are willing to get one)', ['A food handling certificate']],
    ['degree', 'High school diploma or GED', ['High school diploma | GED']],
    [
      'degree',
      "Bachelor's degree in Nursing, Biology or a related field",
      ["Bachelor's degree in Nursing | Bachelor's degree in Biology | Bachelor's degree in related field"],
    ],
    ['degree', "Associate's or Bachelor's degree", ["Associate's degree | Bachelor's degree"]],
    ['degree', 'A degree or equivalent experience', ['A degree | equivalent experience']],
    ['language', 'Fluent Spanish and English', ['Spanish', 'English']],
    ['language', 'Spanish or Portuguese', ['Spanish | Portuguese']],
    ['language', 'Bilingual English/French', ['English', 'French']],
    ['language', 'Community languages (Urdu, Punjabi)', ['Urdu | Punjabi']],
    ['language', 'Languages other than English', ['Languages other than English']],
    ['duty', 'Process deposits, withdrawals and checks', ['Process deposits, withdrawals and checks']],
    ['years', '5+ years in SRE, DevOps or platform engineering', ['5+ years in SRE, DevOps or platform engineering']],
  ])('%s: %s', (kind, text, parts) => {
    expect(written(text, kind)).toEqual(parts);
  });

  test('are never none', () => {
    for (const text of ['required', '(a)', '()', 'a plus', 'x'])
      expect(partsOf(text, 'skill').flatMap((part) => part.alternatives)).not.toHaveLength(0);
  });
});
