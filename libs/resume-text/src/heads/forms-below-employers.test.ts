import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const work = (...rows: string[]) => printed(['WORK EXPERIENCE', '', ...rows].join('\n'));

test('a form below the line of its employer gives the title and the time, and all else is told of that post', () => {
  const shown = work(
    'AL NOOR DENTAL CENTRE, Muscat, Oman',
    'Private clinic, 14 chairs',
    'Area: Oral surgery and implants',
    'Position: Dental Nurse II / Team Leader',
    'Date: May 3, 2020 up to present',
    'Nurse to dentist ratio: 1:1',
    'Cases handled: implants, wisdom teeth, fractures of the jaw, cysts, abscesses, biopsies, sinus lifts and root tips',
    'Duties and responsibilities:',
    '\t1. Sets the trays and hands the instruments.',
    '\t2. Orders what the surgery needs every month.',
    '',
    'On leave – illness in the family: March 2019 to April 2020',
    '',
    'BALAY NGIPON, Cebu City',
    'Government, 6 chairs',
    'Area: Fillings',
    'Position: Dental Aide',
    'Date: January 15, 2016 to February 28, 2019',
    '',
    'SAN VICENTE PROVINCIAL HOSPITAL, Cebu',
    'Position: Nursing Aide (trainee)',
    'Date: June 2, 2014 to December 20, 2015',
    'Area: Ward for children',
    '\t1. Washed and fed the little ones.',
  );
  expect(shown).toEqual([
    '## WORK EXPERIENCE',
    '### Dental Nurse II / Team Leader | AL NOOR DENTAL CENTRE, Muscat, Oman',
    '*May 3, 2020 up to present*',
    'Private clinic, 14 chairs',
    'Area: Oral surgery and implants',
    'Nurse to dentist ratio: 1:1',
    'Cases handled: implants, wisdom teeth, fractures of the jaw, cysts, abscesses, biopsies, sinus lifts and root tips',
    '**Duties and responsibilities:**',
    '- Sets the trays and hands the instruments.',
    '- Orders what the surgery needs every month.',
    '### On leave – illness in the family',
    '*March 2019 to April 2020*',
    '### Dental Aide | BALAY NGIPON, Cebu City',
    '*January 15, 2016 to February 28, 2019*',
    'Government, 6 chairs',
    'Area: Fillings',
    '### Nursing Aide (trainee) | SAN VICENTE PROVINCIAL HOSPITAL, Cebu',
    '*June 2, 2014 to December 20, 2015*',
    'Area: Ward for children',
    '- Washed and fed the little ones.',
  ]);
});

test('the town in a line of its own below the employer is of the head', () => {
  const shown = work(
    'GULF COAST MEDICAL COMPLEX',
    'Jubail, Saudi Arabia',
    'Department: Radiology',
    'Designation: Radiographer',
    'Duration: Jan 2018 - Present',
    '• Performs CT and MRI.',
  );
  expect(shown).toEqual([
    '## WORK EXPERIENCE',
    '### Radiographer | GULF COAST MEDICAL COMPLEX',
    '*Jubail, Saudi Arabia · Jan 2018 - Present*',
    'Department: Radiology',
    '- Performs CT and MRI.',
  ]);
});

test('two forms in one block stay as they are: nobody could say which lines are whose', () => {
  const rows = ['BAYSIDE CLINIC', 'Position: Cook', 'Date: 2015 – 2017', 'Meals: 90', 'HARBOUR INN', 'Position: Baker'];
  const shown = work(...rows, 'Date: 2012 – 2015', 'Meals: 40').join('\n');
  expect(shown.indexOf('Meals: 90')).toBeLessThan(shown.indexOf('HARBOUR INN'));
  expect(shown.indexOf('HARBOUR INN')).toBeLessThan(shown.indexOf('Meals: 40'));
});
