import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('clients of a post, each with its label, stand below the post', () =>
  expect(
    printed(`EXPERIENCE

Data Engineer, Northlake Consulting, Hamburg
01/2019 - present
Client #1: Hanse Energie AG (2021 - present)
- Built the load forecast pipeline
Client #2: Elbe Logistik GmbH (2019 - 2021)
- Moved 40 reports to the new warehouse

Junior Data Engineer, Softwerk GmbH, Kiel
03/2016 - 12/2018
- Wrote reports for the sales team`),
  ).toEqual([
    '## EXPERIENCE',
    '### Data Engineer | Northlake Consulting, Hamburg',
    '*01/2019 - present*',
    '**Client #1: Hanse Energie AG (2021 - present)**',
    '- Built the load forecast pipeline',
    '**Client #2: Elbe Logistik GmbH (2019 - 2021)**',
    '- Moved 40 reports to the new warehouse',
    '### Junior Data Engineer | Softwerk GmbH, Kiel',
    '*03/2016 - 12/2018*',
    '- Wrote reports for the sales team',
  ]));

test('so do a client and a site that stand apart', () =>
  expect(
    printed(`EXPERIENCE

Data Engineer, Northlake Consulting, Hamburg
01/2019 - present

Client: Hanse Energie AG (2021 - present)
- Built the load forecast pipeline

Site 2 - Elbe Logistik GmbH (2019 - 2021)
- Moved 40 reports to the new warehouse

Junior Data Engineer, Softwerk GmbH, Kiel
03/2016 - 12/2018
- Wrote reports for the sales team`).filter((line) => line.startsWith('**')),
  ).toEqual(['**Client: Hanse Energie AG (2021 - present)**', '**Site 2 - Elbe Logistik GmbH (2019 - 2021)**']));

test('a client whose time lies outside that of the post above is no part of it', () =>
  expect(
    printed(`EXPERIENCE

Data Engineer, Northlake Consulting, Hamburg
01/2019 - present
- Built the load forecast pipeline

Client: Elbe Logistik GmbH (2012 - 2015)
- Moved 40 reports to the new warehouse`).join('\n'),
  ).not.toContain('**Client'));
