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
  ['an employer behind the title is no specialty', job('Legal Secretary - Moss Oake LLP'), 'Legal Secretary'],
  ['a label is left out', job('Position: Care Assistant'), 'Care Assistant'],
  ['capitals are not shouted', job('TEACHER OF FRENCH', 'The French teacher leads a small team.'), 'Teacher of French'],
  ['a promise behind a dash is left out', job('Fuel Tanker Driver – Every Weekend Off!'), 'Fuel Tanker Driver'],
  ['so is that somebody is wanted', job('Sous Chef wanted!'), 'Sous Chef'],
  ['so are when it begins and its hours', job('Bookkeeper, 24-30 hours per week'), 'Bookkeeper'],
  ['and who may apply, before them', job('Lead Archivist (m/f/x), start in May'), 'Lead Archivist'],
  ['and its rota', job('Crane Technician (3 weeks on / 3 weeks off)'), 'Crane Technician'],
  ['what the posting calls itself is left out', job('Job Posting - Line Cook'), 'Line Cook'],
  ['in capitals too', job('VACANCY NOTICE: PRIMARY TEACHER (Year 2)', 'A teacher.'), 'Primary Teacher'],
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
  ['several jobs at once', job('Bus Drivers')],
  ['a booklet about a job', job('Candidate Information Booklet')],
  ['no title', job('A nice job in a nice town.')],
  ['a title far below', `${'We make bread for the town.\n'.repeat(9)}Baker\n\nRequirements\n- Bread`],
  ['nothing', ''],
])('names no job: %s', (_, posting) => expect(targetLine(posting)).toBe(''));
