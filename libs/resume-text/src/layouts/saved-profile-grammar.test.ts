import { expect, test } from '@jest/globals';
import { readWhole } from '../testing/read-whole.js';

const cases: [string, string, string][] = [
  [
    'one employer with three posts, none apart by an empty line',
    `Contact
Tauranga, New Zealand
021 555 014 (Mobile)
wiremu.b@example.nz
www.linkedin.com/in/wiremu-
brandt-orchards (LinkedIn)
orchardnotes.example (Blog)
Top Skills
Grafting
Pruning
Cool stores
Languages
English (Native or Bilingual)
Te Reo Māori (Professional Working)
Wiremu Brandt
Orchard Manager at Pipfield | Kiwifruit, Avocado | frost nights are mine
Tauranga, Bay of Plenty, New Zealand
Summary
I grow fruit and the people who pick it.
Experience
Pipfield Orchards
9 years 2 months
Orchard Manager
March 2021 - Present (4 years 1 month)
Tauranga
Forty hectares, a crew of nine and sixty pickers in the season, two
of them on the spray licence that I teach for.
Block Supervisor
June 2018 - February 2021 (2 years 9 months)
Katikati
- Kept the thinning crews to their rows
- Wrote the spray diary that the auditor asked to copy
Orchard Hand
February 2016 - May 2018 (2 years 4 months)
Picked, thinned, drove the forklift.
Kaimai Nurseries
Propagation Assistant
November 2013 - January 2016 (2 years 3 months)
Education
Toi Ohomai Polytechnic
Diploma, Horticulture · (2012 - 2013)
Page 1 of 1`,
    `Wiremu Brandt
Orchard Manager at Pipfield | Kiwifruit, Avocado | frost nights are mine
Tauranga, Bay of Plenty, New Zealand; 021 555 014; wiremu.b@example.nz; www.linkedin.com/in/wiremu-brandt-orchards; orchardnotes.example (Blog)
# skills Top Skills
Grafting
Pruning
Cool stores
# languages Languages
English (Native or Bilingual)
Te Reo Māori (Professional Working)
# summary Summary
I grow fruit and the people who pick it.
# experience Experience
> Orchard Manager | Pipfield Orchards | March 2021 - Present, 4 years 1 month | Tauranga
Forty hectares, a crew of nine and sixty pickers in the season, two of them on the spray licence that I teach for.
> Block Supervisor | Pipfield Orchards | June 2018 - February 2021, 2 years 9 months | Katikati
Kept the thinning crews to their rows
Wrote the spray diary that the auditor asked to copy
> Orchard Hand | Pipfield Orchards | February 2016 - May 2018, 2 years 4 months | 
Picked, thinned, drove the forklift.
> Propagation Assistant | Kaimai Nurseries | November 2013 - January 2016, 2 years 3 months | 
# education Education
> Diploma, Horticulture | Toi Ohomai Polytechnic | 2012 - 2013 | `,
  ],
  [
    'no summary, no bullets, and the end of a page between an employer and a title',
    `   
Contact
07700 900461 (Mobile)
odalys.f@example.com

www.linkedin.com/in/odalysferreira-
mendes (LinkedIn)

Top Skills
Stocktaking
Visual Merchandising
Rotas

Odalys Ferreira-Mendes
Assistant Store Manager at Brook & Tansy
Swansea, Wales, United Kingdom

Experience

Brook & Tansy
Assistant Store Manager
May 2022 - Present (3 years 2 months)
Swansea

I open four days of the week and close two. Floor, till, stock and the
people who come in cross and go out with a bag.

Lantern Homewares
  Page 1 of 2
   
Senior Sales Assistant
August 2019 - April 2022 (2 years 9 months)
Cardiff
Ran the glass and lighting floor.

Mumbles Ice Kiosk
Counter Assistant
2017 - 2019 (2 years)

Education

Gower College
BTEC Extended Diploma, Business · (2015 - 2017)

  Page 2 of 2`,
    `Odalys Ferreira-Mendes
Assistant Store Manager at Brook & Tansy
07700 900461; odalys.f@example.com; www.linkedin.com/in/odalysferreira-mendes; Swansea, Wales, United Kingdom
# skills Top Skills
Stocktaking
Visual Merchandising
Rotas
# experience Experience
> Assistant Store Manager | Brook & Tansy | May 2022 - Present, 3 years 2 months | Swansea
I open four days of the week and close two. Floor, till, stock and the people who come in cross and go out with a bag.
> Senior Sales Assistant | Lantern Homewares | August 2019 - April 2022, 2 years 9 months | Cardiff
Ran the glass and lighting floor.
> Counter Assistant | Mumbles Ice Kiosk | 2017 - 2019, 2 years | 
# education Education
> BTEC Extended Diploma, Business | Gower College | 2015 - 2017 | `,
  ],
  [
    'the end of a page between a title and its time, letters behind the name, and awards in two lines',
    `Contact
www.linkedin.com/in/ingrid-solheim-
rn (LinkedIn)
Top Skills
Triage
Wound Care
Teaching
Certifications
Advanced Cardiovascular Life
Support (ACLS)
Trauma Nursing Core Course
(TNCC)
Honors-Awards
Daisy Award for Outstanding
Nurses 2022
Chief Nurse's Commendation
Ingrid Solheim, MSN, RN
Charge Nurse, Emergency | Preceptor
Duluth, Minnesota, United States
Summary
Night shift by choice.
Experience
Lake Superior Mercy Hospital
6 years 5 months
Charge Nurse
Page 1 of 2
January 2022 - Present (3 years 5 months)
Duluth, Minnesota
• Lead a shift of eleven in a 34-bed emergency department
• Cut the time from door to triage from 19 to 8 minutes
Staff Nurse
January 2019 - December 2021 (3 years)
• Four patients at a time, more in January
Northshore Care Center
Nursing Assistant
2015 - 2018 (3 years)
Education
Saint Brigid College
Bachelor of Science in Nursing · (2014 - 2018)
Saint Brigid College
Master of Science in Nursing, Nursing
Education · (2021 - 2023)
Page 2 of 2`,
    `Ingrid Solheim, MSN, RN
Charge Nurse, Emergency | Preceptor
www.linkedin.com/in/ingrid-solheim-rn; Duluth, Minnesota, United States
# skills Top Skills
Triage
Wound Care
Teaching
# certifications Certifications
Advanced Cardiovascular Life Support (ACLS)
Trauma Nursing Core Course (TNCC)
# awards Honors-Awards
Daisy Award for Outstanding Nurses 2022
Chief Nurse's Commendation
# summary Summary
Night shift by choice.
# experience Experience
> Charge Nurse | Lake Superior Mercy Hospital | January 2022 - Present, 3 years 5 months | Duluth, Minnesota
Lead a shift of eleven in a 34-bed emergency department
Cut the time from door to triage from 19 to 8 minutes
> Staff Nurse | Lake Superior Mercy Hospital | January 2019 - December 2021, 3 years | 
Four patients at a time, more in January
> Nursing Assistant | Northshore Care Center | 2015 - 2018, 3 years | 
# education Education
> Bachelor of Science in Nursing | Saint Brigid College | 2014 - 2018 | 
> Master of Science in Nursing, Nursing Education | Saint Brigid College | 2021 - 2023 | `,
  ],
  [
    'the end of a page within a paragraph, and a line about the person in three lines',
    `Contact
Leeds
tobias.ek@example.org
www.linkedin.com/in/tobiasek
(LinkedIn)
ekfurniture.example (Company)
behance.example/tobiasek (Portfolio)
Top Skills
Joinery
CAD
Veneering
Tobias Ekwueme
Furniture maker and teacher of furniture makers | Oak, ash and the odd bit
of reclaimed teak | Available for commissions, short courses and long
arguments about glue
Leeds, England, United Kingdom
Summary
I make tables that outlive their owners.
Experience
Ek Furniture
Founder
April 2017 - Present (8 years 2 months)
Leeds, United Kingdom
Commissions from the north of England and now and then from the south,
each begun with a visit, a drawing in pencil and a price that does not
Page 1 of 2
Move, whatever the wood does. Forty pieces a year, three apprentices so
far, all of them still in the trade.
Headingley School of Craft
Part-time Tutor
September 2014 - Present (10 years 9 months)
Leeds
Evening class of twelve.
Page 2 of 2`,
    `Tobias Ekwueme
Furniture maker and teacher of furniture makers | Oak, ash and the odd bit of reclaimed teak | Available for commissions, short courses and long arguments about glue
Leeds, England, United Kingdom; tobias.ek@example.org; www.linkedin.com/in/tobiasek; ekfurniture.example (Company); behance.example/tobiasek (Portfolio)
# skills Top Skills
Joinery
CAD
Veneering
# summary Summary
I make tables that outlive their owners.
# experience Experience
> Founder | Ek Furniture | April 2017 - Present, 8 years 2 months | Leeds, United Kingdom
Commissions from the north of England and now and then from the south, each begun with a visit, a drawing in pencil and a price that does not Move, whatever the wood does. Forty pieces a year, three apprentices so far, all of them still in the trade.
> Part-time Tutor | Headingley School of Craft | September 2014 - Present, 10 years 9 months | Leeds
Evening class of twelve.`,
  ],
];

test.each(cases)('a saved profile is read whole with %s', (_case, text, expected) => {
  expect(readWhole(text)).toBe(expected);
});
