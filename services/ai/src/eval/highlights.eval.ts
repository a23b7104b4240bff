// `npm run eval -- highlights`: how many of the lines at the top an editor chose as well, on texts kept apart from training.
import { chosenFigures } from './chosen-figures.js';
import { readChosen } from './chosen-lines.js';

const target = 0.8;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

for (const part of ['tuned', 'held-out'] as const) {
  const { texts, shown, right, byChance, first } = chosenFigures(readChosen(part));
  console.log(
    `${part}: ${texts} texts, ${shown} lines shown, ${percent(right)} of them chosen by an editor (by chance ${percent(byChance)}), ` +
      `${percent(first)} of an editor's first three`,
  );
  if (part === 'held-out' && right < target) process.exitCode = 1;
}
