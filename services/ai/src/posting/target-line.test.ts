import { expect, test } from '@jest/globals';
import { targetLine } from './target-line.js';

const job = (...head: string[]) => [...head, '', 'Requirements', '- Two years in a kitchen'].join('\n');

test.each([
  ['the title and the employer', job('Night Porter', 'Company: Kestrel Hotels Ltd'), 'Night Porter, Kestrel Hotels'],
  ['the specialty behind a dash', job('Staff Nurse – Renal Unit'), 'Staff Nurse – Renal Unit'],
  ['the specialty in brackets', job('Maths Teacher (Upper School)'), 'Maths Teacher (Upper School)'],
  ['how the job is held is left out', job('Joiner (Permanent, 39 hours)'), 'Joiner'],
  ['how many are wanted is left out', job('Team Leader - Warehouse (3 positions)'), 'Team Leader - Warehouse'],
  ['where it is is left out', job('Pastry Chef - Leeds, Yorkshire'), 'Pastry Chef'],
  ['an employer behind the title is one', job('Legal Secretary - Moss Oake LLP'), 'Legal Secretary, Moss Oake'],
  ['commas in brackets part nothing', job('Ward Nurse, Full Time (Days rotating, every third weekend)'), 'Ward Nurse'],
  [
    'how long a series is is no number of posts',
    job("Editor – Documentary Series (6 x 52')"),
    "Editor – Documentary Series (6 x 52')",
  ],
  ['the grades that are taught stay', job('Teacher – Vocal Music, Grades 7–12'), 'Teacher – Vocal Music, Grades 7–12'],
  [
    'a number of thousands is one number',
    job('FARM MANAGER, 1,150 COWS - SOUTHLAND', 'Location: Southland'),
    'Farm Manager, 1,150 Cows',
  ],
  [
    'a class of pay with its years is no title',
    job(
      'Registered Nurse – Special Care Nursery',
      'Classification: RN Grade 2 Year 2 to Year 10 (YP3–YP9), $41.37 to $53.12 per hour',
    ),
    'Registered Nurse – Special Care Nursery',
  ],
  [
    'a title that no list knows is one where the text says what such a person does',
    job('Trainmaster I - Short Line Operations', 'The Trainmaster directs train and yard crews.'),
    'Trainmaster I - Short Line Operations',
  ],
  ['what the page is called is left out', job('Candidate information: Wages Clerk'), 'Wages Clerk'],
  ['a label is left out', job('Position: Care Assistant'), 'Care Assistant'],
  [
    'pictures at its ends and what the posting calls out before it are left out',
    job('⚓ NOW HIRING: CHILLED GOODS PACKER ⚓', 'The chilled goods packer works by day.'),
    'Chilled Goods Packer',
  ],
  ['a call without pictures is left out', job('We’re hiring: Parish Clerk'), 'Parish Clerk'],
  [
    'where a web site files the post is no title',
    job('DOCK WELDERS - 4/3 ROSTER', 'Classification: Trades > Painting - Vehicles & Plant'),
    'Dock Welder',
  ],
  ['the title of a class of posts is one', job('Class Title: LIBRARY ASSISTANT II'), 'Library Assistant II'],
  ['capitals are not shouted', job('TEACHER OF FRENCH', 'The French teacher leads a small team.'), 'Teacher of French'],
  ['a promise behind a dash is left out', job('Fuel Tanker Driver – Every Weekend Off!'), 'Fuel Tanker Driver'],
  ['so is that somebody is wanted', job('Sous Chef wanted!'), 'Sous Chef'],
  [
    'abbreviations stay in capitals',
    job('TEACHER OF CHEMISTRY (IGCSE AND A LEVEL)', 'The chemistry teacher leads a small team.'),
    'Teacher of Chemistry (IGCSE and A Level)',
  ],
  ['so is a call behind a colon', job('Notary Clerk: come work with us'), 'Notary Clerk'],
  ['what is done behind a colon stays', job('Designer: Rail Interiors'), 'Designer: Rail Interiors'],
  ['also louder', job('Sous Chef needed!!!'), 'Sous Chef'],
  [
    'also in front of its hours, and the house below its street is named',
    job('NAIL TECHNICIAN WANTED!! (3 or 4 days)', 'Atelier Morvane, Dock Street, Leeds City Centre'),
    'Nail Technician, Atelier Morvane',
  ],
  ['also in front of where it is', job('Night Porter Required! (Leeds)', 'The hotel is in Leeds.'), 'Night Porter'],
  ['so are when it begins and its hours', job('Bookkeeper, 24-30 hours per week'), 'Bookkeeper'],
  ['and who may apply, before them', job('Lead Archivist (m/f/x), start in May'), 'Lead Archivist'],
  ['and how one is chosen', job('Stock Controller (EE), Cold Store'), 'Stock Controller, Cold Store'],
  ['and terms behind a comma', job('Ward Sister, permanent, full time'), 'Ward Sister'],
  [
    'a saint in capitals is one',
    job('LIBRARIAN', 'Employer: COLLEGE OF ST ELFLEDA'),
    'Librarian, College of St Elfleda',
  ],
  ['a classification and its range are left out', job('CLASSIFICATION: Court Clerk 2, Range 24'), 'Court Clerk 2'],
  [
    'a class of pay below the title names no post',
    job('RECORDS CLERK III', 'Classification: Exempt, part-time, union position', 'The records clerk files deeds.'),
    'Records Clerk III',
  ],
  [
    'a trade in place of an employer is none',
    job('Data Clerk', 'Fintech · Hybrid (Leeds, 2 days a month)'),
    'Data Clerk',
  ],
  ['how many days it has at a stretch is left out', job('STORES PICKER - 3 ON 3 OFF'), 'Stores Picker'],
  ['a level stays a letter', job('LEAD / A-LEVEL BODY TECHNICIAN'), 'Lead / A-Level Body Technician'],
  ['what a teacher teaches stays', job('Teacher, Grade 5, full time'), 'Teacher, Grade 5'],
  ['two short words in capitals are shouted too', job('DECK HAND'), 'Deck Hand'],
  [
    'a firm may be many',
    job('Tyre Fitter', 'Larch Hill Motors repair cars for the whole valley.'),
    'Tyre Fitter, Larch Hill Motors',
  ],
  [
    'whom an agency acts for by no name is none',
    job('Stock Clerk', 'Kestrel Vale, Kent\nRecruiter: Moss on behalf of client'),
    'Stock Clerk',
  ],
  ['and its rota', job('Crane Technician (3 weeks on / 3 weeks off)'), 'Crane Technician'],
  ['what the posting calls itself is left out', job('Job Posting - Line Cook'), 'Line Cook'],
  ['in capitals too', job('VACANCY NOTICE: PRIMARY TEACHER (Year 2)', 'A teacher.'), 'Primary Teacher (Year 2)'],
  ['so is for how long it is', job('CONTRACT: Freelance Film Editor'), 'Freelance Film Editor'],
  [
    'the stars of a hotel are no part of its name',
    job('Night Porter', 'Company: Hotel Mirador Glenburg ****S'),
    'Night Porter, Hotel Mirador Glenburg',
  ],
  ['an abbreviation with its level keeps its capitals', job('SDET III – Payments'), 'SDET III – Payments'],
  ['an abbreviation keeps its capitals', job('HGV DRIVER', 'An HGV driver with us is home at night.'), 'HGV Driver'],
])('%s', (_, posting, named) => expect(targetLine(posting)).toBe(`Application for: ${named}`));

