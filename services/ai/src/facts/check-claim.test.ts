import { expect, test } from '@jest/globals';
import { resumes } from '../resume-text/samples.js';
import { checkClaim } from './check-claim.js';
import type { Freedom } from './doubt.js';
import { readEvidence } from './evidence.js';

type Row = [resume: keyof typeof resumes, freedom: Freedom, line: string];

const faithful: Row[] = [
  ['teacher', 'bullet', 'Teach all subjects to a Year 4 class of 28 children'],
  ['teacher', 'bullet', 'Plan English and mathematics lessons every week together with two colleagues'],
  ['teacher', 'bullet', 'Started a reading club at lunchtime that about 20 pupils attend'],
  ['teacher', 'bullet', 'Present assessment results to parents three evenings per year'],
  ['teacher', 'bullet', 'Supported a newly qualified colleague throughout her first year of teaching'],
  ['teacher', 'bullet', 'Led phonics sessions for small groups of 6 children'],
  ['teacher', 'bullet', 'Assisted with preparing displays and classroom materials'],
  ['teacher', 'bullet', 'Oversaw pupils during break times'],
  ['electrician', 'bullet', 'Install lighting, panels and wiring in new houses and small commercial sites'],
  ['electrician', 'bullet', 'Interpret blueprints and bend conduit at as many as 3 job sites each week'],
  ['electrician', 'bullet', 'Diagnose circuit faults at voltages up to 480 volts'],
  ['electrician', 'bullet', 'Teach an apprentice on every job'],
  ['electrician', 'bullet', 'Achieved a pass in every city inspection during 2023'],
  ['electrician', 'bullet', 'Helped journeymen on roughly five service calls per day'],
  ['electrician', 'bullet', 'Installed switches, outlets and ceiling fans and pulled cable'],
  ['electrician', 'bullet', 'Maintained van stock and kept tools organized'],
  ['accountant', 'bullet', 'Reconcile 14 balance sheet and bank accounts and prepare journal entries each month'],
  ['accountant', 'bullet', 'Assist the controller with the yearly external audit'],
  ['accountant', 'bullet', 'Run payroll in ADP for 120 hourly workers'],
  ['accountant', 'bullet', 'Reduced the month-end close from 9 days to 6 days'],
  ['accountant', 'bullet', "Respond to plant managers' questions on cost variances"],
  ['accountant', 'bullet', 'Completed roughly 90 individual tax returns every season'],
  ['accountant', 'bullet', 'Reviewed depreciation schedules for small manufacturing clients'],
  ['chef', 'bullet', 'Stand in for the sous chef two nights weekly, calling tickets on the line'],
  ['chef', 'bullet', 'Cook on grill and sauté stations for as many as 180 covers nightly'],
  ['chef', 'bullet', 'Contributed to an eight-dish summer menu'],
  ['chef', 'bullet', 'Record temperatures daily; the kitchen earned a 98 on its health inspection in 2023'],
  ['chef', 'bullet', 'Purchase produce from 3 local vendors'],
  ['chef', 'bullet', 'Made soups, sauces and stocks for the lunch service'],
  ['chef', 'bullet', 'Taught four new line cooks the fryer and grill stations'],
  ['chef', 'bullet', 'Lowered food waste by around 10% through trim tracking'],
];

