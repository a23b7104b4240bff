import { describe, expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const top = 'Ana Silva\nana@example.com | +351 910 555 014\n\n';
const jobsOf = (text: string) =>
  readResume(`${top}Experience\n\n${text}`).sections.flatMap(({ entries }) =>
    entries.map(({ title, organization, dates }) => `${title} | ${organization} | ${dates}`),
  );

describe('an employer is given to no post that it does not stand above', () => {
  test.each([
    [
      'where the next employer and a line about it stand between the bullets and the title',
      `Fernhill Care Home, Ludlow
Residential home, 38 beds, eleven staff
Care Assistant (May 2019 to now), with one year as Deputy (all of 2022)
•	Key worker for six residents and their families, care plans on Nourish each month
•	While deputy: rotas, agency, medication counts, the monthly return, inspection in March 2024 (no actions)
•	Moving and handling trainer, two sessions each quarter
•	Led the garden group, shown at the county meeting in 2023

Larkspur Day Nursery, Much Wenlock
Private nursery, 44 children, open all year
Nursery Assistant (2014 – 2018)
•	Bottles, naps, messy play
•	Toddler room from mid 2016: two staff, daily ratios
•	Lunch menus with the cook after one allergy scare`,
      [
        'Care Assistant, with one year as Deputy (all of 2022) | Fernhill Care Home, Ludlow | May 2019 to now',
        'Nursery Assistant | Larkspur Day Nursery, Much Wenlock | 2014 – 2018',
      ],
    ],
    [
      'where its own employer and town, which no list knows, stand behind the title',
      `Ysgol Bryn Onnen Primary School, Cardiff
Class Teacher, Year 2 (September 2021 – present)
Class Teacher, Year 6 (September 2018 – July 2021)

• Planning and teaching a class of 27 pupils, 9 of whom are on the register.
• Manage the work of two assistants.

Holm Road Juniors, Newport
Class Teacher, Year 1 (September 2016 – August 2018)

• Planned phonics with the parallel class.

Teaching Assistant, Cefn Llwyd Community Primary, Maesglas
2014 – 2016
One to one support for a Year 2 girl, using signs and a timetable.`,
      [
        'Class Teacher, Year 2 | Ysgol Bryn Onnen Primary School | September 2021 – present',
        'Class Teacher, Year 6 | Ysgol Bryn Onnen Primary School | September 2018 – July 2021',
        'Class Teacher, Year 1 | Holm Road Juniors | September 2016 – August 2018',
        'Teaching Assistant, Cefn Llwyd Community Primary, Maesglas |  | 2014 – 2016',
      ],
    ],
    [
      'where two lines about an employer without a usual word stand above the title',
      `Tolley & Daughters
Family firm since the war, makes jam and chutney
Press Operator (2016 – 2019)
• Ran two presses

Larkspur, Much Wenlock
Private practice, 44 beds, open all year
Cleaner (2012 – 2015)
• Cleaned the theatres`,
      [
        ' | Tolley & Daughters | ',
        'Press Operator | Tolley & Daughters | 2016 – 2019',
        'Cleaner | Larkspur, Much Wenlock | 2012 – 2015',
      ],
    ],
    [
      'where the heading of the next section stands above the title',
      `Tolley & Daughters
4 years 1 month

Press Operator
January 2018 - January 2022 (4 years 1 month)
Leeds

Ran two presses and trained three starters.

Volunteer Experience
Befriender
Second Wind (walks with widowers)
2021 - Present

Education
Leeds Trinity College
BA History · (2014 - 2017)

Languages
French

Skills
Excel`,
      [
        'Press Operator | Tolley & Daughters | January 2018 - January 2022',
        'Befriender | Second Wind (walks with widowers) | 2021 - Present',
        'BA History | Leeds Trinity College | 2014 - 2017',
      ],
    ],
  ])('%s', (_, text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs);
  });
});

test('a season somewhere else in a block of its own is not held with the employer above', () => {
  expect(
    jobsOf(`SALTWIND REST HOME, Levin
Team Leader Caregivers    Aug 2019 - Apr 2022
> Lead 6 caregivers in a 24 bed unit
Caregiver    Feb 2017 - Jul 2019
> Full cares, hoist, activities on the weekend

Seasonal - kiwifruit packhouse, Te Puke    April - Dec 2016
Night grader. My first job here.

HOLY ROSARY HOSPITAL, Vigan
Staff Nurse    June 2010 - January 2016
> 34 bed ward, charge nurse for the late shift`),
  ).toEqual([
    'Team Leader Caregivers | SALTWIND REST HOME, Levin | Aug 2019 - Apr 2022',
    'Caregiver | SALTWIND REST HOME, Levin | Feb 2017 - Jul 2019',
    expect.stringMatching(/^(?!.*SALTWIND).* April - Dec 2016$/),
    'Staff Nurse | HOLY ROSARY HOSPITAL, Vigan | June 2010 - January 2016',
  ]);
});
