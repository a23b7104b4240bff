import { expect, test } from '@jest/globals';
import { headsRead, printed } from '../testing/printed.js';

test('entries of one line each are lines with their times beside them, and entries all the same', () => {
  const text = `EDUCATION
2018   Certificate in Horticulture, Glen College
2009 - 2012   BA Geography, University of Marlow – 2.2
2015   Chainsaw course, three days, evening class`;
  expect(printed(text)).toEqual([
    '## EDUCATION',
    '2018 · Certificate in Horticulture, Glen College',
    '2009 - 2012 · BA Geography, University of Marlow – 2.2',
    '2015 · Chainsaw course, three days, evening class',
  ]);
  expect(headsRead(text)).toHaveLength(3);
});

test('a remark in brackets below a line stands beside it', () => {
  const text = `EDUCATION
Fire warden and first aid, two days, 1999
Cert IV in Horticulture, Glen Polytechnic, 2021
(upgrade units done - certificate is on its way)
Cert II in Turf, Marlow TAFE, 2008`;
  expect(printed(text)[2]).toBe(
    'Cert IV in Horticulture, Glen Polytechnic, 2021 · (upgrade units done - certificate is on its way)',
  );
});

test('a second school in the line below is no part of the first one', () => {
  const text = `EDUCATION
Marlow State University, Glen – Hotel Administration, 71 credit hours (not completed)
Alder High School, Glen, diploma 2011
Fire warden, two days, 2019`;
  expect(printed(text).slice(1)).toEqual([
    'Marlow State University, Glen – Hotel Administration, 71 credit hours (not completed)',
    'Alder High School, Glen, diploma 2011',
    'Fire warden, two days, 2019',
  ]);
});

test('a sentence among jobs is no heading, and the jobs beside it stay headings', () => {
  const text = `EMPLOYMENT
Glen Aero Works, Marlow
CNC Machinist, 2020 - 2024
- Five axis mills

2020 - most of the year no work. Did 4 months at a test site, Alder

Alder Hydraulics, Glen
Lathe Operator, 2014 - 2019
- Valve bodies`;
  const lines = printed(text);
  expect(lines.filter((line) => line.startsWith('### '))).toHaveLength(2);
  expect(lines).toContain('2020 - most of the year no work. Did 4 months at a test site, Alder');
});

