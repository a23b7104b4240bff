import { describe, expect, test } from '@jest/globals';
import { keepWhole } from '../document/keep-whole.js';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';
import { withContradiction } from './as-written.js';

const printed = (jobs: string) => {
  const resume = readResume(`Imke Vandervelde\n0470 12 34 56\n\nEXPERIENCE\n\n${jobs}`);
  const text = renderResume(resume);
  expect(keepWhole(resume, text)).toEqual({ text, sectionsAsWritten: 0 });
  return text.slice(text.indexOf('## EXPERIENCE')).split('\n').filter(Boolean);
};

describe('a section of jobs whose reading contradicts itself is shown as it was written', () => {
  test('a time stands alone among the duties', () => {
    expect(
      printed(`Hale Pottery, Marlow
Kiln operator
2015 - 2019
- Fired two kilns a day

Brook Tiles, Derby
Glazer, then head glazer from 2014
- Mixed all glazes
March 2011 - May 2014
- Kept the recipe book`),
    ).toEqual([
      '## EXPERIENCE',
      '**Hale Pottery, Marlow**',
      '**Kiln operator**',
      '2015 - 2019',
      '- Fired two kilns a day',
      '**Brook Tiles, Derby**',
      '**Glazer, then head glazer from 2014**',
      '- Mixed all glazes',
      'March 2011 - May 2014',
      '- Kept the recipe book',
    ]);
  });

  test('time without work was read into the head of the next employer', () => {
    const [section] = readResume(
      'Imke Vandervelde\n\nEXPERIENCE\nGlazer | Hale Pottery\n2011 - 2014\n- Mixed glazes',
    ).sections;
    const [entry] = section?.entries ?? [];
    if (!section || !entry) throw new Error('The job was not read.');
    const withHead = (headerLines: string[]) =>
      withContradiction({ ...section, entries: [{ ...entry, headerLines }] }, []).asWritten;
    expect(withHead(['Laid off, Jan 2024 to Aug 2024', 'Brook Iron Works Ltd'])).toBeDefined();
    expect(withHead(['Laid off, Jan 2024 to Aug 2024'])).toBeUndefined();
    expect(withHead(['Glazer, Jan 2024 to Aug 2024', 'Brook Iron Works Ltd'])).toBeUndefined();
  });

  test.each([
    ['a part of a job in its time', 'Kiln rebuild June 2016 - May 2017'],
    ['a remark in brackets', '(2019 - 2020 at sea)'],
    ['a post of its own', 'Union steward, 2016 - 2018'],
    ['time between the jobs', 'Career break: 2019 - 2020'],
  ])('but %s is no contradiction', (_name, line) => {
    const rows = printed(`Kiln Operator | Hale Pottery
2015 - 2019
${line}
- Fired two kilns a day

Glazer | Brook Tiles
2011 - 2014
- Mixed all glazes`);
    expect(rows).toContain('### Kiln Operator | Hale Pottery');
  });
});

test('a section begins with its first line, also where the posts were written above their employer', () => {
  const text = `Imke Vandervelde

EXPERIENCE

Lead Glazer	July 2020 – present
Glazer	August 2017 – June 2020
Hale Pottery, Marlow, NC (40 people)
- Mixed all glazes`;
  const [section] = readResume(text).sections;
  expect(section?.span.start).toBe(text.indexOf('Lead Glazer'));
});

describe('of a section that is shown as it was written', () => {
  const section = `Hale Pottery, Marlow
   Kiln operator
      Fired two kilns a day
   Glaze mixing and test tiles, all ranges
      Kept the recipe book
   Union steward, since 2016
   Replaced the small kiln with a gas burner from a laundry
                                        2015 - 2019
                                        2020 - now

Brook Tiles, Derby
2011 - 2014
Glazer
- Mixed all glazes
May 2009 - March 2010
- Kept the books`;

  test('lines with others set in below them are labels, and what was done is none', () => {
    const rows = printed(section);
    expect(rows).toEqual(
      expect.arrayContaining([
        '**Hale Pottery, Marlow**',
        '**Kiln operator**',
        '- Fired two kilns a day',
        '**Glaze mixing and test tiles, all ranges**',
        '- Kept the recipe book',
      ]),
    );
    expect(rows.filter((row) => row.startsWith('**Replaced'))).toEqual([]);
  });
});
