/** Fictional resumes and postings the tests share. Nobody in them exists. */
export const resumes = {
  teacher: `GRACE ADEYEMI
Elementary School Teacher
Leeds, UK | grace.adeyemi@example.org | +44 7700 900123

PROFILE
Primary teacher with a background in literacy support. Qualified Teacher Status since 2014.

EMPLOYMENT HISTORY
Class Teacher, Oakfield Primary School, Leeds
September 2016 - present
• Teach a Year 4 class of 28 pupils across all subjects
• Plan weekly lessons in maths and English with two colleagues
• Introduced a lunchtime reading club attended by about 20 pupils
• Share assessment results with parents at three evenings a year
• Supported a newly qualified teacher during her first year

Teaching Assistant, St Mark's School, Bradford
September 2014 - July 2016
• Ran small phonics groups of six children
• Helped prepare classroom displays and materials
• Supervised pupils at break time

EDUCATION
BA (Hons) Primary Education, University of Leeds, 2014

CERTIFICATES
Paediatric First Aid (St John Ambulance, 2022)
Safeguarding Level 2

SKILLS
Phonics, differentiation, Google Classroom, Tapestry, behaviour management
LANGUAGES
English (native), Yoruba (fluent), French (basic)`,
  electrician: `Marco Rossi
Journeyman Electrician
Phoenix, AZ 85004
602-555-0188 | marco.rossi@example.com

WORK EXPERIENCE

Desert Sun Electric LLC, Phoenix, AZ
Journeyman Electrician                                   June 2019 – Present
- Install wiring, panels and lighting in new homes and small commercial buildings
- Read blueprints and bend conduit for up to 3 job sites a week
- Troubleshoot faults in circuits up to 480 volts
- Train one apprentice on each job
- Passed every city inspection in 2023

Valley Home Services, Mesa, AZ
Electrician Apprentice                                   May 2015 – May 2019
- Assisted journeymen with service calls, about 5 a day
- Pulled cable and installed outlets, switches and ceiling fans
- Kept the van stocked and tools in order

EDUCATION
Certificate in Electrical Technology, Mesa Community College, 2015

LICENSES
Arizona Journeyman Electrician License
OSHA 10

SKILLS
Conduit bending, blueprint reading, National Electrical Code, multimeter, hand and power tools`,
  accountant: `Helena Novak
Staff Accountant
Chicago, IL | helena.novak@example.com | (312) 555-0114

SUMMARY
Accountant with a background in manufacturing companies.

EXPERIENCE

Lakeshore Plastics Inc., Chicago, IL
Staff Accountant, August 2019 - Present
• Prepare monthly journal entries and reconcile 14 bank and balance sheet accounts
• Support the controller during the annual external audit
• Process payroll for 120 hourly employees in ADP
• Shortened the month-end close from nine days to six
• Answer questions from plant managers about cost variances

Benson & Cole CPAs, Evanston, IL
Tax Intern, January 2018 - April 2019
• Prepared about 90 individual tax returns per season
• Filed client documents and answered phones
• Checked depreciation schedules for small manufacturers

EDUCATION
Bachelor of Science in Accounting, DePaul University, 2018

CERTIFICATIONS
QuickBooks Certified User

SKILLS
QuickBooks, ADP, Excel (pivot tables, VLOOKUP), general ledger, sales tax filings`,
  chef: `Tomás Herrera
Line Cook
Miami, FL | tomas.herrera@example.com

WORK HISTORY
Sous Chef (acting), Casa Verde, Miami, FL
March 2022 to Present
- Cover for the sous chef two nights a week and call tickets on the line
- Work the grill and sauté stations for up to 180 covers a night
- Helped write a summer menu of eight dishes
- Keep daily temperature logs; the kitchen scored 98 at its 2023 health inspection
- Order produce from three local suppliers

Line Cook, Harbor Grill, Fort Lauderdale, FL
June 2018 to February 2022
- Prepared sauces, soups and stocks for lunch service
- Trained four new line cooks on fryer and grill stations
- Cut food waste by about 10% by tracking trim

EDUCATION
Associate Degree in Culinary Arts, Miami Dade College, 2018

CERTIFICATIONS
ServSafe Food Handler
SKILLS
Grill, sauté, knife skills, inventory, English, Spanish`,
  developer: `# Ines Duarte

**Backend Developer**

ines.duarte@example.com | +351 910 555 014 | Lisbon, Portugal | github.com/inesduarte

## Work Experience

### Backend Developer | Mareva Travel

*03/2021 - Present*

- Responsible for maintaining the booking API in Node.js and Postgres, 2 million requests a day.
- Cut p95 latency from 800 ms to 250 ms by adding Redis caching.
- Write integration tests with Jest; coverage rose from 40% to 72%.
- Helped migrate 6 services to k8s.

### Junior Developer | Atlas Print

*09/2018 - 02/2021*

- Built an order tracking page in React.
- Answer support questions from print shops.

## Education

BSc in Informatics, University of Porto, 2018

## Technical Skills

Languages: JavaScript, TS, SQL
Tools: Docker, K8s, Git, Postgres
`,
  columns: `MEI CHEN
Graphic Designer
mei.chen@example.com • Toronto, Canada

SKILLS
Figma Photoshop Illustrator InDesign
Typography

EXPERIENCE
Graphic Designer \tMay 2020 - Present
Studio Birch • Toronto, Canada
● Designed packaging for nine tea brands, working with two copywriters and
one printer
● Moved the studio's templates from InDesign to Figma
Design Intern \tJan 2019 - Apr 2020
Harbour Press • Toronto, Canada
● Prepared 40 book covers for print

EDUCATION
OCAD University | 2019
Bachelor of Design
`,
  german: `Jonas Weber
Krankenpfleger
Hamburg, Deutschland | jonas.weber@example.de

Berufserfahrung
Krankenpfleger, Klinik Nordsee, Hamburg
03/2019 - heute
- Versorgung von 8 Patienten pro Schicht
- Dokumentation in Orbis

Ausbildung
Ausbildung zum Krankenpfleger, Pflegeschule Kiel, 2018

Kenntnisse
Wundversorgung, Orbis, Notfallmedizin
`,
};

