import { expect, test } from '@jest/globals';
import { guardResume } from './guard.js';

const today = new Date('2026-11-21');
const head = '# Dana Oyelaran\n\nDurham, NC · dana@example.com';

test.each([
  [
    'a matter with a year that is read as the date of an entry',
    'Dana Oyelaran\nDurham, NC · dana@example.com\n\nRepresentative matters\nDelgado v. Northgate Freight (M.D.N.C., 2022): 9-day trial, 412 exhibits, defense verdict.\nIn re Pinecrest Townhomes (Wake Co. Superior Court, 2021-2023): construction defect,\n14 third-party defendants, settled at mediation.\n',
    `${head}\n\n## Experience\n\n### Representative matters\n\n*Delgado v. Northgate Freight (M.D.N.C., 2022): 9-day trial, 412 exhibits, defense verdict.*\n\nIn re Pinecrest Townhomes (Wake Co. Superior Court, 2021-2023): construction defect, 14 third-party defendants, settled at mediation.\n`,
  ],
  [
    'a figure with a comma in a table of skills',
    'Dana Oyelaran\nDurham, NC · dana@example.com\n\nSkills\nSocial skills            I am patient and I laugh easily. Choir of\n                         teachers (alto) since 2017\nOrganisational skills    School library: from 0 to 2,300 titles with parents, 2017-18\n',
    `${head}\n\n## Skills\n\nSocial skills · I am patient and I laugh easily. Choir of teachers (alto) since 2017 Organisational skills · School library: from 0 to 2,300 titles with parents, 2017-18\n`,
  ],
  [
    'a sentence of a paragraph that was broken behind a blank',
    'Dana Oyelaran\nDurham, NC · dana@example.com\n\nExperience\n\nProject Lead, Fell Power Ltd, 2019 - 2023\nBuilds switchgear for mines. Part of the engineering office. 3 fitters & 1 draughtsperson \nreport to me.\n',
    `${head}\n\n## Experience\n\n### Project Lead | Fell Power Ltd\n\n*2019 - 2023*\n\n- Builds switchgear for mines.\n- 3 fitters & 1 draughtsperson report to me.\n- Part of the engineering office.\n`,
  ],
])('%s stays as the person wrote it', (_case, original, tailored) => {
  expect(guardResume({ original, tailored, today })).toMatchObject({ text: tailored, report: { notAdded: [] } });
});
