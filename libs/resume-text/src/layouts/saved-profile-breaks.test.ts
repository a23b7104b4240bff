import { expect, test } from '@jest/globals';
import { readWhole } from '../testing/read-whole.js';

const cases: [string, string, string][] = [
  [
    'paragraphs that no page broke, each in one long line',
    `Contact
+65 8555 0199 (Mobile)
weiling.tan.ops@example.sg
www.linkedin.com/in/weilingtan (LinkedIn)

Top Skills
Freight Forwarding
Incoterms

Tan Wei Ling
Ocean freight, from quote to gate out | Operations Lead at Straitline
Singapore

Summary
Eleven years of containers, four of them with other people's containers to worry about as well as mine, and not one left on the quay.

Experience

Straitline Logistics Pte Ltd
Operations Lead
February 2020 - Present (5 years 4 months)
Singapore
Runs the export desk of seven. Bookings, documents, claims, and the phone calls in between.
Cut demurrage by a third in two years by asking for the free days before the ship came in and not after it.

Palmwood Shipping
Export Coordinator
2014 - 2020 (6 years)
Handled 120 bookings a month to Chennai and Colombo.

Page 1 of 1`,
    `Tan Wei Ling
Ocean freight, from quote to gate out | Operations Lead at Straitline
+65 8555 0199; weiling.tan.ops@example.sg; www.linkedin.com/in/weilingtan; Singapore
# skills Top Skills
Freight Forwarding
Incoterms
# summary Summary
Eleven years of containers, four of them with other people's containers to worry about as well as mine, and not one left on the quay.
# experience Experience
> Operations Lead | Straitline Logistics Pte Ltd | February 2020 - Present, 5 years 4 months | Singapore
Runs the export desk of seven. Bookings, documents, claims, and the phone calls in between.
Cut demurrage by a third in two years by asking for the free days before the ship came in and not after it.
> Export Coordinator | Palmwood Shipping | 2014 - 2020, 6 years | 
Handled 120 bookings a month to Chennai and Colombo.`,
  ],
  [
    'a second post with one employer whose time in all nobody printed, and a title of two lines',
    `Contact
www.linkedin.com/in/rosalind-
achterberg (LinkedIn)
Top Skills
Grant Writing
Budgets
Rosalind Achterberg-Moyo
Programme Director, Rivers Trust
Harare, Zimbabwe
Summary
Twenty years of rivers, and of the committees that meet about them in towns
a long way from any water at all.
Experience
Zambezi Rivers Trust
8 years 4 months
Programme Director for Catchments, Wetlands and Cross-Border Water
Agreements
January 2021 - Present (4 years 4 months)
Harare
Leads a team of fourteen in three offices, and answers to five ministries and
one board.
Programme Officer
January 2017 - December 2020 (4 years)
Wrote the proposals that paid for all of it.
Matopos Field School
Field Teacher
March 2014 - November 2016 (2 years 9 months)
Bulawayo, Zimbabwe
Took classes of thirty to the dam and brought thirty back.
Assistant Teacher
January 2013 - February 2014 (1 year 2 months)
Chalk, mostly.
Education
Midlands State College
Diploma in Education · (2010 - 2012)
Page 1 of 1`,
    `Rosalind Achterberg-Moyo
Programme Director, Rivers Trust
www.linkedin.com/in/rosalind-achterberg; Harare, Zimbabwe
# skills Top Skills
Grant Writing
Budgets
# summary Summary
Twenty years of rivers, and of the committees that meet about them in towns a long way from any water at all.
# experience Experience
> Programme Director for Catchments, Wetlands and Cross-Border Water Agreements | Zambezi Rivers Trust | January 2021 - Present, 4 years 4 months | Harare
Leads a team of fourteen in three offices, and answers to five ministries and one board.
> Programme Officer | Zambezi Rivers Trust | January 2017 - December 2020, 4 years | 
Wrote the proposals that paid for all of it.
> Field Teacher | Matopos Field School | March 2014 - November 2016, 2 years 9 months | Bulawayo, Zimbabwe
Took classes of thirty to the dam and brought thirty back.
> Assistant Teacher | Matopos Field School | January 2013 - February 2014, 1 year 2 months | 
Chalk, mostly.
# education Education
> Diploma in Education | Midlands State College | 2010 - 2012 | `,
  ],
];

test.each(cases)('a saved profile is read whole with %s', (_case, text, expected) => {
  expect(readWhole(text)).toBe(expected);
});

const paged = `Contact
www.linkedin.com/in/piet-okonkwo (LinkedIn)

Top Skills
Bees
Carpentry

Piet Okonkwo
Beekeeper and hive builder
Ghent, Belgium

Summary
Forty hives on eleven roofs, and a workshop below one of them in which
every frame of these was sawn, glued and now and then mended.

Experience

Stadshoning
5 years 2 months

Head Beekeeper
March 2022 - Present (3 years 2 months)
Ghent
Plans the season with the owners of the roofs, and talks to the people
below who would rather have no bees at all.
- Eleven roofs, none of them lost in the winter of the great cold and
the long rain
- Courses for sixty beginners a year

Beekeeper
March 2020 - February 2022 (2 years)
- Swarms caught, combs cut

Houtwerf De Leie
Carpenter
September 2014 - January 2020 (5 years 5 months)
Deinze, Belgium

Education

Leie College
Certificate, Joinery · (2012 - 2014)`;

test('wherever the end of a page falls in a saved profile, and with empty lines or without, the same is read', () => {
  const whole = readWhole(paged);
  expect(whole).toContain('> Beekeeper | Stadshoning | March 2020 - February 2022, 2 years');
  const lines = paged.split('\n');
  for (let at = lines.indexOf('Summary') + 1; at < lines.length; at += 1) {
    const parted = [...lines.slice(0, at), '', '          Page 1 of 2', '', ...lines.slice(at)];
    expect(readWhole(parted.join('\n'))).toBe(whole);
  }
  expect(readWhole(lines.filter((line) => line !== '').join('\n'))).toBe(whole);
});

test.each([
  'Piet Okonkwo',
  'Okonkwo',
  'PIET OKONKWO',
  'Piet Okonkwo (he/him)',
  'Piet Okonkwo-D’Hondt, MSc (Hons)',
  'Piet Jan Maria van den Okonkwo Lievens',
  'Piet Okonkwo 🐝',
])('below the side column of a saved profile "%s" is the name, whatever is around it', (name) => {
  const text = paged.replace('Piet Okonkwo', name);
  const packed = text.split('\n').filter((line) => line !== '');
  for (const read of [readWhole(text), readWhole(packed.join('\n'))])
    expect(read.split('\n').slice(0, 2)).toEqual([name, 'Beekeeper and hive builder']);
});

test('what only begins with "Contact" is no saved profile: a name that nothing shows is looked for as everywhere', () => {
  const text = paged.replace('www.linkedin.com/in/piet-okonkwo (LinkedIn)', '0470 55 01 22\npiet@mail.example');
  expect(readWhole(text).split('\n')[0]).toBe('Piet Okonkwo');
});
