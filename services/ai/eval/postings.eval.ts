// `npm run eval -- postings DIR [--json] [--list]`: what readPosting lists of labelled postings. DIR/NAME has posting.txt and
// labels.json (must, missing, near: requirement verbatim, strength, and kind where it is labelled).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPosting } from '../src/posting/read-posting.js';
import { isUnderstood, languageOf } from '../src/posting/language.js';
import type { Requirement } from '../src/posting/requirement.js';
import { percent, share } from './print.js';

interface Label {
  requirement: string;
  strength?: string;
  kind?: string;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, list: { type: 'boolean' } },
});
const folder = positionals[0] ?? '';
if (folder === '') {
  console.error('postings needs a folder of labelled postings: postings DIR [--json] [--list].');
  process.exit(1);
}
const runs = 20;

const total = { labels: 0, listed: 0, statements: 0, noise: 0, strengths: 0, sameStrength: 0, kinds: 0, sameKind: 0 };
const times: number[] = [];

for (const name of readdirSync(folder).sort()) {
  const file = join(folder, name, 'labels.json');
  if (existsSync(file)) judge(name, JSON.parse(readFileSync(file, 'utf8')) as Record<string, Label[] | undefined>);
}

function judge(name: string, labels: Record<string, Label[] | undefined>): void {
  const posting = readFileSync(join(folder, name, 'posting.txt'), 'utf8');
  const statements = timed(posting);
  const used = new Set<Requirement>();
  const figures = { ...total };
  for (const key of Object.keys(figures) as (keyof typeof figures)[]) figures[key] = 0;
  for (const label of [...(labels['must'] ?? []), ...(labels['missing'] ?? []), ...(labels['near'] ?? [])]) {
    const found = touching(posting, label.requirement, statements);
    figures.labels += 1;
    figures.listed += found.length > 0 ? 1 : 0;
    if (found.length === 0 && options.list) console.log(`${name}: not listed: ${label.requirement}`);
    for (const statement of found) used.add(statement);
    const [first] = found;
    if (first === undefined) continue;
    if (label.strength !== undefined) {
      figures.strengths += 1;
      figures.sameStrength += found.some(({ strength }) => strength === label.strength) ? 1 : 0;
      if (first.strength !== label.strength && options.list)
        console.log(`${name}: ${label.strength} read as ${first.strength}: ${first.text}`);
    }
    if (label.kind === undefined) continue;
    figures.kinds += 1;
    figures.sameKind += found.some(({ kind }) => kind === label.kind) ? 1 : 0;
  }
  const noise = statements.filter((statement) => !used.has(statement));
  if (options.list) for (const { text, kind } of noise) console.log(`${name}: no label touches (${kind}): ${text}`);
  figures.statements = statements.length;
  figures.noise = noise.length;
  for (const key of Object.keys(figures) as (keyof typeof figures)[]) total[key] += figures[key];
  const language = isUnderstood(posting) ? '' : `, not understood (${languageOf(posting)})`;
  console.log(`${name}: ${line(figures)}${language}`);
}

/** The statements that share a character with the label; blanks and line ends are alike. */
function touching(posting: string, label: string, statements: readonly Requirement[]): Requirement[] {
  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
  const wanted = squeeze(label);
  const at = squeeze(posting).indexOf(wanted);
  if (at < 0) return [];
  return statements.filter(({ span }) => {
    const start = squeeze(`${posting.slice(0, span.start)}\u0001`).length - 1;
    return start < at + wanted.length && start + squeeze(posting.slice(span.start, span.end)).length > at;
  });
}

function timed(posting: string): readonly Requirement[] {
  let statements: readonly Requirement[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Processor time: the machine's other work is not ours.
    const began = process.cpuUsage();
    // A text that was read lately is not read again.
    statements = readPosting(`${posting}${' '.repeat(run)}`);
    const { user, system } = process.cpuUsage(began);
    if (run > 0) times.push((user + system) / 1_000);
  }
  return statements;
}

function line(f: typeof total): string {
  return [
    `listed ${f.listed} of ${f.labels} (${percent(share(f.listed, f.labels))})`,
    `no label touches ${f.noise} of ${f.statements} (${percent(share(f.noise, f.statements))})`,
    `strength ${percent(share(f.sameStrength, f.strengths))}`,
    ...(f.kinds > 0 ? [`kind ${percent(share(f.sameKind, f.kinds))}`] : []),
  ].join(', ');
}

times.sort((a, b) => a - b);
const p95Ms = times[Math.floor(times.length * 0.95)] ?? 0;
console.log(`in all: ${line(total)}, p95 ${p95Ms.toFixed(1)} ms`);
if (options.json) {
  const { labels, listed, statements, noise, strengths, sameStrength, kinds, sameKind } = total;
  const figures = {
    recall: share(listed, labels),
    noise: share(noise, statements),
    strength: share(sameStrength, strengths),
  };
  console.log(
    JSON.stringify({ labels, statements, ...figures, kind: kinds > 0 ? share(sameKind, kinds) : null, p95Ms }),
  );
}
if (share(total.listed, total.labels) < 0.9) process.exitCode = 1;
