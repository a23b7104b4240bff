import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const hotels = (first: string) =>
  `Ines Mota\nines@example.com\n\nWORK EXPERIENCE\n\n04/05/2023–Present\nReceptionist\n${first}\nCheck-in of guests, 45 arrivals a day in high season.\nAnswer to emails and telephone, invoices, cash closing.\n\n` +
  '01/06/2021–30/04/2023\nFront desk assistant\nHostel Azulejo & Co, Nordby (Portugal)\nReception of groups, 96 beds.\nPrepare breakfast from 7h to 10h30.\n\n' +
  '15/06/2019–15/09/2019\nSummer trainee, reception\nAldeamento Praia do Sol, Holm (Portugal)\nInternship of the course, 480 hours.\n';

const employers = (text: string) =>
  readResume(text).sections.flatMap(({ entries }) => entries.map(({ organization }) => organization.split(',')[0]));

test('where the other jobs have an employer below their title, the third line of one is its employer', () => {
  expect(employers(hotels('Hotel Vista do Castelo (4 stars, 62 rooms), Holm (Portugal)'))[0]).toMatch(/^Hotel Vista/);
});

test('a sentence there stays what was done', () => {
  const told = 'Worked the night desk.';
  const [receptionist] = readResume(hotels(told)).sections.flatMap(({ entries }) => entries);
  expect(receptionist?.details.map(({ text }) => text)).toContain(told);
});

test('where the other jobs have a title below their time, the line above the bullets of one is its title', () => {
  const text =
    'Ada Larsen\nada@example.com\n\nHOLM ANIMAL HOSPITAL, Holm\n\n2023 – current\nLead Nurse, Surgery & Dental\n– rota and reviews for 6 nurses\n– kept the drug log\n\n11/2020 – 2023\nRVN, Emergency, overnights 7 on 7 off\n– walk-ins 25 to 40 a night\n– ran the code cart, 14 ROSC\n\n2018 – 11/2020\nVeterinary Nurse, General Practice\n– rooms, vaccines, nail trims\n\n2016 – 2018\nKennel / Reception\n– phones, baths\n';
  expect(renderResume(readResume(text))).toContain('### RVN, Emergency, overnights 7 on 7 off');
});

test('the name that stands again below a side column keeps its title', () => {
  const text =
    'CONTACT\n\nAda Larsen\n12 Hill Road, Holm\nada@example.com\n\nLANGUAGES\n\nEnglish\nDanish\n\nAda Larsen\nProduct Designer\n\nPROFILE\n\nI draw tables that stand.\n\nCAREER\n\nDesigner, Holm Tables Ltd\n2018 – 2022\n- Drew 40 tables\n';
  expect(readResume(text).person).toMatchObject({ name: 'Ada Larsen', headline: 'Product Designer' });
});

test('a marked line with a time in it is a bullet where the lines with its mark are', () => {
  const text =
    'Ada Larsen-Bois, RDH\nRegistered Dental Hygienist\nHolm, Ontario  K2K  •  613-555-0118  •  ada@example.com\n\nSummary of Qualifications\n•  HPCB clerk in good standing since 2016 (number available)\n•  Authorized to self-initiate; second module not taken\n•  Experience in general, periodontal and public health settings\n•  Bilingual: English and French (written & spoken), some Danish\n•  CPR/BLS Level C renewed Nov. 2024\n\nProfessional Experience\n\nDental Hygienist – Holm Family Dentistry, Nordby ON\n2019-08 – present\n•  Cleaned teeth\n';
  expect(renderResume(readResume(text))).toContain('- HPCB clerk in good standing since 2016');
});
