// Fits what stands at the top of a resume on what editors wrote and chose: which piece of a line, and which lines:
// `npm run train -- highlights`. The same data give the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChosen } from '../src/eval/chosen-lines.js';
import { asChosen, readWritten } from '../src/eval/written-highlights.js';
import { fitFragments, fitHighlights } from './highlights-fit.js';

// Lines are chosen by the pieces of them.
write('fragments', fitFragments(readWritten('tuned')));
write('highlights', fitHighlights([...readChosen('tuned'), ...readWritten('tuned').map(asChosen)]));

function write(name: string, model: object): void {
  writeFileSync(fileURLToPath(new URL(`../model/${name}.json`, import.meta.url)), `${JSON.stringify(model)}\n`);
}
