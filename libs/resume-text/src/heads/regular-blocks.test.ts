import { describe, expect, test } from '@jest/globals';
import { logicalLineOf } from '../lines/logical-line-of.js';
import { readResume } from '../read-resume.js';
import { withRegularBlocks } from './regular-blocks.js';

function readEntries(heading: string, lines: string) {
  const { sections } = readResume(
    `Ana Ferreira\nana@example.com\n\nPersonal profile\n\nI like a quiet bench.\n\n${heading}\n\n${lines}\n\nLanguages\n\nPortuguese, German\n`,
  );
  return sections
    .filter((section) => section.heading === heading)
    .flatMap(({ entries }) =>
      entries.map(({ title, organization, dates, details }) => [
        title,
        organization,
        dates,
        ...details.map((d) => d.text),
      ]),
    );
}

const jobs = (lines: string) => readEntries('Work history', lines);

describe('entries that stand alike, each in a block with its time in the same place', () => {
  test('a duty in small letters at the end of a block is none of the next head', () => {
    const lines =
      '05/2021 to now\nRivet Bakery, Leeds\nDelivery driver, lead driver since 03/2023\n9 shops before six\nno parking fines, 3 years running\n\n' +
      '01/2018 to 04/2021\nKorn Logistik Ltd, Hull\nWarehouse hand\npicked for the cold store\n\n' +
      '2015 to 2017\nAldo Cafe, Hull\nKitchen porter\npots and all floors, twice a day';
    expect(jobs(lines)).toEqual([
      ['Delivery driver, lead driver since 03/2023', 'Rivet Bakery', '05/2021 to now', '9 shops before six', 'no parking fines, 3 years running'],
      ['Warehouse hand', 'Korn Logistik Ltd', '01/2018 to 04/2021', 'picked for the cold store'],
      ['Kitchen porter', 'Aldo Cafe', '2015 to 2017', 'pots and all floors, twice a day'],
    ]); // prettier-ignore
  });

  test('a title that changed is one post below its employer, and a break has no row below it', () => {
    const lines =
      '04/2020 – present | Marsch Prüflabor GmbH, Kiel\nHead of Laboratory (since 02/2023), Chemist\n– Runs the nitrate bench\n\n' +
      '06/2016 – 03/2020 | Ostsee Feinkost GmbH, Lübeck\nQuality Lead (from 2018), Quality Officer\n– Keeps the recall list\n\n' +
      '01/2015 – 05/2016 | Parental leave (twins)\n\n' +
      '09/2011 – 12/2014 | Molkerei Hagen eG, Husum\nLaboratory Assistant\n– Samples of raw milk';
    expect(jobs(lines).map(([title, organization]) => [title, organization])).toEqual([
      ['Head of Laboratory (since 02/2023), Chemist', 'Marsch Prüflabor GmbH'],
      ['Quality Lead (from 2018), Quality Officer', 'Ostsee Feinkost GmbH'],
      ['', 'Parental leave (twins)'],
      ['Laboratory Assistant', 'Molkerei Hagen eG, Husum'],
    ]);
  });

  test('what was done as what is no employer, and a labelled list belongs to the section', () => {
    const lines =
      'Aug 2019 – present\tTeacher of Physics\n\tHolm Community School, Athy\n\tHigher level each year since 2019\n\n' +
      'Aug 2022 – present\tYear Head, same school\n\tSafety co-ordinator: two flags, 2023 and 2025.\n\tTrips for 40 pupils\n\n' +
      'Feb 2018 – July 2019\tTeacher of Mathematics (maternity cover)\n\tSt. Brid School, Naas\n\tTwo exam classes\n\n' +
      'Weeks in other schools:\n2016 – 2017\tScoil na Mara, Bray (Physics)\n2015 – 2016\tLake School, Cavan (Physics)';
    const read = jobs(lines);
    expect(read.map(([title, , dates]) => [title, dates])).toEqual([
      ['Teacher of Physics', 'Aug 2019 – present'],
      ['Year Head', 'Aug 2022 – present'],
      ['Teacher of Mathematics (maternity cover)', 'Feb 2018 – July 2019'],
    ]);
    expect(read[1]?.slice(3)).toEqual(['Safety co-ordinator: two flags, 2023 and 2025.', 'Trips for 40 pupils']);
    expect(read[2]?.slice(4)).toEqual(['Weeks in other schools:', '2016 – 2017\tScoil na Mara, Bray (Physics)', '2015 – 2016\tLake School, Cavan (Physics)']); // prettier-ignore
  });

  test('an employer above several posts is left to the other rules', () => {
    const lines =
      'Brennt Mutual, Cork\t2014 – 2020\n\nSenior Clerk\t2017 – 2020\n• Large claims\n\nClerk\t2014 – 2017\n• Small claims\n\n' +
      'Quay Stores Ltd, Cork\t2011 – 2013\nAssistant\n• The till';
    expect(jobs(lines).map(([title, organization, dates]) => [title, organization, dates])).toEqual([
      ['Senior Clerk', 'Brennt Mutual', '2017 – 2020'],
      ['Clerk', 'Brennt Mutual', '2014 – 2017'],
      ['Assistant', 'Quay Stores Ltd', '2011 – 2013'],
    ]);
  });
});

