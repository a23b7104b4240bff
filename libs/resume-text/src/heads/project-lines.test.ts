import { expect, test } from '@jest/globals';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';

const job = (...below: string[]) =>
  renderResume(
    readResume(
      [
        'Ada Larsen',
        'ada@example.com',
        '',
        'EXPERIENCE',
        '',
        'Nov. 2020 – Present      HOLM ROADWORKS W.L.L.',
        '                         Doha, State of Qatar',
        'Position:                Site Engineer',
        ...below,
        '',
        '➢ Supervise earthworks and asphalt laying',
        '➢ Check levels with the surveyor',
      ].join('\n'),
    ),
  );

test('the projects of a job stand below its head, which keeps its title, employer and place', () => {
  const text = job('Project 1:               Link road (18.4 km)', 'Client:                  Port of Holm');
  expect(text).toContain('### Site Engineer | HOLM ROADWORKS W.L.L.\n\n*Nov. 2020 – Present · Doha, State of Qatar*');
  expect(text).toMatch(/\n\n\**Project 1: Link road \(18\.4 km\)/);
});

test('projects look alike, whether another label stands below them or their duties do', () => {
  const text = renderResume(
    readResume(`Shan Kareem
shan@example.com

WORK EXPERIENCE

Senior QA Engineer, Trivenza Softlabs Pvt. Ltd., Pune\t\t\tJuly 2022 – till date
Project: RupayaFlow (loan platform for a lender)
Team Size: 11 (3 QA)
•\tDesigned the framework from scratch, 740 cases automated.

QA Engineer, Kaveri Bytes Technologies, Pune\t\t\tJan 2020 – June 2022
Project: DesiCart (shopping app)
•\tPrepared test cases from user stories.
`),
  );
  expect(text).toContain('**Project: RupayaFlow (loan platform for a lender)**');
  expect(text).toContain('**Project: DesiCart (shopping app)**');
});
