import { expect, test } from '@jest/globals';
import { readColumnTables } from './column-tables.js';
import { readResume } from '../read-resume.js';

const rowsOf = (text: string) => text.split('\n').map((raw) => ({ raw, start: 0, end: raw.length }));
const readTable = (text: string) => readColumnTables(rowsOf(text)).map(({ raw }) => raw);

test('each row of a table of skills says what its values are, and the numbers of the rows are left out', () => {
  expect(
    readTable(`S.No  Tool                   Exp. (Yrs)   Last Used   Self Rating (out of 5)
1     Revit / Navisworks     7            Current     5
2     Tekla                  1.5          2021
3     Excel (pivot tables)   9            Current     4`),
  ).toEqual([
    '• Revit / Navisworks · Exp. (Yrs): 7 · Last Used: Current · Self Rating (out of 5): 5',
    '• Tekla · Exp. (Yrs): 1.5 · Last Used: 2021',
    '• Excel (pivot tables) · Exp. (Yrs): 9 · Last Used: Current · Self Rating (out of 5): 4',
  ]);
});

test('tabs part such a table as well', () => {
  expect(readTable('Skill\tLevel\tLast Used\nDialysis machines\tExpert\t2024\nVenepuncture\tGood\t2023')).toEqual([
    '• Dialysis machines · Level: Expert · Last Used: 2024',
    '• Venepuncture · Level: Good · Last Used: 2023',
  ]);
});

test('the names of the columns say where a cell begins, and marks keep their name', () => {
  const text = `Ravi Menonkutty
ravi@example.com

EDUCATION
Course            College / Board                       Year    Percentage
B.Com. Accounting Malabar Hill College, Kannur          2014    61.5 %
Plus Two          Kerala Board                          2011    70 %
S.S.L.C.          Kerala Board                          2009    82.25 %

LANGUAGES
English, Malayalam
`;
  expect(readResume(text).sections[0]?.entries).toMatchObject([
    {
      title: 'B.Com. Accounting',
      organization: 'Malabar Hill College',
      dates: '2014',
      notes: ['Kannur', 'Percentage: 61.5 %'],
    },
    { title: 'Plus Two', organization: 'Kerala Board', dates: '2011', notes: ['Percentage: 70 %'] },
    { title: 'S.S.L.C.', organization: 'Kerala Board', dates: '2009', notes: ['Percentage: 82.25 %'] },
  ]);
});

test('a figure whose sign or name says what it is needs no other', () => {
  expect(
    readTable(`No.\tDegree\tUniversity\tYear\t% / CGPA
1\tM.Tech\tNorth Lakes University\t2016\t8.1
2\tB.E.\tNorth Lakes University\t2014\t66 %`),
  ).toEqual([
    'Degree\tUniversity\tYear\t% / CGPA',
    'M.Tech\tNorth Lakes University\t2016\tCGPA: 8.1',
    'B.E.\tNorth Lakes University\t2014\t66 %',
  ]);
});

test.each([
  [
    'a text runs across the beginning of a column',
    `Skill            Exp. (Yrs)     Last Used
Programmable logic controllers    2024
Welding          6              2024`,
  ],
  ['a row has a cell more', 'Skill\tLevel\tLast Used\nTig\tGood\t2024\nMig\tGood\t2024\tshop'],
  ['there is a single row', 'Skill   Level   Last Used\nTig   Good   2024'],
  ['no name of a column is known', 'Apples   Pears   Plums\n1   2   3\n4   5   6'],
  [
    'the columns are parted well and no degree stands in them',
    'Ship   Rank   Year\nAda   Mate   2019\nEve   Mate   2021',
  ],
])('lines stay as they were where %s', (_, text) => {
  expect(readTable(text)).toEqual(text.split('\n'));
});

test('a cell that only two blanks part from the one before begins where its column does', () => {
  const text = `Rohan Menonkutty
rohan@example.com

EDUCATION
Qualification                    Institute / University         Year
MBA (Operations)                 Annamalai University           2014
B.Tech Electrical & Electronics  NIT Calicut                    2009
`;
  const [, second] = readResume(text).sections[0]?.entries ?? [];
  expect(second).toMatchObject({
    title: 'B.Tech Electrical & Electronics',
    organization: 'NIT Calicut',
    dates: '2009',
  });
});

test('the rows of a table of certificates are parted alike, also where a cell is empty or fills its column', () => {
  const text = `Ana Silva
ana@example.com

CERTIFICATES
Name                                  Given by              Date / Expiry
Certified Sterile Processing Helper 1 HSPA                  03/2021    03/2026
First Aid for Workplaces              Red Cross Assoc.      05/2024    05/2026
Tetanus vaccine, booster                                    2020
`;
  const [section] = readResume(text).sections;
  expect(section?.details.map((detail) => detail.text.replace(/\t+/g, ' · '))).toEqual([
    'Certified Sterile Processing Helper 1 · HSPA · 03/2021 / 03/2026',
    'First Aid for Workplaces · Red Cross Assoc. · 05/2024 / 05/2026',
    'Tetanus vaccine, booster · 2020',
  ]);
});
