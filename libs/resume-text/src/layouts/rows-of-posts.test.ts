import { expect, test } from '@jest/globals';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';
import { entriesRead } from '../testing/printed.js';

const printed = (text: string) => renderResume(readResume(text)).split('\n');

test('the contracts of one post, each in a row with its time, are no posts', () => {
  const text =
    'JUN REYES\njun@example.com\n\nWORK EXPERIENCE\nGUEST SERVICES OFFICER | MERIDIAN CRUISES\n(through Anchor Manning Inc., Manila)\nMV Aurora        Sep 2024 – Apr 2025\nMV Solace        Nov 2023 – Jun 2024\n➢ 120 guests per shift at the desk\n\nFRONT DESK AGENT | CORAL RESORT\nMay 2015 – Jul 2018\n➢ Check-in of 322 rooms\n';
  expect(printed(text).filter((line) => line.startsWith('### MV'))).toEqual([]);
  const [first] = entriesRead(text);
  expect(first?.slice(3)).toContain('120 guests per shift at the desk');
});

test('what stands at the right of an employer without a time is where it is, whatever it is called', () => {
  const text =
    'JO CRUZ\njo@example.com\n\nWork Experience:\n\nMERIDIEM CONTACT SOLUTIONS INC.\t\t\tVelo I.T. Park\nSenior Quality Analyst\t\t\tFeb 2022 - Present\n\to Audits 12 calls a day\n\nSYNTERRA GLOBAL CORP.\t\t\tLahug\nQuality Analyst\t\t\tAug 2019 - Jan 2022\n\to 8 audits a day\nCustomer Service Representative\t\t\tMar 2016 - Aug 2019\n\to Billing calls\n';
  expect(entriesRead(text).map(([title]) => title)).not.toContain('Velo I.T. Park');
  expect(entriesRead(text).map(([title]) => title)).not.toContain('Lahug');
});

test('where and when a resume was signed is no item of the list above', () => {
  const text =
    'Maren Thiel\nm.thiel@example.de\n\nProfessional career\n\n08/2018 – today\tHead of Kita\n\tKita Kastanienhof e. V., Leipzig\n\t– 94 children\n\nVoluntary work\n\nsince 2019\tSpeaker of the working group of Kita heads\n\nLeipzig, 12 May 2025\n\nMaren Thiel\n';
  const { sections } = readResume(text);
  const voluntary = sections.find(({ heading }) => heading === 'Voluntary work');
  const lines = [
    ...(voluntary?.details ?? []),
    ...(voluntary?.entries ?? []).map(({ headerLines }) => ({ text: headerLines.join() })),
  ];
  expect(lines.map((line) => line.text)).toEqual(['since 2019\tSpeaker of the working group of Kita heads']);
  expect(printed(text).join('\n')).toContain('Leipzig, 12 May 2025');
});

test('a sentence between two posts goes on with the one above', () => {
  const text =
    'Caoimhe Dunn\ncaoimhe@example.com\n\nWork history\n\nProducer\nKillary Bay FM, Clifden\nJune 2014 to January 2020\n\nProduced the daily hour with one presenter.\n\nResearcher\nTonn Radio, Spiddal\nSeptember 2010 to May 2014\n\nNews and magazine programmes for the west.\n\nSocial media for the station from 2012, when someone had to.\n\nFreelance sound recordist\nConnacht and Ulster\nSummer 2009 to August 2010\n\nLocation sound for two series and a lot of weddings.\n';
  expect(entriesRead(text).map(([title, organization]) => [title, organization])).toEqual([
    ['Producer', 'Killary Bay FM, Clifden'],
    ['Researcher', 'Tonn Radio, Spiddal'],
    ['Freelance sound recordist', 'Connacht and Ulster'],
  ]);
});

test('the present job of a form has a heading of its own', () => {
  const text =
    'Personal information\n\nFirst name(s): Bev\nSurname: Strow\nMobile: 07700 900417\nEmail: bev@example.com\n\nCurrent or most recent employment\n\nEmployer name: Calder Hospitals NHS Trust\nJob title: Catering Supervisor\nStart date: 01/04/2019\nEnd date: Present\nDescription of duties:\nIn charge of the late shift in a kitchen.\n\nPrevious employment\n\nEmployer name: Hagg Bakery\nJob title: Baker\nStart date: 03/2003\nEnd date: 08/2007\nDescription of duties:\nBread and cakes.\n';
  const { sections } = readResume(text);
  expect(sections.map(({ heading }) => heading)).toContain('Current or most recent employment');
  expect(entriesRead(text).map(([title, organization, dates]) => [title, organization, dates])).toEqual([
    ['Catering Supervisor', 'Calder Hospitals NHS Trust', '01/04/2019 – Present'],
    ['Baker', 'Hagg Bakery', '03/2003 – 08/2007'],
  ]);
});