const fabricated: Row[] = [
  ['teacher', 'bullet', 'Teach a Year 4 class of 32 pupils across all subjects'],
  ['teacher', 'bullet', 'Head of Year 4, responsible for 28 pupils'],
  ['teacher', 'bullet', 'Plan weekly lessons in maths, English and science with two colleagues'],
  [
    'teacher',
    'bullet',
    'Introduced a lunchtime reading club attended by about 20 pupils, raising reading scores by 15%',
  ],
  ['teacher', 'bullet', 'Managed a newly qualified teacher during her first year'],
  ['teacher', 'bullet', 'Introduced a lunchtime coding club attended by about 20 pupils'],
  ['teacher', 'bullet', 'Led phonics teaching for the whole school'],
  ['teacher', 'bullet', 'Share assessment results with governors at three evenings a year'],
  ['teacher', 'bullet', 'Supervised teaching assistants at break time'],
  ['teacher', 'bullet', 'Ran small phonics groups of sixteen children'],
  ['teacher', 'bullet', 'Coordinated safeguarding across the school as designated safeguarding lead'],
  ['teacher', 'bullet', 'Developed lesson materials in Canva and Seesaw'],
  ['electrician', 'bullet', 'Install wiring, panels and lighting in hospitals and large commercial buildings'],
  ['electrician', 'bullet', 'Troubleshoot faults in circuits up to 4,800 volts'],
  ['electrician', 'bullet', 'Supervise a crew of apprentices on each job'],
  ['electrician', 'bullet', 'Passed every city inspection since 2019'],
  ['electrician', 'bullet', 'Completed about 15 service calls a day'],
  ['electrician', 'bullet', 'Programmed PLC controls and troubleshot motors'],
  ['electrician', 'bullet', 'Installed solar panels and EV chargers'],
  [
    'electrician',
    'bullet',
    'Read blueprints and bend conduit for up to 3 job sites a week, saving the company $40,000',
  ],
  ['electrician', 'summary', 'Master Electrician with experience in residential wiring'],
  ['electrician', 'summary', 'OSHA 30 certified electrician'],
  ['electrician', 'bullet', 'Trained one apprentice at Valley Home Services on ladder safety'],
  ['electrician', 'bullet', 'Estimated and bid new residential projects'],
  ['accountant', 'bullet', 'Reconcile 41 bank and balance sheet accounts'],
  ['accountant', 'bullet', 'Led the annual external audit'],
  ['accountant', 'bullet', 'Process payroll for 1,200 hourly employees in ADP'],
  ['accountant', 'bullet', 'Process payroll for 120 hourly employees in Paychex'],
  ['accountant', 'bullet', 'Shortened the month-end close from nine days to three'],
  ['accountant', 'bullet', 'Advised plant managers on reducing cost variances by $200K'],
  ['accountant', 'bullet', 'Prepared about 90 corporate tax returns per season'],
  ['accountant', 'bullet', 'Managed client relationships for small manufacturers'],
  ['accountant', 'bullet', 'Implemented a new ERP system for the plant'],
  ['accountant', 'bullet', 'Supervised payroll clerks processing 120 employees'],
  ['accountant', 'bullet', 'Prepare monthly journal entries in SAP'],
  ['accountant', 'bullet', 'Checked depreciation schedules for Fortune 500 manufacturers'],
  ['accountant', 'bullet', 'Filed sales tax returns in twelve states'],
  ['accountant', 'bullet', 'Reduced payroll errors through new controls'],
  ['chef', 'bullet', 'Created a summer menu of eight dishes'],
  ['chef', 'bullet', 'Executive chef for a restaurant serving 180 covers a night'],
  ['chef', 'bullet', 'Work the grill and pastry stations for up to 180 covers a night'],
  ['chef', 'bullet', 'Lead the kitchen five nights a week'],
  ['chef', 'bullet', 'Achieved a perfect score at the 2023 health inspection'],
  ['chef', 'bullet', 'Negotiated prices with local suppliers, saving 12% on produce'],
  ['chef', 'bullet', 'Managed a brigade of four line cooks'],
  ['chef', 'bullet', 'Cut food costs by about 10% by tracking trim'],
  ['chef', 'bullet', 'Trained fourteen new line cooks on fryer and grill stations'],
  ['chef', 'bullet', 'Order produce, meat and seafood from three local suppliers'],
  ['chef', 'bullet', 'Prepared sauces, soups and stocks for banquets and weddings'],
  ['chef', 'bullet', 'Kept daily temperature logs at Harbor Grill under HACCP'],
];

const doubts = ([resume, freedom, line]: Row) => checkClaim(line, readEvidence(resumes[resume]), freedom).doubts;

test.each(faithful)('%s, %s: “%s” is let through', (...row) => {
  expect(doubts(row)).toEqual([]);
});

test.each(fabricated)('%s, %s: “%s” is doubted', (...row) => {
  expect(doubts(row)).not.toEqual([]);
});

test('a doubt says of which kind it is and why', () => {
  expect(doubts(['electrician', 'bullet', 'Troubleshoot faults in circuits up to 4,800 volts'])).toEqual([
    { kind: 'number', text: '4,800', reason: 'Your resume does not give this figure here.' },
  ]);
});
