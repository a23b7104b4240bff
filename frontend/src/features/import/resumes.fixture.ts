/** Resumes of people who do not exist, written as people write them. */
export const backend = `Maya Lindqvist
Senior Backend Engineer
maya.lindqvist@example.com · +46 70 555 01 42 · Gothenburg

SUMMARY
Backend engineer with 8 years of experience in payment systems.

EXPERIENCE
Senior Backend Engineer, Nordkassa AB
March 2020 – Present
- Designed a ledger service in Node.js and PostgreSQL that settles
40,000 payments a day
- Mentored four junior developers
Backend Developer, Fjordly
June 2016 – February 2020
- Built REST APIs in TypeScript for a booking platform

EDUCATION
BSc in Computer Science, Chalmers University of Technology
2013 – 2016

SKILLS
Node.js, TypeScript, REST

LANGUAGES
Swedish, English

INTERESTS
Sailing, chess`;

export const careAide = `Delphine Arceneaux
Lake Charles, Louisiana 70601
337-555-0168     delphine.arceneaux@example.com

Summary
Dependable home health aide with 15 years of caring for the elderly and for
stroke patients in their homes.

Employment

Home Health Aide
Bayou Home Care, Lake Charles, LA
2016 to present
- Bathing, dressing and grooming for up to 4 clients a day
- Remind clients of medicines and call the nurse if blood
  pressure is out of range

Certified Nursing Assistant
Cypress Manor Nursing & Rehab, Sulphur, LA
2008 to 2016
- Vital signs, intake and output, turning every 2 hours

Education

Certified Nurse Aide Program
Calcasieu Technical College
2008

Certifications
Louisiana CNA, active, expires 2027
CPR/First Aid, American Red Cross

References
Mrs. Odette Fontenot, RN, Bayou Home Care     337-555-0177`;

export const electrician = `CALLUM JAMES HARGREAVES
14 Fell View, Kendal, Cumbria LA9 4XX
Mobile: 07700 900418 | E-mail: c.hargreaves@example.co.uk | linkedin.com/in/c-hargreaves-sample

Profile
Approved electrician with 11 years in commercial and domestic installation.

Career History
Jan 2019 – Present        Approved Electrician        Lakeland Electrical Ltd, Kendal
• Install and test three phase boards in schools and hotels
• Look after two apprentices

Sept 2013 – Dec 2018      Electrician                 Bowness Contractors
• First and second fix on housing sites of up to 60 plots

Qualifications
City & Guilds 2391-52 Inspection and Testing, 2020
18th Edition Wiring Regulations, 2018

Key Skills
Testing: EICR, fault finding
Tools: Megger, Fluke

Awards
Apprentice of the Year, Cumbria Training, 2015

Volunteering
Mountain rescue team member, since 2017

Page 1 of 2`;

export const markdown = `# Aroha Ngata

Librarian

aroha.ngata@example.co.nz | 021 555 0134 | Dunedin, New Zealand

## Experience

### Senior Librarian | Otago City Libraries
*02/2018 – Present*

- Run the **local history** desk and its 4,000 photographs
- Teach genealogy classes for 20 people

### Library Assistant | Port Chalmers Library
*2012 – 2017*

- Shelved, lent and mended books

## Education

### Bachelor of Arts in History | University of Otago
*2008 – 2011*

## Languages

- English
- Māori

## Projects

- Street names of Dunedin: a map of 300 names and their stories`;

export const fewWords = `Sam Okafor
sam@example.org

I have not worked yet but I helped every summer on the farm of my uncle and I learn fast.`;

/** A time stands among what was done at the second employer: whose it is nobody can tell. */
export const contradictory = `Imke Vandervelde
imke@example.com

EXPERIENCE

Hale Pottery, Marlow
Kiln operator
2015 - 2019
- Fired two kilns a day

Brook Tiles, Derby
Glazer, then head glazer from 2014
- Mixed all glazes
March 2011 - May 2014
- Kept the recipe book`;
