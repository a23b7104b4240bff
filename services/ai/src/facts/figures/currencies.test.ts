import { expect, test } from '@jest/globals';
import { isCurrencyAt, isOtherCurrency } from './currencies.js';
import { readClaim, readEvidence } from '../evidence.js';

function isOther(text: string, line: string): boolean {
  const { sources } = readEvidence(`Imke Vandervelde\n\nExperience\n- ${line}`, new Date('2026-11-21'));
  return readClaim(text).figures.some((figure) => isOtherCurrency(figure, text, sources));
}

test.each([
  ['its code for its name', 'Budget of ZAR 250,000', 'Budget of 250,000 rand', false],
  ['another code', 'Budget of USD 250,000', 'Budget of 250,000 rand', true],
  ['its name for its code', 'Sales of 81 million dirhams', 'Sales of AED 81m', false],
  ['its sign for its code', 'Fines up to €5,000', 'Fines up to 5.000 EUR', false],
  ['another sign', 'Fines up to £5,000', 'Fines up to 5.000 EUR', true],
  ['another name', 'Sales of 81 million euros', 'Sales of AED 81m', true],
])('an amount with %s', (_what, text, line, isOtherOne) => {
  expect(isOther(text, line)).toBe(isOtherOne);
});

test('the code of a currency beside a figure is no name', () => {
  const claim = readClaim('Raised PLN 40,000 for the SOS fund');
  expect(isCurrencyAt(claim.text.indexOf('PLN'), claim)).toBe(true);
  expect(isCurrencyAt(claim.text.indexOf('SOS'), claim)).toBe(false);
});