test.each([
  ['several jobs at once', job('Bus Drivers and Mechanics')],
  ['a booklet about a job', job('Candidate Information Booklet')],
  ['a firm with a word of a title', job('Moss Hill Nurse Agency, LLC', 'We place people in homes.')],
  ['no title', job('A nice job in a nice town.')],
  ['a title far below', `${'We make bread for the town.\n'.repeat(9)}Baker\n\nRequirements\n- Bread`],
  ['nothing', ''],
  ['a line of a list', 'Requirements\n- TypeScript\n- Training of weavers'],
])('names no job: %s', (_, posting) => expect(targetLine(posting)).toBe(''));

const below = '\n\nRequirements\n- Three years in similar work';

test.each([
  ['Stellenangebot: Buchhalter (m/w/d)\nHartenfels Maschinenbau GmbH & Co. KG', 'Buchhalter, Hartenfels Maschinenbau'],
  ['Vacature Verpleegkundige (m/v) - 32 uur\nZorggroep De Eikenhof\nLocatie: Deventer', 'Verpleegkundige'],
  ['Offre d’emploi : Comptable (H/F)\nEntreprise : Moulins Bertrac SAS', 'Comptable, Moulins Bertrac'],
  ['Oferta de empleo: Recepcionista\nHotel Miramar del Puerto, Cádiz', 'Recepcionista, Hotel Miramar del Puerto'],
  ['Data Protection Officer (80-100 %)\nStiftung Bergquell, Luzern', 'Data Protection Officer, Stiftung Bergquell'],
  ['RANK: 2ND ENGINEER\nPRINCIPAL: Aegir Maritime AS\nJOINING DATE: ASAP', '2nd Engineer, Aegir Maritime'],
  ['Lakeshore Transit Authority\nNOW HIRING - Bus Mechanics - $29.40/hr', 'Bus Mechanic, Lakeshore Transit Authority'],
  [
    'VACANCY: 2 x HOUSEKEEPING SUPERVISORS\nSunbird Lodge, Livingstone, Zambia',
    'Housekeeping Supervisor, Sunbird Lodge',
  ],
  ['Warehouse Operative x 4\nPallet Lane Storage Ltd, Daventry', 'Warehouse Operative, Pallet Lane Storage'],
  ['GARDENERS - Bath and Wells depots\nGreenway Estates Ltd', 'Gardener, Greenway Estates'],
  [
    'Job Title\nWard Clerk\nEmployer\nMendale Hospitals NHS Foundation Trust',
    'Ward Clerk, Mendale Hospitals NHS Foundation Trust',
  ],
  [
    'UNIVERSITY OF NORTH ARDEN\nFaculty of Engineering\nLecturer in Structural Engineering',
    'Lecturer in Structural Engineering, University of North Arden',
  ],
  [
    'Hartsmere Borough Council\nPlanning Enforcement Officer\n37 hours',
    'Planning Enforcement Officer, Hartsmere Borough Council',
  ],
  [
    'Registered Nurse – Cardiac Step-Down & Telemetry (Nights)\nProvidence Bay Medical Center',
    'Registered Nurse – Cardiac Step-Down & Telemetry, Providence Bay Medical Center',
  ],
  [
    'Ward Manager – Band 7 – Stroke Unit\nMersea General Hospital',
    'Ward Manager – Stroke Unit, Mersea General Hospital',
  ],
  ['Staff Pharmacist (Evenings)\nCedar Hollow Hospital · Boise, ID · PRN', 'Staff Pharmacist, Cedar Hollow Hospital'],
  ['Sous Chef @ The Gilded Heron\n45 hours over 4 days', 'Sous Chef, The Gilded Heron'],
  ['Financial Controller - Adler & Moss LLP - Philadelphia, PA', 'Financial Controller, Adler & Moss'],
  [
    'Archivist, Larch Public Library\nFull time\n\nLarch Public Library has six branches.',
    'Archivist, Larch Public Library',
  ],
  [
    'Hi there! We’re Tinderbox, a small team of climbers.\n\nCustomer Support Specialist',
    'Customer Support Specialist, Tinderbox',
  ],
  [
    'Cost Accountant\nABOUT SOLSTICE MARINE FOODS\nSolstice processes farmed salmon.',
    'Cost Accountant, Solstice Marine Foods',
  ],
  [
    'Spa Therapist\nAbout the hotel\nGlenmorvan House is a 40-room hotel on Loch Fyne.',
    'Spa Therapist, Glenmorvan House',
  ],
  ['Baker\nFull time\nHarrow Mill GmbH is a spin-off of a dairy.', 'Baker, Harrow Mill'],
  [
    'VACANCY: STORE CONTROLLER (X3)\nKudu Bottling is growing and requires three people.',
    'Store Controller, Kudu Bottling',
  ],
])('reads the head of a posting as a person does: %s', (head, named) => {
  expect(targetLine(head + below)).toBe(`Application for: ${named}`);
});

