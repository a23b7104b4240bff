// `npm run eval -- sureness`: how well the expected number of misread sections tells what proof-readers called a mess.
import { misreadMax } from '@tailwright/resume-text/document/reading-sureness';
import { readMisread, surenessFigures } from './misread-sections.js';

/** At least so often a resume that is gravely misread has a higher number than one with slips at most. */
const rankedMin = 0.75;

for (const part of ['tuned', 'held-out'] as const) {
  const { resumes, ranked, unsure } = surenessFigures(readMisread(part), (expected) => expected <= misreadMax);
  const grades = unsure.map(({ grade, resumes: all, unsure: count }) => `${grade}: ${count} of ${all}`).join(', ');
  console.log(`${part}: ${resumes} resumes, ranked ${ranked.toFixed(3)}; left as typed by grade ${grades}`);
  if (part === 'held-out' && ranked < rankedMin) process.exitCode = 1;
}
