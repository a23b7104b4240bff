import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

test('the row of a form that tells of a study is one, each field behind its label', () => {
  const { sections } = readResume(`Name: EXAMPLE, LUISA
Phone: (806) 555-0162    Email: luisa@example.com

EDUCATION
Level: Some college (no degree)    School: Llano Estacado College    Major: Business    Yr: 2012-2013
Level: High School Diploma    School: Tucumcari Valley HS    Yr: 2010
`);
  expect(sections[0]?.entries).toMatchObject([
    { title: 'Some college (no degree)', organization: 'Llano Estacado College', dates: '2012-2013' },
    { title: 'High School Diploma', organization: 'Tucumcari Valley HS', dates: '2010' },
  ]);
});
