import { test } from '@playwright/test';
import { makeDoc } from '@tailwright/documents/fixtures/make-doc';
import { makeDocx } from '@tailwright/documents/fixtures/make-docx';
import { makePdf } from '@tailwright/documents/fixtures/make-pdf';
import { makeTxt } from '@tailwright/documents/fixtures/make-txt';
import { resume } from '../people.js';
import { type RunningSystem, runningSystem } from '../system.js';
import { walkJourney } from './journey.js';

const kinds = [
  { name: 'resume.pdf', mimeType: 'application/pdf', make: makePdf },
  {
    name: 'resume.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: makeDocx,
  },
  { name: 'resume.doc', mimeType: 'application/msword', make: makeDoc },
  { name: 'resume.txt', mimeType: 'text/plain', make: makeTxt },
];

let system: RunningSystem;
test.beforeAll(async () => {
  system = await runningSystem();
});
test.afterAll(() => system.end());

/** `npm run e2e` walks with every kind; what is read of a file is tried with all of them wherever files are read. */
const walked = process.env.PICTURES ? kinds : kinds.filter(({ name }) => /\.(?:pdf|docx)$/.test(name));

for (const { name, mimeType, make } of walked) {
  test(`a ${name} goes in, comes out tailored, is shared, counted and deleted`, async ({ browser }) => {
    const upload = { name, mimeType, buffer: await make(resume) };
    await walkJourney({ url: system.url, browser, upload, engine: /built-in/i });
  });
}
