import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('a form for the government has employer, time and title in one head, whatever stands in its right column', () => {
  const shown = printed(`WORK EXPERIENCE

Harbor Security Administration                                 03/2018 - Present
6401 Harbor Blvd                                               Grade Level: GS-07
Woodlawn, MD 21235 US                                          Salary: $52,905 USD Per Year
                                                               Hours per week: 40
Administrative Support Assistant (This is a federal job)
Duties, Accomplishments and Related Skills:
Manage calendars for three division directors and reserve rooms for 40 meetings a month.
Supervisor: Linda Marsh (410-555-0100)
Okay to contact this Supervisor: Yes

United States Army                                             06/2008 - 02/2018
Fort Hill, MD US                                               Hours per week: 40
Human Resources Sergeant (42A), E-6
Duties, Accomplishments and Related Skills:
Maintained personnel records of 640 soldiers.
Supervisor: CPT Ruiz (555-0177)
Okay to contact this Supervisor: Contact me first`);
  expect(shown.filter((line) => /^(?:#|\*)/.test(line))).toEqual([
    '## WORK EXPERIENCE',
    '### Harbor Security Administration',
    '*03/2018 - Present · 6401 Harbor Blvd · Grade Level: GS-07 · Woodlawn, MD 21235 US · Salary: $52,905 USD Per Year · Hours per week: 40*',
    '*Administrative Support Assistant (This is a federal job)*',
    '### United States Army',
    '*06/2008 - 02/2018 · Fort Hill, MD US · Hours per week: 40*',
    '*Human Resources Sergeant (42A), E-6*',
  ]);
});

test('the form of Europass has a post below each time in brackets, and its lines with several labels are alike', () => {
  const shown = printed(`WORK EXPERIENCE

[ 03/2019 – Current ] Warehouse Shift Leader
Baltic Cold Storage Sp. z o.o.
City: Gdansk | Country: Poland | Main activities and responsibilities:
- Lead a shift of 14 pickers
- Weekly cycle counts in SAP EWM
- Cut picking errors from 2.1% to 0.8%

[ 06/2015 – 02/2019 ] Forklift Operator
Port Logistics Gdynia
City: Gdynia | Country: Poland | Main activities and responsibilities:
- Loaded 30 trucks a day
- Trained new operators

EDUCATION AND TRAINING

[ 2010 – 2014 ] Technician in Logistics
Zespol Szkol Nr 5 https://zs5.example.pl
City: Gdynia | Country: Poland | Field(s) of study: Logistics | Level in EQF: EQF level 4

LANGUAGE SKILLS
Mother tongue(s): Polish
Other language(s):
English  LISTENING B2 READING B2 WRITING B1  SPOKEN PRODUCTION B1 SPOKEN INTERACTION B2

DRIVING LICENCE
Cars: B`);
  expect(shown.filter((line) => line.startsWith('### '))).toEqual([
    '### Warehouse Shift Leader',
    '### Forklift Operator',
    '### Technician in Logistics',
  ]);
  for (const time of ['03/2019 – Current', '06/2015 – 02/2019', '2010 – 2014'])
    expect(shown.filter((line) => line.startsWith(`*${time} · `))).toHaveLength(1);
  expect(shown.filter((line) => line.endsWith('responsibilities:') && line.startsWith('City'))).toHaveLength(2);
});
