import { guardLetter, guardResume } from '../../src/facts/guard.js';
import { tailor } from '../../src/engine/built-in/tailor.js';
import { BuiltInEngine } from '../../src/engine/built-in/built-in.engine.js';
import { optimizeStyles } from '@tailwright/contracts/optimize';
import { coverLetterStyles } from '@tailwright/contracts/cover-letter';
import { today } from '../corpus.js';
import { Document } from './document.js';
import { letterKinds, plantInLetter } from './in-letters.js';
import { inResumes } from './in-resumes.js';
import { paraphrased } from './paraphrase.js';
import { seeded } from './random.js';
import { inThisThread } from '../../src/text-work/text-work.js';

/** Count is how many fabrications of one kind were planted and taken out. */
export interface Count {
  kind: string;
  planted: number;
  caught: number;
  /** The first few that came through. */
  missed: string[];
}

export interface MutationFigures {
  kinds: Count[];
  /** Claims of the same documents with nothing planted, and how many were flagged. */
  claims: number;
  flagged: string[];
}

const form = { applicantName: 'Sam Lee', companyName: 'Acme', recipientName: 'Dr. Roy' };

/** runMutations plants every kind in every document, in each a few times, one fabrication at a time. */
export async function runMutations(
  resumes: string[],
  postings: string[],
  turns: { resume: number; letter: number },
): Promise<MutationFigures> {
  const counts = new Map<string, Count>();
  const figures: MutationFigures = { kinds: [], claims: 0, flagged: [] };
  const count = (kind: string, isCaught: boolean, text: string) => {
    const known = counts.get(kind) ?? { kind, planted: 0, caught: 0, missed: [] };
    known.planted += 1;
    if (isCaught) known.caught += 1;
    else known.missed.push(text);
    counts.set(kind, known);
  };
  for (const [at, original] of resumes.entries()) {
    const jobDescription = postings[at % postings.length] ?? '';
    const style = optimizeStyles[at % optimizeStyles.length] ?? 'standard';
    const text = paraphrased(tailor({ resumeText: original, jobDescription, style }).text);
    const clean = guardResume({ original, tailored: text, today, jobDescription }).report;
    figures.claims += clean.checked;
    figures.flagged.push(...clean.notAdded.map((each) => `${each.kind}: ${each.text}`));
    const document = new Document(text);
    const seen = new Set<string>();
    for (const [kind, plants] of Object.entries(inResumes)) {
      for (let turn = 0; turn < turns.resume; turn += 1) {
        const random = seeded(at * 100_003 + turn * 7_919 + kind.length * 31);
        const planted = plants[turn % plants.length]?.(document, random, original);
        if (!planted || seen.has(planted.text)) continue;
        seen.add(planted.text);
        const { text: kept, report } = guardResume({ original, tailored: planted.text, today, jobDescription });
        const isCaught = !planted.isIn(kept) && report.notAdded.length > clean.notAdded.length;
        count(kind, isCaught, difference(text, planted.text));
      }
    }
    await inLetters(original, jobDescription, { at, turns: turns.letter, figures, count });
  }
  figures.kinds = [...counts.values()];
  return figures;
}

async function inLetters(
  original: string,
  jobDescription: string,
  {
    at,
    turns,
    figures,
    count,
  }: {
    at: number;
    turns: number;
    figures: MutationFigures;
    count: (kind: string, isCaught: boolean, text: string) => void;
  },
): Promise<void> {
  const run = { signal: new AbortController().signal, onText: () => undefined };
  const style = coverLetterStyles[at % coverLetterStyles.length] ?? 'standard';
  const letter = await new BuiltInEngine(inThisThread).writeLetter(
    { resumeText: original, jobDescription, style, ...form },
    run,
  );
  const guard = (text: string) => guardLetter({ original, form, jobDescription, letter: text, today });
  const clean = guard(letter).report;
  figures.claims += clean.checked;
  figures.flagged.push(...clean.notAdded.map((each) => `${each.kind}: ${each.text}`));
  const seen = new Set<string>();
  for (const kind of letterKinds) {
    for (let turn = 0; turn < turns; turn += 1) {
      const planted = plantInLetter(kind, letter, seeded(at * 50_021 + turn * 6_007 + kind.length * 13), original);
      if (!planted || seen.has(planted.text)) continue;
      seen.add(planted.text);
      count(`${kind}, in a letter`, !planted.isIn(guard(planted.text).text), difference(letter, planted.text));
    }
  }
}

function difference(before: string, after: string): string {
  const known = new Set(before.split(/\n|(?<=[.!?]) /));
  return after
    .split(/\n|(?<=[.!?]) /)
    .filter((line) => !known.has(line))
    .join(' / ');
}
