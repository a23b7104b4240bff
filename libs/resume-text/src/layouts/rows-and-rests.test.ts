import { expect, test } from '@jest/globals';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';
import { entriesRead } from '../testing/printed.js';

const printed = (text: string) => renderResume(readResume(text)).split('\n');

const person = 'Ada Moss\nada@example.com\n\n';

test('what stands below a title with its period in brackets is no rest of it, whatever it begins with', () => {
  const wide = 'I plan and run the programme with one colleague and eleven guides: six hundred groups in a year.';
  const text =
    `${person}Professional life\n\nHead of Learning (since 04/2020)\nHarbour Museum, Bremen\n\n${wide}\n\n` +
    `Educator, part-time (09/2016 – 03/2020)\nEastgate Gallery, Bremen\n\n${wide}\n\n` +
    `Freelance guide and workshop leader, alongside (10/2011 – 12/2018)\nfor the Overseas Hall, the Captain's House and three libraries\n\n${wide}\n\n` +
    `Project assistant (01/2013 – 07/2014)\nChildren's Office e.V., Oldenburg\n\n${wide}\n`;
  const lines = printed(text);
  expect(lines).toContain("*10/2011 – 12/2018 · for the Overseas Hall, the Captain's House and three libraries*");
  expect(lines.filter((line) => line.startsWith('- ')).join('\n')).not.toContain('Eastgate');
});

test('two towns before one state are one place', () => {
  const text = `${person}EXPERIENCE\n\nGroundfish Observer | Cape Marine Contractors | Astoria / Newport, OR        Mar 2019 - Aug 2021\n- Arranged trips with skippers\n`;
  expect(printed(text)).toContain('*Astoria / Newport, OR · Mar 2019 - Aug 2021*');
});

test('names of columns below a heading with a long remark begin no section', () => {
  const text =
    `${person}WORK EXPERIENCE\n\nAnalyst, Acme Re, 2019 – 2023\n• Reserving\n\nACTUARIAL EXAMINATIONS (Institute of Actuaries, former papers mapped to new ones)\nPaper\tStatus\tSession\n` +
    'CB1, CB2\tCleared\t2015, 2016\nCS1, CM1\tCleared\t2017, 2018\nCP1\tAppearing\tNov 2025\n\nACADEMICS\nBSc Statistics, Hale University, 2014\n\nIT SKILLS\nExcel, SQL\n';
  const headings = readResume(text).sections.map(({ heading }) => heading);
  expect(headings).toContain('ACTUARIAL EXAMINATIONS (Institute of Actuaries, former papers mapped to new ones)');
  expect(headings).not.toContain('Paper');
});

test('rows beside one column of times are studies of their own', () => {
  const text =
    `${person}education\n\n10/2005 - 08/2010    Warnow College, Dipl.-Ing. (FH) Information\n                     Technology, final grade 2.3\n` +
    '07/2004 - 03/2005    Civilian service, Red Cross Rostock\n06/2004              Abitur, Rostock\n';
  expect(entriesRead(text, 'education').map((entry) => entry[2])).toEqual([
    '10/2005 - 08/2010',
    '07/2004 - 03/2005',
    '06/2004',
  ]);
});

test('"before that" ends a line, and "expect to finish" does not', () => {
  const form =
    `${person}Employment\n\nEmployer: Larch Living, Greenock\nJob: Senior Support Worker (from Jan 2024), Support Worker before that\nFrom: Aug 2020\nTo: present\n\n` +
    'Employer: Morrow Bakery, Greenock\nJob: Shop Assistant\nFrom: 2007\nTo: Feb 2010\n';
  expect(entriesRead(form).map(([title, , dates]) => [title, dates])).toEqual([
    ['Senior Support Worker (from Jan 2024), Support Worker before that', 'Aug 2020 – present'],
    ['Shop Assistant', '2007 – Feb 2010'],
  ]);
  const studies = `${person}Education\n\nB.S. Manufacturing Engineering Technology (in progress)\nUpper Lakes State University, online. 84 of 128 credits, GPA 3.6, expect to finish\nDecember 2028.\n`;
  expect(printed(studies).join('\n')).toContain('84 of 128 credits, GPA 3.6, expect to finish December 2028.');
});

test('a study that was not finished is told in one line', () => {
  const rows = [
    'I treat in three languages, and most of my last eight years has been stroke, spinal cord and',
    'amputee work in public hospitals, a unit for rehabilitation and a practice of my own, with a fair',
    'amount of sport on Saturdays and two retirement villages that send me the falls of their people in',
    'the week, and a class for balance that I run there on Wednesdays with one of my two colleagues.',
  ];
  const text = `${person}About me\n\n${rows.join('\n')}\n\nStudy\n\nBSc Physiotherapy, University of the Cape, 2009–2012\nMSc Neurology, same university, registered 2018, coursework passed, written thesis\nnot handed in; deregistered 2020\nMatric with exemption, Dune High School, 2008\n`;
  expect(printed(text).join('\n')).toContain('coursework passed, written thesis not handed in; deregistered 2020');
});

test('a line that announces a list is no heading', () => {
  const text =
    `${person}1. Present post\n\nSenior Librarian, Inver County Council (September 2018 to date)\nThirteen branches and two mobiles.\n\nThe matters I would point to are these:\n(a) the new library, opened in October 2024;\n(b) the plan for 2023–2027.\n\n` +
    '2. Earlier posts\n\nLibrary Assistant, Holm College, Dublin (October 2003 to May 2006)\nIssue desk and loans.\n';
  expect(
    printed(text)
      .filter((line) => line.startsWith('#'))
      .join('\n'),
  ).not.toContain('matters');
});

test('the foot of a page has the family name first, where the name stands below a side column', () => {
  const text =
    'CONTACT\nAlliance, Nebraska 69301\n(308) 555-0188\nwade@example.com\n\nTOOLS\nBelt pack\nWork order tablet\n\nWADE T. HOLLEN\nConductor\n\nWORK HISTORY\n\nConductor, Sandhills Western, 05/2019 - Present\n- Coal trains\n\nHollen, W.   p. 2\n\nUNION\n\nLocal vice chair 2023 to date.\n';
  expect(printed(text).join('\n')).not.toContain('p. 2');
});

test('how many beds an employer has is no employer, and times beside two titles stay with them', () => {
  const text = `${person}WORK EXPERIENCE:\n\nST. GABRIEL MEDICAL CENTER\nQuezon City, Philippines\t(August 2012 – December 2017)\n300-bed tertiary hospital, private\n\nStaff Nurse II, NICU (20 beds)\tFebruary 2014 – December 2017\n•\tHandled babies\n\nStaff Nurse I, Nursery\tAugust 2012 – January 2014\n•\tNewborn care\n`;
  expect(entriesRead(text).map(([, organization]) => organization)).not.toContain('300-bed tertiary hospital, private');
});

test('times beside two titles stay with them', () => {
  const text =
    `${person}Work\n\nJunior Beauty Therapist\nHarbour Hotel, Athlone\nSept 2012 to Nov 2014\n* Facials\n\nBeauty Therapist\nGlow Rooms, Port\nFeb 2015 to Aug 2016\n* Peels\n\nSenior Beauty Therapist\nGlow Rooms, Port\nFeb 2017 to Aug 2018\n* Laser\n\n` +
    'Assistant Manager, then Salon Manager\nThe Powder Room, Tully\nAssistant Manager Sept 2018 to Feb 2020, Salon Manager Mar 2020 to date\n* Nine staff\n';
  expect(printed(text).join('\n')).toContain('Assistant Manager Sept 2018 to Feb 2020, Salon Manager Mar 2020 to date');
});
