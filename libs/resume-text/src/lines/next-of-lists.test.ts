import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('a labelled line below a list of several things that no sign leaves open is one of its own', () => {
  const shown = printed(`TECH
Freshservice, ServiceNow (before 2020), M365, Entra ID, Intune, Citrix, Teams Voice, TeamViewer
PowerShell: read anything, write small stuff. Power BI: own dashboards.`);
  expect(shown).toContain('PowerShell: read anything, write small stuff. Power BI: own dashboards.');
});

test('each language begins a line, whatever letter it begins with', () => {
  const shown = printed(`TALK
isiZulu (home)
English
Afrikaans, net 'n bietjie
isiXhosa OK`);
  expect(shown.map((line) => line.replace(/^- /, ''))).toEqual(
    expect.arrayContaining(["Afrikaans, net 'n bietjie", 'isiXhosa OK']),
  );
});
