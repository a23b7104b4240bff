// `npm run eval -- stability [DIR]`: how many resumes are read otherwise once something is changed that says nothing. Prints the
// share for each change, and the resumes below it.
import { folder } from './asked.js';
import { toReadFolder } from './pairs.js';
import { percent, share } from './print.js';
import { changes, measureStability } from './stability.js';

for (const change of changes) {
  const { changed, unstable } = measureStability(change, folder ?? toReadFolder);
  const part = share(unstable.length, changed);
  const isReached = part <= change.most;
  if (!isReached) process.exitCode = 1;
  console.log(
    `${isReached ? 'reached' : 'MISSED '}  ${change.name}: ${unstable.length} of ${changed}, ${percent(part)} (${percent(change.most)})`,
  );
  for (const file of unstable) console.log(`    ${file}`);
}