export const postings = {
  teacher: `Primary School Teacher (KS2) - Hillcrest Academy

Hillcrest Academy is seeking a passionate and experienced Primary School Teacher to join our friendly team in Leeds from September.

Key responsibilities
• Plan and deliver engaging lessons across the KS2 curriculum
• Assess, record and report on pupil progress
• Lead small group interventions in phonics and maths
• Communicate effectively with parents and carers

Essential criteria
• Qualified Teacher Status (QTS)
• Degree in education or a related subject
• Experience of teaching in Key Stage 2
• Strong classroom management and behaviour management
• Commitment to safeguarding children

Desirable criteria
• First aid training
• Experience with Google Classroom or Seesaw
• A second language such as French or Spanish

We offer a supportive environment, a Teachers' Pension and free parking.`,
  electrician: `Commercial Electrician needed ASAP. We are a growing contractor in Phoenix. Must have: AZ journeyman license, 4+ years commercial electrical experience, own hand tools, valid driver's license, OSHA 10 (OSHA 30 preferred). You will install and troubleshoot wiring, conduit, panels and lighting, read blueprints, and follow the National Electrical Code. Experience with motor controls, fire alarm systems or PLCs is a plus. Pay $32-$40/hr DOE, health insurance, 401k, paid holidays.`,
  nurse: `Registered Nurse – Medical/Surgical
St. Anne Medical Center, Cleveland, OH

About us
St. Anne is a 400-bed teaching hospital with a culture of compassion. We value teamwork and innovation.

Responsibilities:
- Provide direct patient care to adult medical-surgical patients
- Administer medications and IV therapy safely
- Document in Epic EHR
- Coordinate discharge planning with the interdisciplinary team
- Educate patients and families

Requirements:
- Active RN license in the State of Ohio
- Bachelor of Science in Nursing (BSN) preferred
- BLS certification required; ACLS preferred
- 2+ years of acute care experience
- Experience with telemetry monitoring and wound care
- Strong communication skills

Benefits: health insurance, 401(k), tuition reimbursement, Spanish classes
We are an equal opportunity employer regardless of race, color, religion.`,
  sales: `Job Title: Senior Account Executive
Company: Northwind SaaS

Northwind is hiring a Senior Account Executive. You will own the full sales cycle for mid-market customers.

What you'll do:
- Prospect into new accounts through cold calling and email
- Run product demos and negotiate contracts
- Maintain an accurate pipeline and forecast in Salesforce
- Work with customer success on renewals and upselling

Requirements:
* 3+ years in B2B SaaS sales
* Track record of exceeding quota
* Experience with Salesforce and Outreach or SalesLoft
* Excellent negotiation and presentation skills
* Bachelor's degree preferred
* Spanish is a plus

Northwind is an equal opportunity employer.`,
  backend: `Backend Engineer (m/f/d)

We're looking for a Backend Engineer to join our platform team in Berlin.

What you'll do
- Design and build REST APIs in Python (FastAPI or Flask) for our logistics customers
- Operate services on Kubernetes in AWS, Azure or GCP
- Improve our CI/CD pipelines and test automation
- Go beyond the obvious and mentor junior engineers

What we're looking for
- 5+ years of professional experience with Python
- Strong knowledge of SQL databases such as PostgreSQL or MySQL
- Experience with Docker, Terraform and Kafka
- Familiarity with Airflow is a plus
- Nice to have: Go, C#, .NET
- Bachelor's degree in Computer Science or similar

We offer
- Visa sponsorship, stock options, Swift onboarding`,
};
