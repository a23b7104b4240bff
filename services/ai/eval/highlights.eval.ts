// `npm run eval -- highlights`: how many of the lines at the top an editor chose as well, on texts kept apart from training.
import { chosenFigures } from './chosen-figures.js';
import { readChosen } from './chosen-lines.js';
import { readRemarks, remarkFigures } from './highlight-remarks.js';
import { proposedFigures, withNamesMoved } from './proposed-highlights.js';
import { linesOfWritten, readWritten } from './written-highlights.js';

const target = 0.8;
/** At least so many true highlights stand, and at most so many names that are hardly ever true. */
const proposedTargets = { kept: 0.9, moved: 0.12 };
/** At most so many of the lines shown were taken out by a reader. */
const rejectedMax = 0.16;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const texts = {
  tuned: readChosen('tuned'),
  'held-out': readChosen('held-out'),
  'held-out, ten lines': linesOfWritten(),
};
for (const [name, chosen] of Object.entries(texts)) {
  const { texts: count, shown, right, byChance, first } = chosenFigures(chosen);
  console.log(
    `${name}: ${count} texts, ${shown} lines shown, ${percent(right)} of them chosen by an editor (by chance ${percent(byChance)}), ` +
      `${percent(first)} of an editor's first three`,
  );
  if (name !== 'tuned' && right < target) process.exitCode = 1;
}

for (const part of ['tuned', 'held-out'] as const) {
  const { shown, rejected, wanted } = remarkFigures(readRemarks(part));
  console.log(
    `remarks, ${part}: of ${shown} lines shown a reader took out ${percent(rejected)}; of the lines asked for ${percent(wanted)} stand there`,
  );
  if (part === 'held-out' && rejected > rejectedMax) process.exitCode = 1;
}

const written = readWritten();
const honest = proposedFigures(written);
const moved = proposedFigures(withNamesMoved(written));
console.log(
  `proposed as a model does: of ${honest.proposed} highlights that editors wrote ${percent(honest.named)} stand behind their names ` +
    `and ${percent(honest.bare)} without; of names before another highlight ${percent(moved.named)} stand`,
);
if (honest.named + honest.bare < proposedTargets.kept || moved.named > proposedTargets.moved) process.exitCode = 1;