test('a job with duties below it keeps its heading among jobs of one line', () => {
  const text = `EMPLOYMENT
Glen Aero Works, Marlow – machine shop
CNC Machinist, 2020 - 2024
- Five axis mills
- Trained three people

Alder Hydraulics, Glen (closed), lathe hand, then setter, 2016 - 2020

Marlow Foundry, Glen (closed), labourer and driver, 2014 - 2016

Harbour Yard, Alder (closed), summers, painter and rigger, 2012 - 2013`;
  expect(printed(text)[1]).toMatch(/^### Glen Aero Works/);
});

test('a table of jobs with a time at its left is a list of its rows, one broken in its cells among them', () => {
  const text = `Employment

From\tTo\tEmployer\tPosition
Feb 2022\tPresent
\tElm Road Health Centre, Marlow
(7 doctors, 4 nurses)\tReceptionist (32 hrs)
11/2020\tJan 22\tMarlow Dental (covering parental leave)\tFront desk, support
2020 Mar\t2020 Nov\tHome – children’s schooling\t-
2017\t2020\tPaws Veterinary Clinic\tReceptionist, then Senior Receptionist from 08/18`;
  expect(printed(text).slice(1)).toEqual([
    'Feb 2022 – Present · Elm Road Health Centre, Marlow · (7 doctors, 4 nurses) · Receptionist (32 hrs)',
    '11/2020 – Jan 22 · Marlow Dental (covering parental leave) · Front desk, support',
    '2020 Mar – 2020 Nov · Home – children’s schooling',
    '2017 – 2020 · Paws Veterinary Clinic · Receptionist, then Senior Receptionist from 08/18',
  ]);
});

test('two blanks behind a full stop part no cells, and the line goes on in the next', () => {
  const text = `QUALIFICATIONS
2014      BTech Electrical Engineering (Power)
2018      Candidate Engineering Technologist.  Report submitted in October,
          waiting for the interview date`;
  expect(printed(text)).toContain(
    '2018 · Candidate Engineering Technologist. Report submitted in October, waiting for the interview date',
  );
});

test('a heading in letters set apart may have a remark beside it', () => {
  const text = `P R O F I L E
I light plays.

S T A G E   W O R K  (freelance, 2016 →)

Marlow Theatre – lighting, 2019
- Rigging

T O O L S
- Desk

L A N G U A G E S
English`;
  expect(printed(text)).toContain('## STAGE WORK (freelance, 2016 →)');
});

test('a line that says where somebody works, and as what, is no title with an employer', () => {
  const text = `WORK EXPERIENCE
Currently working with Alder Systems Pvt. Ltd., Marlow as Sr. Test Engineer from Aug-2022 to till date
Worked with Glen Softech, Marlow as Test Engineer from 6th Jan 2020 to July 2022`;
  expect(printed(text).slice(1)).toEqual([
    'Currently working with Alder Systems Pvt. Ltd., Marlow as Sr. Test Engineer from Aug-2022 to till date',
    'Worked with Glen Softech, Marlow as Test Engineer from 6th Jan 2020 to July 2022',
  ]);
});

test('a comma within a list of subjects parts no school from its degree', () => {
  const text = `EDUCATION
BA (Hons) Early Childhood 2:1, Severn University 2016-2020
10 GCSEs A*-C incl. English B, Maths C, Science CC 2011`;
  expect(printed(text).join('\n')).not.toContain(' | ');
});

test('the town behind an employer is no title', () => {
  const text = `EMPLOYMENT
Tarn Power Projects (Pty) Ltd, Alderton     Aug 2015 – to date
Project Engineer (from 2018: Senior. Before that Jnr Project Eng.)
Contractor, 85 people. Report to the manager.`;
  expect(printed(text)[1]).toMatch(/^### Tarn Power Projects \(Pty\) Ltd, Alderton/);
});

test('the level of a school in a line of its own stands within the section', () => {
  const text = `EDUCATION
SECONDARY
Alder High School, 2011

TERTIARY
Glen University, BSc Chemistry, 2015`;
  expect(printed(text).filter((line) => line.startsWith('## '))).toEqual(['## EDUCATION']);
});

test('the mark of a study stands beside it where studies are lines', () => {
  const text = `EDUCATION
Bachelor of Health Sciences (Radiation Therapy)     2012-2016
University of Marlow / Glen School of Radiation Therapy
Dean's list 2015
Dosimetry Certificate, courses 1 and 2 of 3 completed (2023; third pending)`;
  expect(printed(text)[1]).toMatch(/· Dean's list 2015$/);
});

test('a unit that somebody manages is no mark of a study', () => {
  const text = `EMPLOYMENT
Unit Manager, Harbour Care (closed), nights and weekends, 2016 - 2020
Unit Clerk, Glen Infirmary (closed), days and evenings, 2014 - 2016
Dean of Residents, Marlow Hall (closed), terms only, 2012 - 2013`;
  expect(headsRead(text)).toEqual(text.split('\n').slice(1));
});

test('a line among jobs that begins with how work ended is no heading, whatever firm and title it remembers', () => {
  const text = `EMPLOYMENT
Alder Boats, Marlow
Welder, 2015 - 2021
- Hulls and decks

2014-15 made redundant, company folded (was Glen Fabrication Ltd, fitter 4 yrs)

2008-2013   Hale Tanks, Glen      fitter
- Tanks up to 40 t`;
  expect(printed(text)).toEqual(
    expect.arrayContaining(['**2014-15** · made redundant, company folded (was Glen Fabrication Ltd, fitter 4 yrs)']),
  );
});

test('below a study that begins with its time, in a list of such, a row without a time belongs to it', () => {
  const text = `EDUCATION
10/2003 – 08/2009    Hochschule Glen
                     Diplom-Informatiker (FH), grade 1.9
2001 – 2002          Civilian service, Red Cross
1993 – 2001          Gymnasium Marlow, Abitur`;
  expect(printed(text)).toContain('10/2003 – 08/2009 · Hochschule Glen · Diplom-Informatiker (FH), grade 1.9');
});
