import { expect, test } from '@jest/globals';
import { type PureFunction, slowTexts } from '@tailwright/testing/hostile-texts';
import { make } from '@tailwright/testing/make';
import { BuilderForm } from './build.js';
import { CoverLetterRequest } from './cover-letter.js';
import { limits } from './limits.js';
import { OptimizeRequest } from './optimize.js';

const form = make.builderForm();
const letter = make.coverLetterRequest();

/** A body is read whole before its texts are measured, so a text is as long as a body may be. */
const charsMax = limits.bodyBytesMax;

const bodies: PureFunction[] = [
  {
    name: 'OptimizeRequest',
    maxMs: 100,
    charsMax,
    run: (text) => OptimizeRequest.safeParse({ resumeText: text, jobDescription: 'x' }),
  },
  {
    name: 'CoverLetterRequest, a name',
    maxMs: 100,
    charsMax,
    run: (text) => CoverLetterRequest.safeParse({ ...letter, applicantName: text }),
  },
  {
    name: 'BuilderForm, an e-mail address',
    maxMs: 100,
    charsMax,
    run: (text) => BuilderForm.safeParse({ ...form, personal_info: { ...form.personal_info, email: text } }),
  },
];

test.each(bodies)(
  '$name is parsed in time, whatever a body of 1 MB is made of',
  (pure) => {
    expect(slowTexts(pure)).toEqual([]);
  },
  120_000,
);
