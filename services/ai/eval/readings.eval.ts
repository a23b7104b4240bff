// `npm run eval -- readings [DIR] [--json]`: what is read right of labelled resumes that have no posting (R1), and what of
// them stands in the result (R2). What was held out from fitting and tuning is printed in all, and by itself.
import { readResume } from '@tailwright/resume-text/read-resume';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import { folder } from './asked.js';
import { heldOutOf, readingsFolder, readPairs } from './pairs.js';
import { printReading } from './reading-report.js';
import { measureReading } from './reading.js';

const chosen = folder ?? readingsFolder;
const readings = readPairs(chosen).map((pair) => measureReading(pair, renderResume(readResume(pair.resume))));
const heldOut = heldOutOf(chosen);
printReading(
  readings.filter(({ name }) => !heldOut.has(name)),
  heldOut,
);
if (heldOut.size > 0) {
  console.log(`\nOf the ${heldOut.size} resumes that took no part in fitting or tuning:`);
  printReading(
    readings.filter(({ name }) => heldOut.has(name)),
    heldOut,
  );
}
