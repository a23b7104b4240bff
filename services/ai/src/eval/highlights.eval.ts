// `npm run eval -- highlights`: how many of the lines at the top an editor chose as well, and how like an editor's pieces of
// them are, on texts kept apart from training.
import { chosenFigures, cutFigures } from './chosen-figures.js';
import { readChosen } from './chosen-lines.js';
import { asChosen, readWritten } from './written-highlights.js';

const target = 0.75;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

for (const part of ['tuned', 'held-out'] as const) {
  const written = readWritten(part);
  const ways = { 'three to six lines': readChosen(part), 'up to ten lines': written.map(asChosen) };
  for (const [name, chosen] of Object.entries(ways)) {
    const { texts, shown, right, byChance, first } = chosenFigures(chosen);
    console.log(
      `${part}, ${name} of an editor: ${texts} texts, ${shown} lines shown, ${percent(right)} of them chosen by an editor (by chance ${percent(byChance)}), ` +
        `${percent(first)} of an editor's first three`,
    );
    if (part === 'held-out' && right < target) process.exitCode = 1;
  }
  const { lines, asEditor, likeness, whole } = cutFigures(written);
  console.log(
    `${part}, pieces: ${lines} lines, ${percent(asEditor)} cut as an editor did, words as the editor's ${percent(likeness)} (whole lines ${percent(whole)})`,
  );
}
