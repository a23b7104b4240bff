// Fits the second tagger of libs/resume-text on the resumes of eval/roles: `npm run train -- roles`. The same data give the same
// bytes. `-- roles --folds 2` prints how well it labels resumes it was not fitted on, and writes nothing.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lineRoles } from '@tailwright/resume-text/document/line-roles';
import { bestLabels, readChain, scoresOf } from '@tailwright/resume-text/lines/linear-chain';
import type { Settings } from './crf.js';
import { fitChain } from './fit-chain.js';
import { readRoleExamples, type RoleExample } from './role-data.js';

const file = fileURLToPath(new URL('../../../libs/resume-text/src/data/role-weights.data.ts', import.meta.url));
const settings: Settings = { l1: 0.33, rate: 0.08, epochs: 42, averageFrom: 21, dropout: 0.2, seed: 8 };
/** A feature is looked at where so many lines have it; one that is a word needs more. */
const usesMin = 10;
const usesOfWordMin = 15;
const isWord = /^(?:fw|lw|plw|w2):/;

/** fitRoleTagger gives the rows of the model file that `readChain` reads. */
function fitRoleTagger(resumes: readonly RoleExample[]): string {
  // Lines of the page and of two columns are taken for prose.
  const examples = resumes.map(({ features, roles }) => ({ features, labels: roles.map((role) => role ?? 'prose') }));
  return fitChain(examples, lineRoles, settings, (name) => (isWord.test(name) ? usesOfWordMin : usesMin));
}

/** How many of the lines of these resumes have the role that people gave them, of those that can be said of. */
function measure(rows: string, examples: readonly RoleExample[]): string {
  const model = readChain(lineRoles, rows);
  let right = 0;
  let known = 0;
  for (const { features, roles } of examples) {
    const found = bestLabels(scoresOf(features, model), model);
    roles.forEach((role, at) => {
      if (role === undefined) return;
      known += 1;
      if (found[at] === role) right += 1;
    });
  }
  return `${right} of ${known} lines right: ${((100 * right) / known).toFixed(1)} %`;
}

const { values } = parseArgs({ options: { folds: { type: 'string' } } });
const examples = readRoleExamples();
const tuned = examples.filter(({ isHeldOut }) => !isHeldOut);
if (values.folds !== undefined) {
  const folds = Number(values.folds);
  for (let fold = 0; fold < folds; fold += 1) {
    const rows = fitRoleTagger(tuned.filter((_, at) => at % folds !== fold));
    console.log(
      measure(
        rows,
        tuned.filter((_, at) => at % folds === fold),
      ),
    );
  }
} else {
  const rows = fitRoleTagger(tuned);
  writeFileSync(
    file,
    `// Written by \`npm run train -- roles\`: a feature of a line and its weight for each role, in hundredths.\nexport const roleWeights = \`\n${rows}\n\`;\n`,
  );
  console.log(
    `${rows.split('\n').length} features from ${tuned.length} resumes; held out: ${measure(
      rows,
      examples.filter(({ isHeldOut }) => isHeldOut),
    )}`,
  );
}
