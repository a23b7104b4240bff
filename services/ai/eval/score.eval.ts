// `npm run eval -- score --resume FILE --job FILE`: the analysis of an untailored resume, as one line of JSON.
import { readFileSync } from 'node:fs';
import { analyse } from '../src/analysis/analyse.js';
import { heard } from '../src/text/heard.js';
import { asked, refuse } from './asked.js';

const { resume: [resume] = [], job } = asked;
if (resume === undefined || job === undefined) refuse('score needs --resume FILE and --job FILE.');

const { resumeText: text, jobDescription } = heard({
  resumeText: readFileSync(resume, 'utf8'),
  jobDescription: readFileSync(job, 'utf8'),
});
const analysis = analyse({ jobDescription, originalResume: text, tailoredResume: text, today: new Date() });
console.log(JSON.stringify(analysis));
