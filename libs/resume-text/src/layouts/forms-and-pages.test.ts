import { expect, test } from '@jest/globals';
import { correctLabels } from '../lines/corrected-labels.js';
import { shapesOf } from '../lines/line-shape.js';
import { placeMarginHeadings } from '../page/margin-headings.js';
import { physicalLines } from '../page/physical-lines.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { entriesRead } from '../testing/printed.js';

const printed = (text: string) => renderResume(readResume(text)).split('\n');

test('below a time the row before a gap is the employer, whatever it is called', () => {
  const text =
    'Nia Pryce\nnia@example.com\n\nWork history:\n\nSept 2021 to date\tCare Navigator\n\tCwm Aur Medical Group, Neath (two surgeries)\n\nI ring every patient within three days.\n\n' +
    'March 2019 – Aug 2021\tChecking Dispenser\n\tLowe & Prys, Neath\n\nFinal check of 250 items a day, after the clinical check.\n\n' +
    'Oct 2011 – May 2017\tDispenser\n\tWellmore, Morriston\n\nLabelling and handing out prescriptions, ordering and date checking.\n\n' +
    'July 2009 – Sept 2011\tHealthcare Assistant (counter)\n\tWellmore, Gorse\n\nOver the counter sales and advice, till and cashing up.\n';
  expect(entriesRead(text).map(([title, organization]) => [title, organization])).toEqual([
    ['Care Navigator', 'Cwm Aur Medical Group, Neath (two surgeries)'],
    ['Checking Dispenser', 'Lowe & Prys, Neath'],
    ['Dispenser', 'Wellmore, Morriston'],
    ['Healthcare Assistant (counter)', 'Wellmore, Gorse'],
  ]);
});

test('the name beside the number of a page in words is no employer', () => {
  const jobs =
    'BIRCH HOTELS · Reno, NV\nIndependent city hotel, 94 rooms\n\nFront Desk Lead | March 2021 to present\n• Rates and parity\n\nDora Wells-Kane                                              page two\n\nLAKE LODGE · Elko, NV\nOld mountain house, 40 rooms\n\nDesk Agent | Jan. 2016 to May 2018\n• Check-in\n';
  const text = `Reach me\nReno, Nevada\n775-555-0187\ndora@example.com\n\nLanguages\nEnglish, Polish\n\nDora Wells-Kane\nDesk Manager\n\nWhere I have worked\n\n${jobs}\nDora Wells-Kane                                              page three\n`;
  expect(printed(text).join('\n')).not.toMatch(/page (?:two|three)/);
});

test('a family name before "cont\'d, p. 2" is the head of a page', () => {
  const text =
    "DALE R. WYSOCK\nd.wysock@example.net\n\nEMPLOYMENT\n\nLEAD MAN, ACME GEAR CO.    Mar. 2014 - Nov. 2017\n- Ran hot jobs\n                                    1\n\nWYSOCK, D.                                cont'd, p. 2\n\nTOOLMAKER, TRI TOOL & DIE    June 2006 - Jan. 2009\n- Dies\n";
  expect(printed(text).join('\n')).not.toContain("cont'd");
});

test('labels beside their values are no headings in the margin where the jobs have a heading of their own', () => {
  const rows = [
    'Work Experience',
    '07/2020 – now          Accountant, Kessler SE',
    '                       - Loans',
    '                       - Bonds',
    '                       - Ledgers',
    '                       - Tax',
    '                       - Audit',
    '',
    'Skills                 SAP FI, Excel',
    '',
    'Languages              Polish, German',
    '',
    'Interests              Cycling',
  ].map((raw, at) => ({ raw, start: at * 80, end: at * 80 + raw.length }));
  expect(placeMarginHeadings(rows)).toBe(rows);
  expect(placeMarginHeadings(rows.slice(1))).not.toEqual(rows.slice(1));
});

test('a number before the labels of a form counts the jobs, and either label of two names the employer', () => {
  const counted =
    'Uma Rao\numa@example.com\n\nPROFESSIONAL EXPERIENCE\n\n2.1  Organisation : Sahya Hospital, Kochi\n     Designation  : Biomedical Engineer\n     Period       : 03.06.2019 to till date\n\n     • Runs the ventilators\n\n2.2  Organisation : Malar Hospital, Ooty\n     Designation  : Engineer\n     Period       : 17.08.2015 to 25.05.2019\n\n     • Tagged the pumps\n';
  expect(printed(counted).join('\n')).not.toContain('2.1');
  const either =
    'Mo Conn\nmo@example.com\n\nEmployment\n\nSchool / Employer: Tí Maime Nursing Home\nPosition: Care Assistant\nFrom: March 2006   To: February 2009\nMain duties: Meals and night duty.\n\nSchool / Employer: Quinn Hotel\nPosition: Waitress\nFrom: May 2001   To: January 2006\nMain duties: Weddings.\n';
  expect(entriesRead(either).map(([title, organization]) => [title, organization])).toEqual([
    ['Care Assistant', 'Tí Maime Nursing Home'],
    ['Waitress', 'Quinn Hotel'],
  ]);
});

test('a year alone is no heading of a section', () => {
  const shapes = shapesOf(physicalLines('2016\nAbitur (2.6), Gymnasium an der Vechte, Nordhorn'));
  expect(correctLabels(shapes, ['heading', 'item'], [true, true])[0]).toBe('head');
});

test('what was finished or passed when stays beside its year', () => {
  const text =
    'Mo Conn\nmo@example.com\n\nEducation\nCertificate IV in Legal Services, TAFE, part time at night, finished 2017\nDiploma of Business, Darling Institute, 2006\n';
  expect(printed(text).join('\n')).toContain('finished 2017');
});
