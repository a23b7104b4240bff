// Fits which lines stand at the top of a resume on lines that editors chose and on what readers said of those that stood
// there: `npm run train -- highlights`. The same data give the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChosen } from '../eval/chosen-lines.js';
import { readRemarks } from '../eval/highlight-remarks.js';
import { fitHighlights } from './highlights-fit.js';

const chosen = readChosen('tuned');
const remarks = readRemarks('tuned');
const file = fileURLToPath(new URL('../model/highlights.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(fitHighlights(chosen, remarks))}\n`);
console.log(`fitted on the lines chosen for ${chosen.length} postings and the remarks on ${remarks.length} results`);
