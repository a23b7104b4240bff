import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const heads = (text: string) => printed(text).filter((line) => line.startsWith('### ') || line.startsWith('*'));

test('a place with a remark behind it stays with the employer that it was written with', () => {
  const jobs = `EXPERIENCE
Jan 2018 – present	Office Manager
	Tolland Architects LLP, Bristol (34 staff, 2 floors)
- Run the front desk and the diaries
Apr 2014 – Dec 2017	Office Administrator
	Kestrel Surveyors Ltd, Bath
- Ordered the stationery`;
  expect(heads(jobs)).toEqual([
    '### Office Manager | Tolland Architects LLP, Bristol (34 staff, 2 floors)',
    '*Jan 2018 – present*',
    '### Office Administrator | Kestrel Surveyors Ltd, Bath',
    '*Apr 2014 – Dec 2017*',
  ]);
});

test('the class of a degree is no place of its school', () => {
  const studies = `EDUCATION
2010 – 2014	Bachelor of Commerce, Egerton University, Second Class Honours, Upper Division
2006 – 2009	Diploma in Stores, Karima College, Nakuru`;
  expect(printed(studies).join('\n')).not.toContain('University, Second Class');
});

test('a town and its country are one place', () => {
  const jobs = `WORK EXPERIENCE
KILDRUM LOGISTICS LTD – NAAS, IRELAND
TEAM LEADER – 06/2019 – CURRENT
- Led the night shift
MEBLE ZACHÓD SP. Z O.O. – GORZÓW WIELKOPOLSKI, POLAND
WAREHOUSEMAN – 07/2007 – 08/2013
- Loaded the lorries`;
  expect(heads(jobs)).toContain('*GORZÓW WIELKOPOLSKI, POLAND · 07/2007 – 08/2013*');
});

test('a study that begins with its time has a heading where the others have one', () => {
  const studies = `ACADEMICS

2016 – 2018     M.Sc. (Actuarial Science), Glen University, Pune
                68.4 %, Project: mortality on abridged tables
2011 – 2014     B.Sc. (Statistics), Marlow College, Solapur
                81.2 %, 2nd in the University
2011            H.S.C., State Board
                86.67 %`;
  expect(heads(studies)).toContain('### B.Sc. (Statistics), Marlow College, Solapur');
});
