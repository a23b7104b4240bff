import { describe, expect, test } from '@jest/globals';
import type { Section } from './headings.js';
import type { LineLabel } from './line-tagger.js';
import { strengthOf } from './strength.js';

describe('the strength of a statement', () => {
  test.each<[string, Section, LineLabel, string]>([
    ['Food hygiene certificate', 'required', 'requirement', 'required'],
    ['Food hygiene certificate', 'preferred', 'preferred', 'preferred'],
    ['Bake bread', 'duty', 'duty', 'mentioned'],
    ['Forklift licence preferred', 'required', 'requirement', 'preferred'],
    ['Spanish is a plus', 'required', 'requirement', 'preferred'],
    ['Polish is handy', 'required', 'requirement', 'preferred'],
    ['Diploma of Leadership highly regarded', 'required', 'requirement', 'preferred'],
    ['MBA is an added advantage', 'required', 'requirement', 'preferred'],
    ['Van driving experience is essential', 'unknown', 'requirement', 'required'],
    ['Own car is a must', 'preferred', 'preferred', 'required'],
    ['A CRM, ideally Salesforce', 'required', 'requirement', 'required'],
    ['Firewalls (Palo Alto preferred)', 'duty', 'duty', 'mentioned'],
    ['5 plus years of nursing', 'required', 'requirement', 'required'],
    ['Manage the bonus plan', 'duty', 'duty', 'mentioned'],
    ['Asset management experience', 'required', 'requirement', 'required'],
    ['Maintain the fixed asset register', 'duty', 'duty', 'mentioned'],
    ['A driving licence is an asset for this post', 'required', 'requirement', 'preferred'],
    ['Kenntnisse in Protel von Vorteil', 'required', 'requirement', 'preferred'],
    ['Plans runs in RoutePilot PLUS, including night runs', 'duty', 'duty', 'mentioned'],
    ['Knowledge of Adobe Plus', 'required', 'requirement', 'required'],
    ['A STRUCTURED SALES METHOD (SPIN PREFERRED)', 'required', 'preferred', 'required'],
    ['A structured sales method (SPIN preferred)', 'required', 'preferred', 'required'],
    ['Spoken Welsh (strongly preferred)', 'required', 'preferred', 'preferred'],
    ['Drug test required', 'preferred', 'eligibility', 'required'],
  ])('of "%s" under %s, read as %s, is %s', (text, section, label, strength) => {
    expect(strengthOf(text, text, section, label)).toBe(strength);
  });

  test('of what stands before a wish is not made a wish by it', () => {
    const sentence = 'Kitchen background, pastry preferred';
    expect(strengthOf('Kitchen background', sentence, 'required', 'preferred')).toBe('required');
    expect(strengthOf('pastry preferred', sentence, 'required', 'preferred')).toBe('preferred');
  });

  test('is a wish for every part of a sentence that wishes', () => {
    expect(
      strengthOf('catastrophe experience', 'We would love to see AIC; catastrophe experience.', 'unknown', 'preferred'),
    ).toBe('preferred');
  });
});
