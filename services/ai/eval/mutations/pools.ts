/** What is planted. Every piece is used only where the resume does not have it. */
export const pools = {
  employer:
    'Northgate Partners;Initech Global;Vandelay Industries;Bluewater Holdings;Summit Ridge Hospital;Orion Retail Group;Helix Biotech;Crestline Bank;Falcon Freight;Sterling Academy;Atlas Robotics;Pinnacle Foods'.split(
      ';',
    ),
  institution:
    'Harvard University;Stanford University;Princeton University;Cornell University;University of Oxford;ETH Zürich;McGill University;Duke University'.split(
      ';',
    ),
  degree: 'Master of Science;Master of Business Administration;Doctor of Philosophy;PhD;MBA;M.S.;Doctorate'.split(';'),
  skill:
    'Kubernetes;Salesforce;Tableau;SAP;AutoCAD;TensorFlow;Terraform;QuickBooks;Photoshop;Power BI;Kafka;Oracle;HubSpot;MATLAB;SolidWorks;Snowflake;Go;Rust;Workday;NetSuite'.split(
      ';',
    ),
  certificate:
    'Project Management Professional (PMP);CPA;AWS Certified Solutions Architect;CISSP;Six Sigma Black Belt;CCRN;Certified ScrumMaster;CFA Level II;OSHA 30;NATE Certification;PRINCE2 Practitioner;SHRM-CP'.split(
      ';',
    ),
  award:
    'Employee of the Year;President’s Club;Innovation Award;Best Newcomer Award;Excellence in Service Award;a national teaching prize;the Golden Wrench medal'.split(
      ';',
    ),
  client: 'Netflix;Siemens;Walmart;the Pentagon;Toyota;Unilever;Goldman Sachs;NASA;Spotify;Pfizer'.split(';'),
  title:
    'Chief Technology Officer;Regional Director;Product Manager;Data Scientist;Vice President of Operations;General Manager;Principal Consultant;Clinical Director'.split(
      ';',
    ),
  rank: 'Senior;Lead;Head;Principal;Chief;Executive'.split(';'),
  lead: 'Led;Spearheaded;Directed;Oversaw;Headed;Chaired;Orchestrated;Championed'.split(';'),
  people:
    'Managed a team of engineers;Supervised staff;Led a team of specialists;Oversaw employees;Directed a crew of workers;Managed junior analysts'.split(
      ';',
    ),
  metric:
    'cutting costs by 37%;saving $2.4 million a year;raising satisfaction to 98%;generating $870K in revenue;reducing errors by 64%;lifting output by 41%;doubling throughput;saving 1,900 hours a year'.split(
      ';',
    ),
  words:
    'serving twenty-seven branches;with forty-three colleagues;across sixty-one sites;over nineteen projects;for seventeen departments;with a budget of six million dollars'.split(
      ';',
    ),
  deed: 'Negotiated licensing contracts with overseas manufacturers;Lobbied legislators on zoning reform;Published peer-reviewed papers on genetics;Raised venture funding for an acquisition;Audited nuclear reactors for leaks;Piloted helicopters above oil rigs;Choreographed ballet performances for television;Litigated patent disputes before federal courts'.split(
    ';',
  ),
} as const;
export type Pool = keyof typeof pools;
