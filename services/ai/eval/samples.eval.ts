// `npm run eval -- samples --out DIR`: what ten people of ten professions would get from the built-in engine, each a
// resume, a letter and the analysis, to be read the way a recruiter reads them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverLetterStyles } from '@tailwright/contracts/cover-letter';
import { optimizeStyles } from '@tailwright/contracts/optimize';
import { analyse } from '../src/analysis/analyse.js';
import { BuiltInEngine } from '../src/engine/built-in/built-in.engine.js';
import { guardLetter, guardResume } from '../src/facts/guard.js';
import { readResume } from '@tailwright/resume-text/read-resume';
import { asked, refuse } from './asked.js';
import { hardFolder, today } from './corpus.js';
import { readSkillSpan } from './skillspan.js';
import { inThisThread } from '../src/text-work/text-work.js';

/** A resume of eval/hard and the number of a posting of keywords.jsonl in the same line of work. */
const pairs: [resume: string, posting: number][] = [
  ['accounts', 4],
  ['backend', 22],
  ['scientist', 24],
  ['civil', 30],
  ['hvac', 11],
  ['icu', 1],
  ['marketing', 20],
  ['paralegal', 21],
  ['people', 19],
  ['warehouse', 17],
];

const { out } = asked;
if (out === undefined) refuse('samples needs --out DIR, a folder to write to.');
mkdirSync(out, { recursive: true });
const postings = readSkillSpan(new URL('keywords.jsonl', import.meta.url));
const engine = new BuiltInEngine(inThisThread);
const run = { signal: new AbortController().signal, onText: () => undefined };

for (const [index, [name, number]] of pairs.entries()) {
  const original = readFileSync(join(hardFolder, `${name}.txt`), 'utf8');
  const jobDescription = (postings[number - 1]?.sentences ?? []).map(({ text }) => text).join('\n');
  const style = optimizeStyles[index % optimizeStyles.length] ?? 'standard';
  const { text: tailored } = await engine.tailor({ resumeText: original, jobDescription, style }, run);
  const { text, report } = guardResume({ original, tailored, today, jobDescription });
  const form = { applicantName: readResume(original).person.name, companyName: 'Acme Group', recipientName: 'Dr. Roy' };
  const letterStyle = coverLetterStyles[index % coverLetterStyles.length] ?? 'standard';
  const request = { resumeText: original, jobDescription, style: letterStyle, ...form };
  const letter = await engine.writeLetter(request, run);
  const checked = guardLetter({ original, form, jobDescription, letter, today });
  const analysis = analyse({ jobDescription, originalResume: original, tailoredResume: text, today });
  const file = (kind: string) => join(out, `${name}-${kind}`);
  writeFileSync(file(`resume-${style}.md`), text);
  writeFileSync(file(`letter-${letterStyle}.md`), checked.text);
  writeFileSync(file('posting.txt'), jobDescription);
  writeFileSync(file('analysis.json'), JSON.stringify({ analysis, notAdded: report.notAdded }, null, 2));
  console.log(`${name}: ${analysis.original_percentage} → ${analysis.matching_percentage} %, ${style}, ${letterStyle}`);
}
