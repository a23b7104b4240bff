import { expect, test } from '@jest/globals';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { ContactMask } from './contacts.js';

test.each([
  'ada.example+jobs@mail.example.co.uk',
  '+1 (555) 010-9999',
  '(555) 123-4567',
  '020 7946 0958',
  'https://example.test/ada?x=1',
  'www.example.test',
  'linkedin.com/in/ada-example',
])('%s does not leave and comes back', (contact) => {
  const mask = new ContactMask();
  const hidden = mask.hide(`Ada Example | ${contact} | London`);
  expect(hidden).toBe('Ada Example | {{contact-1}} | London');
  expect(mask.restore(hidden)).toContain(contact);
});

test.each([
  '2019 - 2021',
  '03/2019 – 04/2021',
  '2019-03 – 2021-04',
  'grew 120,000 to 450,000',
  '$1,200,000',
  '555-0100',
])('%s reaches the model as it is', (text) => {
  expect(new ContactMask().hide(text)).toBe(text);
});

test.each(['a', 'a.', '1', '1 ', '+', '(', '@', 'a@', 'www.', 'http://', '{{', '{{ ', '\u2011', 'é'])(
  '50,000 characters of “%s” are masked and restored in time that grows with their number',
  (part) => {
    const mask = new ContactMask();
    const text = part.repeat(50_000 / part.length);
    const began = startProcessorClock();
    mask.restorePartial(mask.hide(text));
    expect(began.ms()).toBeLessThan(500);
  },
);

test('the same contact has one placeholder, and spacing or case inside it does not matter', () => {
  const mask = new ContactMask();
  expect(mask.hide('a@b.test, c@d.test, a@b.test')).toBe('{{contact-1}}, {{contact-2}}, {{contact-1}}');
  expect(mask.restore('{{ Contact-2 }} {{contact-9}}!')).toBe('c@d.test !');
});

test('a contact the model dropped from a resume returns below the name', () => {
  const mask = new ContactMask();
  const source = mask.hide('Ada\na@b.test');
  expect(mask.restoreAll('# Ada\n\n## Summary', source)).toBe('# Ada\n\na@b.test\n\n## Summary');
});

test('a placeholder cut in two is held back while text streams', () => {
  const mask = new ContactMask();
  mask.hide('a@b.test');
  expect(
    ['# Ada {', '# Ada {{con', '# Ada {{contact-1}', '# Ada {{contact-1}}'].map((text) => mask.restorePartial(text)),
  ).toEqual(['# Ada ', '# Ada ', '# Ada ', '# Ada a@b.test']);
});
