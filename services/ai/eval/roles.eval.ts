// `npm run eval -- roles`: which part each line of a resume plays as people say, as it is read once, and with the second reading.
import { readResume } from '@tailwright/resume-text/read-resume';
import { readResumesWithRoles, roleFigures } from './labelled-roles.js';

const resumes = readResumesWithRoles();
for (const isHeldOut of [false, true]) {
  const own = resumes.filter((each) => each.isHeldOut === isHeldOut);
  const [first, second] = [roleFigures(own, (each) => each), roleFigures(own, ({ text }) => readResume(text))];
  for (const [name, { lines, right, parts }] of Object.entries({ 'read once': first, 'read twice': second })) {
    const each = parts.map(({ part, precision, recall }) => `${part} ${percent(precision)} / ${percent(recall)}`);
    console.log(
      `${isHeldOut ? 'held out' : 'tuned'}, ${own.length} resumes, ${lines} lines, ${name}: ${percent(right)}; ${each.join(', ')}`,
    );
  }
  if (isHeldOut && second.right < first.right) process.exitCode = 1;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
