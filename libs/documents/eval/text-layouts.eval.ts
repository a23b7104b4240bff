// `npm run eval -- text-layouts [LAYOUT …] [--wrong] [--held-out]`: resumes printed as text in many layouts, as a text
// converter or a copied page gives them, read by the grammar of a resume and written again.
import { laidOutResumes } from './layouts/laid-out-resume.js';
import { ratio } from './layouts/layout-score.js';
import { fittedResumes } from './text-layouts/fitted-resumes.js';
import { textLayouts } from './text-layouts/text-layouts.js';
import { addTextScores, scoreText, textMeasures, type TextScore } from './text-layouts/text-score.js';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const isHeldOut = args.includes('--held-out');
const resumes = laidOutResumes().filter(({ id }) => fittedResumes.has(id) !== isHeldOut);
const scores: TextScore[] = [];
console.log(`${''.padEnd(26)}${textMeasures.map((measure) => measure.padStart(10)).join('')}`);
for (const [name, print] of Object.entries(textLayouts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const own = resumes.map((resume) => ({ resume, ...scoreText(print(resume).join('\n'), resume) }));
  const sum = addTextScores(own.map(({ score }) => score));
  scores.push(sum);
  printRow(name, sum);
  if (args.includes('--wrong') && !isHeldOut)
    for (const { resume, wrong } of own) for (const each of wrong) console.log(`    ${resume.id} ${each}`);
}
printRow('all', addTextScores(scores));

function printRow(name: string, sum: TextScore): void {
  console.log(
    `${name.padEnd(26)}${textMeasures.map((measure) => ratio(sum[measure]).toFixed(3).padStart(10)).join('')}`,
  );
}
