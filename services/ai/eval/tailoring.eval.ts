// `npm run eval -- tailoring`: the score, the fact guard, what is kept and what it costs, beside the targets E2 to E6.
import { join } from 'node:path';
import { corpus, hardFolder, hardResumeFiles } from './corpus.js';
import { judgeLines, readLinesOf, tally } from './lines.js';
import { measureScore } from './metamorphic.js';
import { measureMemory } from './memory.js';
import { runMutations } from './mutations/suite.js';
import { percent, share } from './print.js';
import { measureKept } from './retention.js';
import { measureTiming } from './timing.js';

/** Row is one figure with its verdict. */
interface Row {
  id: string;
  what: string;
  figure: string;
  isReached: boolean;
}

const turns = { resume: 9, letter: 4 };

const { resumes, postings } = corpus();
const rows = [
  // First, while nothing else has grown the process.
  ...(await timing()),
  ...laws(),
  ...(await fabrications()),
  ...hardLines(),
  ...retention(),
];
for (const { id, what, figure, isReached } of rows.sort((a, b) => a.id.localeCompare(b.id)))
  console.log(`${id}  ${isReached ? 'reached' : 'MISSED '}  ${what}: ${figure}`);
if (!rows.every((row) => row.isReached)) process.exitCode = 1;

function laws(): Row[] {
  return measureScore(resumes, postings).map(({ name, cases, broken }) => {
    for (const each of broken.slice(0, 5)) console.log(`   broken: ${each}`);
    return { id: 'E2', what: name, figure: `${broken.length} of ${cases} broken (0)`, isReached: broken.length === 0 };
  });
}

async function fabrications(): Promise<Row[]> {
  const { kinds, claims, flagged } = await runMutations(resumes, postings, turns);
  const planted = kinds.reduce((sum, each) => sum + each.planted, 0);
  const caught = kinds.reduce((sum, each) => sum + each.caught, 0);
  for (const { kind, caught: some, planted: all, missed } of kinds)
    for (const each of missed) console.log(`   not caught (${kind}, ${some} of ${all}): ${each}`);
  for (const each of flagged) console.log(`   honest, flagged: ${each}`);
  const worst = kinds.reduce((least, each) => Math.min(least, each.caught / each.planted), 1);
  return [
    {
      id: 'E3',
      what: `fabrications caught, ${kinds.length} kinds`,
      figure: `${caught} of ${planted}, ${percent(caught / planted)} (98 %)`,
      isReached: planted >= 2_000 && caught / planted >= 0.98,
    },
    { id: 'E3', what: 'the worst kind', figure: `${percent(worst)} (95 %)`, isReached: worst >= 0.95 },
    {
      id: 'E4',
      what: 'honest claims flagged',
      figure: `${flagged.length} of ${claims}, ${percent(share(flagged.length, claims))} (0.5 %)`,
      isReached: flagged.length <= claims * 0.005,
    },
  ];
}

function hardLines(): Row[] {
  return ['tuned', 'held-out'].map((half) => {
    const judged = judgeLines(readLinesOf(join(hardFolder, `${half}.jsonl`)), hardResumeFiles());
    const { planted, caught, honest, flagged } = tally(judged);
    return {
      id: 'E4',
      what: `hand-written lines, ${half}`,
      figure: `${caught} of ${planted} caught, ${percent(share(caught, planted))} (85 %); ${flagged} of ${honest} flagged, ${percent(share(flagged, honest))} (10 %)`,
      isReached: caught >= planted * 0.85 && flagged <= honest * 0.1,
    };
  });
}

function retention(): Row[] {
  const { facts, lost, flags } = measureKept(resumes, postings);
  for (const each of new Set(lost)) console.log(`   lost: ${each}`);
  for (const each of new Set(flags)) console.log(`   flagged in the engine's own text: ${each}`);
  return [
    {
      id: 'E5',
      what: 'facts of the original kept',
      figure: `${facts - lost.length} of ${facts}, ${percent(1 - share(lost.length, facts))} (99.5 %)`,
      isReached: lost.length <= facts * 0.005,
    },
    {
      id: 'E5',
      what: 'flags on the built-in engine’s own output',
      figure: `${flags.length} (0)`,
      isReached: flags.length === 0,
    },
  ];
}

async function timing(): Promise<Row[]> {
  const addedMb = await measureMemory(resumes, postings);
  const { requests, p95Ms, alike } = await measureTiming(resumes, postings);
  return [
    {
      id: 'E6',
      what: `resume, analysis and letter, processor time, p95 of ${requests}`,
      figure: `${p95Ms.toFixed(0)} ms (150)`,
      isReached: p95Ms <= 150,
    },
    {
      id: 'E6',
      what: 'memory above that of an idle thread',
      figure: `${addedMb.toFixed(0)} MB (150)`,
      isReached: addedMb <= 150,
    },
    { id: 'E6', what: 'resumes whose styles are alike', figure: `${alike} (0)`, isReached: alike === 0 },
  ];
}
