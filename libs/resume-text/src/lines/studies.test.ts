import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const text = `Ada Larsen
Plumber
ada@example.com

Mar 2021 – to date	Holm Care Ltd, Holm	Repairs Plumber
Seven jobs a day, first time fix 88%.

2009 – 2013	R. Berg & Son, Holm	Apprentice

2013	NVQ Level 3 Plumbing	Holm College
2011	NVQ Level 2	same place

till 11/2027	ACS: CCN1 CENWAT, Gas Safe card 0990142
till 05/2028	G3 unvented (BPEC)
2024	Asbestos awareness

Full licence. Own hand tools. Four weeks notice.`;

test('without headings, cards and certificates below the degrees are a list of their own, and what follows is neither', () => {
  const { sections } = readResume(text);
  const linesOf = (kind: string) =>
    sections.filter((each) => each.kind === kind).flatMap(({ details }) => details.map((detail) => detail.text));
  expect(linesOf('certifications')).toHaveLength(3);
  expect(linesOf('other')).toEqual(['Full licence. Own hand tools. Four weeks notice.']);
});

test('what was done before another profession is a job', () => {
  const jobs =
    'Ada Larsen\nada@example.com\n\nHOLM ANIMAL HOSPITAL, Holm\n\n2018 – current\nVeterinary Nurse, General Practice\n– rooms, vaccines, nail trims\n\n2016 – 2018\nKennel / Reception\n– phones, baths\n\nBefore vet med: 2013–16 Holm Coffee, Nordby, barista then shift supervisor\n\nSKILLS\nAnaesthesia, dental x-rays\n';
  expect(readResume(jobs).sections.map(({ kind }) => kind)).not.toContain('education');
});
