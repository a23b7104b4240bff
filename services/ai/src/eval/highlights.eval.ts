// `npm run eval -- highlights`: how many of the lines at the top an editor chose as well, on texts kept apart from training.
import { chosenFigures } from './chosen-figures.js';
import { readChosen } from './chosen-lines.js';
import { readWritten } from './written-highlights.js';

const target = 0.8;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const texts = { tuned: readChosen('tuned'), 'held-out': readChosen('held-out'), 'held-out, ten lines': readWritten() };
for (const [name, chosen] of Object.entries(texts)) {
  const { texts: count, shown, right, byChance, first } = chosenFigures(chosen);
  console.log(
    `${name}: ${count} texts, ${shown} lines shown, ${percent(right)} of them chosen by an editor (by chance ${percent(byChance)}), ` +
      `${percent(first)} of an editor's first three`,
  );
  if (name !== 'tuned' && right < target) process.exitCode = 1;
}