describe('sections in which most entries stand alike', () => {
  test('employers alone above several posts are theirs, and a time at home is nobody’s', () => {
    const lines =
      'Calder Hospitals NHS Trust, Hall Infirmary (640 beds)\n\nPortering Supervisor\nNovember 2019 to present\nIn charge of 22 porters on a shift.\n\nLead Porter, Nights\nApril 2016 to November 2019\nRan the night team of seven porters.\n\n' +
      'Home, June 2012 to August 2013\nFull time carer for my mother.\n\nPenn Catalogue Ltd, Brig Road depot\n\nWarehouse Team Leader\n2009 to June 2012\nLed fourteen pickers on the late shift.';
    expect(jobs(lines).map(([title, organization]) => [title, organization])).toEqual([
      ['Portering Supervisor', 'Calder Hospitals NHS Trust'],
      ['Lead Porter, Nights', 'Calder Hospitals NHS Trust'],
      ['', 'Home'],
      ['Warehouse Team Leader', 'Penn Catalogue Ltd, Brig Road depot'],
    ]);
  });

  test('one post with its times in another form, and a journey of two lines, change nothing for the others', () => {
    const lines =
      'Saturday girl\nHair by Phil, Birr\n2008 to June 2010, while at school\n* Sweeping and towels\n\nJunior Beauty Therapist\nHarbour Hotel, Athlone\nSept 2012 to Nov 2014\n* Facials and body wraps\n\n' +
      'Travelling in New Zealand\nNov 2015 to Jan 2017\n\nBeauty Therapist\nGlow Rooms, Port\nFeb 2017 to Aug 2018\n* Laser and peels\n\nAssistant Manager, then Salon Manager\nThe Powder Room, Tully\nAssistant Manager Sept 2018 to Feb 2020, Salon Manager Mar 2020 to date\n* Nine staff';
    expect(jobs(lines).map(([title, organization]) => [title, organization])).toEqual([
      ['Saturday girl', 'Hair by Phil, Birr'],
      ['Junior Beauty Therapist', 'Harbour Hotel'],
      ['', 'Travelling in New Zealand'],
      ['Beauty Therapist', 'Glow Rooms, Port'],
      ['Assistant Manager, then Salon Manager', 'The Powder Room, Tully'],
    ]);
  });
});

test('a section of very many entries takes no longer for each of them', () => {
  const lines = Array.from({ length: 1_500 }, () => [
    logicalLineOf('head', 'Clerk of stores\t2010 – 2012', { blanksBefore: 1 }),
    logicalLineOf('head', 'Acme Ltd, Leeds'),
  ]).flat();
  const begin = performance.now();
  expect(withRegularBlocks(lines, 'experience')).toHaveLength(3_000);
  expect(performance.now() - begin).toBeLessThan(5_000);
});
