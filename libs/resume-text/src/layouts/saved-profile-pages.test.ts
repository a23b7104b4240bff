import { expect, test } from '@jest/globals';
import { readWhole } from '../testing/read-whole.js';

const cases: [string, string, string][] = [
  [
    'posts held at the same time, the end of a page below the time of all, and papers and patents broken over lines',
    `Contact
+353 20 910 4417 (Mobile)
a.nwachukwu@example.ie
www.linkedin.com/in/adaeze-
nwachukwu (LinkedIn)
Top Skills
Membranes
Scale-up
Technical Writing
Publications
Fouling of ceramic membranes in
dairy effluent
Two years of a pilot plant
Patents
Backwash valve with a floating
seat
Adaeze Nwachukwu, PhD
Process engineer | water that was something else yesterday
County Cork, Ireland
Summary
I turn wet problems into dry ones.
Experience
Clearwell Filtration
6 years 3 months
Page 1 of 2
Principal Process Engineer
January 2021 - Present (4 years 3 months)
Cork, Ireland
Lead the pilot hall and its five engineers.
Acting Site Manager
June 2022 - February 2023 (9 months)
Ninety people, one kitchen, no lost days.
Process Engineer
January 2019 - December 2020 (2 years)
Mallow
Commissioned eleven skids in three countries.
Lee Analytics
Laboratory Analyst
August 2018 - December 2018 (5 months)
Education
Shannon Technical University
Doctor of Philosophy - PhD, Chemical Engineering · (2014 - 2018)
Shannon Technical University
Bachelor of Engineering - BE, Process Engineering · (2010 - 2014)
Page 2 of 2`,
    `Adaeze Nwachukwu, PhD
Process engineer | water that was something else yesterday
+353 20 910 4417; a.nwachukwu@example.ie; www.linkedin.com/in/adaeze-nwachukwu; County Cork, Ireland
# skills Top Skills
Membranes
Scale-up
Technical Writing
# publications Publications
Fouling of ceramic membranes in dairy effluent
Two years of a pilot plant
# publications Patents
Backwash valve with a floating seat
# summary Summary
I turn wet problems into dry ones.
# experience Experience
> Principal Process Engineer | Clearwell Filtration | January 2021 - Present, 4 years 3 months | Cork, Ireland
Lead the pilot hall and its five engineers.
> Acting Site Manager | Clearwell Filtration | June 2022 - February 2023, 9 months | 
Ninety people, one kitchen, no lost days.
> Process Engineer | Clearwell Filtration | January 2019 - December 2020, 2 years | Mallow
Commissioned eleven skids in three countries.
> Laboratory Analyst | Lee Analytics | August 2018 - December 2018, 5 months | 
# education Education
> Doctor of Philosophy - PhD, Chemical Engineering | Shannon Technical University | 2014 - 2018 | 
> Bachelor of Engineering - BE, Process Engineering | Shannon Technical University | 2010 - 2014 | `,
  ],
  [
    'a name that no address has and nothing sets apart, and an employer in small letters below a group',
    `Contact
www.linkedin.com/in/x7731b
(LinkedIn)
Top Skills
Retail
Upselling
Languages
Spanish (Native or Bilingual)
English (Professional Working)
Certifications
First Aid at Work
Marisol Quintero Baz
Store Supervisor
Valencia, Valencian Community, Spain
Experience
Calzados Turia
2 years 8 months
Store Supervisor
September 2022 - Present (1 year 8 months)
Valencia
- Opens and closes
- Trains the new ones in the stock room
Sales Assistant
September 2021 - August 2022 (1 year)
- Shoes, bags, laces
adidas
Sales Assistant
June 2021 - August 2021 (less than a year)
Education
IES Mar Blava
Bachillerato · (2018 - 2020)`,
    `Marisol Quintero Baz
Store Supervisor
www.linkedin.com/in/x7731b; Valencia, Valencian Community, Spain
# skills Top Skills
Retail
Upselling
# languages Languages
Spanish (Native or Bilingual)
English (Professional Working)
# certifications Certifications
First Aid at Work
# experience Experience
> Store Supervisor | Calzados Turia | September 2022 - Present, 1 year 8 months | Valencia
Opens and closes
Trains the new ones in the stock room
> Sales Assistant | Calzados Turia | September 2021 - August 2022, 1 year | 
Shoes, bags, laces
> Sales Assistant | adidas | June 2021 - August 2021, less than a year | 
# education Education
> Bachillerato | IES Mar Blava | 2018 - 2020 | `,
  ],
  [
    'the end of a page above a later post of a group, and time off between the jobs',
    `Contact
www.linkedin.com/in/henrik-aaltonen
(LinkedIn)

Top Skills
Rigging
Cranes

Henrik Aaltonen
Lift Supervisor at Nordquay Terminals
Hull, England, United Kingdom

Experience

Nordquay Terminals
3 years 6 months

Lift Supervisor
April 2023 - Present (2 years 1 month)
Hull
Plans the heavy lifts and signs for them.

  Page 1 of 2

Crane Operator
November 2021 - March 2023 (1 year 5 months)
Hull
Ship to shore, 40 moves an hour.

Career Break
Parental leave
May 2021 - October 2021 (6 months)

Humberside Haulage
Driver
March 2016 - April 2021 (5 years 2 months)

Education

Hull Trinity School
· (2009 - 2014)

  Page 2 of 2`,
    `Henrik Aaltonen
Lift Supervisor at Nordquay Terminals
www.linkedin.com/in/henrik-aaltonen; Hull, England, United Kingdom
# skills Top Skills
Rigging
Cranes
# experience Experience
> Lift Supervisor | Nordquay Terminals | April 2023 - Present, 2 years 1 month | Hull
Plans the heavy lifts and signs for them.
> Crane Operator | Nordquay Terminals | November 2021 - March 2023, 1 year 5 months | Hull
Ship to shore, 40 moves an hour.
> Parental leave | Career Break | May 2021 - October 2021, 6 months | 
> Driver | Humberside Haulage | March 2016 - April 2021, 5 years 2 months | 
# education Education
>  | Hull Trinity School | 2009 - 2014 | `,
  ],
  [
    'studies and nothing else, and a section that others add below them',
    `Contact
farida.osman@example.edu
www.linkedin.com/in/farida-osman
(LinkedIn)
github.example/fosman (Portfolio)

Top Skills
C (Programming Language)
Soldering

Farida Osman
Student of electronics, looking for a summer in a workshop
Alexandria, Egypt

Education

Delta Institute of Technology
Bachelor of Engineering - BE, Electronics and Communications
Engineering · (September 2022 - June 2027)
Third of ninety in the second year

Corniche Girls Secondary
Thanaweya Amma, Science · (2019 - 2022)

Volunteer Experience

Soldering tutor, Makers of the Delta
2023 - Present`,
    `Farida Osman
Student of electronics, looking for a summer in a workshop
farida.osman@example.edu; www.linkedin.com/in/farida-osman; github.example/fosman (Portfolio); Alexandria, Egypt
# skills Top Skills
C (Programming Language)
Soldering
# education Education
> Bachelor of Engineering - BE, Electronics and Communications Engineering | Delta Institute of Technology | September 2022 - June 2027 | 
Third of ninety in the second year
> Thanaweya Amma, Science | Corniche Girls Secondary | 2019 - 2022 | 
# volunteering Volunteer Experience
> Soldering tutor | Makers of the Delta | 2023 - Present | `,
  ],
];

test.each(cases)('a saved profile is read whole with %s', (_case, text, expected) => {
  expect(readWhole(text)).toBe(expected);
});