test.each([
  [
    'an agency',
    'Refrigeration Engineer\nHarbourside Recruitment Ltd\nOur client, a dairy, is growing.',
    'Refrigeration Engineer',
  ],
  [
    'an agency that acts for one by name',
    'Brightmoor Talent, on behalf of Wexcombe Dairies, is hiring.\n\nPlanner',
    'Planner, Wexcombe Dairies',
  ],
  ['a tool', 'Excavator Operator\nPermanent\n\nKotlin is a language from a small company.', 'Excavator Operator'],
  ['a department', 'Research Fellow\nClinical Sciences, Leeds\nClinical Sciences has 40 staff.', 'Research Fellow'],
  ['a category', 'Web Developer\nInformation Technology\nFull Time', 'Web Developer'],
  ['a site', 'Shop Manager\nBrightwater Shopping Centre\nFull time', 'Shop Manager'],
  ['a heading', 'Grants Officer\nABOUT THE CENTER\nThe Center has a shop.', 'Grants Officer'],
  ['a state with the code of a scan', 'CT Radiographer – CT\nDallas\n\nYou run CT lists.', 'CT Radiographer – CT'],
])('takes no other name for the employer: %s', (_, head, named) => {
  expect(targetLine(head + below)).toBe(`Application for: ${named}`);
});
