import type { FactOffer, RequirementMatch } from '@tailwright/contracts/analysis';
import type { NewOwnFact } from '@tailwright/contracts/own-facts';
import type { Requirement } from '../posting/requirement.js';
import { plainWords } from '../text/word-runs.js';
import { type Evidence, type EvidenceIndex, findEvidence, readEvidenceIndex } from './find-evidence.js';

interface Asked {
  requirements: readonly Requirement[];
  /** What the resume says about them. */
  matches: readonly RequirementMatch[];
  facts: readonly NewOwnFact[];
  originalResume: string;
  today: Date;
}

/** A person reads one offer and perhaps the next; a third would be a guess. */
const offersMax = 2;
/**
 * Below this a fact is not worth a question. On the 23 labelled pairs that may be looked at, 81 % of the proving lines were
 * offered as facts from here on, and the thirty lines of two strangers gave an offer for 15 % of the requirements; without
 * a limit these were 90 and 57 %.
 */
const chanceMin = 0.5;

/**
 * findFactOffers lists the facts that may prove what the resume does not surely prove. A fact is judged as a line of the
 * resume is. What it answered before is judged, too, and must be found there for sure: "Yes, for two years at Acme" says
 * nothing without its question.
 */
export function findFactOffers({ requirements, matches, facts, originalResume, today }: Asked): FactOffer[] {
  const resume = wordsOf(originalResume);
  // The resume's own lines are judged already.
  const others = facts.filter(({ text }) => !resume.includes(wordsOf(text)));
  if (others.length === 0) return [];
  const said = indexOf(others.map(({ text }) => text));
  const answered = indexOf(others.map(({ requirement }) => requirement));
  return requirements.flatMap((requirement, at) => {
    const match = matches[at];
    if (!match?.is_scored || match.answer === 'found') return [];
    const bySaid = chancesOf(requirement, said, ['found', 'likely'], today);
    const byAnswered = chancesOf(requirement, answered, ['found'], today);
    return others
      .map(({ id, text, requirement: before }) => ({
        fact: id,
        chance: Math.max(bySaid.get(text) ?? 0, byAnswered.get(before) ?? 0),
      }))
      .filter(({ chance }) => chance > 0)
      .sort((one, other) => other.chance - one.chance)
      .slice(0, offersMax)
      .map(({ fact }) => ({ requirement: requirement.id, fact }));
  });
}

interface LineIndex {
  all: EvidenceIndex;
  /** Each line by itself: in a list of facts nothing is near for a reason. */
  alone: Map<string, EvidenceIndex>;
}

function indexOf(texts: readonly string[]): LineIndex {
  const lines = [...new Set(texts)].filter((text) => text !== '');
  return {
    all: readEvidenceIndex('', lines),
    alone: new Map(lines.map((line) => [line, readEvidenceIndex('', [line])])),
  };
}

/** The chance of each line that proves it by itself. Only the lines that come nearest are judged so. */
function chancesOf(
  requirement: Requirement,
  { all, alone }: LineIndex,
  answers: readonly Evidence['answer'][],
  today: Date,
): Map<string, number> {
  const chances = new Map<string, number>();
  for (const { text } of findEvidence(requirement, all, today).lines) {
    const index = alone.get(text);
    if (!index) continue;
    const { answer, probability } = findEvidence(requirement, index, today);
    if (answers.includes(answer) && probability >= chanceMin) chances.set(text, probability);
  }
  return chances;
}

function wordsOf(text: string): string {
  return ` ${plainWords(text).join(' ')} `;
}
