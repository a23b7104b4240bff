import { expect, test } from '@jest/globals';
import { headingKind, sectionKinds } from '../recognizers/headings.js';
import { commonWords } from './common-words.data.js';
import { credentialWords } from './credential-words.data.js';
import { degreeWords } from './degree-words.data.js';
import { departmentWords } from './department-words.data.js';
import { detailVerbs } from './detail-verbs.data.js';
import { employerKinds } from './employer-kinds.data.js';
import { employerVerbs } from './employer-verbs.data.js';
import { headingNames } from './heading-names.data.js';
import { institutionWords } from './institution-words.data.js';
import { languageNames } from './language-names.data.js';
import { lineWeights } from './line-weights.data.js';
import { organizationWords } from './organization-words.data.js';
import { placeNames } from './place-names.data.js';
import { postingNotices } from './posting-notices.data.js';
import { titleWords } from './title-words.data.js';
import { toolNames } from './tool-names.data.js';
import { qualifiedNouns, qualityWords } from './unfinished-words.data.js';

const lists = {
  commonWords,
  credentialWords,
  degreeWords,
  departmentWords,
  detailVerbs,
  employerKinds,
  employerVerbs,
  headingNames,
  institutionWords,
  languageNames,
  lineWeights,
  organizationWords,
  placeNames,
  postingNotices,
  qualifiedNouns,
  qualityWords,
  titleWords,
  toolNames,
};

test.each(Object.entries(lists))('%s has one entry a line, sorted, each once', (_name, data) => {
  const entries = data.trim().split('\n');
  const byCode = [...new Set(entries)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(entries).toEqual(byCode);
});

test('every heading of the table is read as the kind it names, in any case and with a colon', () => {
  const rows = headingNames.trim().split('\n');
  expect(rows.length).toBeGreaterThan(1_000);
  const wrong = rows.filter((row) => {
    const [name = '', kind = ''] = row.split('\t');
    const found = headingKind(`${name.toUpperCase()}:`) ?? headingKind(name);
    return name.length <= 58 && (found !== kind || !(sectionKinds as readonly string[]).includes(kind));
  });
  expect(wrong).toEqual([]);
});
