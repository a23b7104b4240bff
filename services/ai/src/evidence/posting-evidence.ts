import { pointOf } from '@tailwright/resume-text/recognizers/dates';
import type { Requirement } from '../posting/requirement.js';
import { findEvidence, readEvidenceIndex, type Evidence } from './find-evidence.js';
import { chancesOf } from './proof.js';
import { readScoreIndex } from './score-index.js';

/** AskedEvidence is what a resume says about one requirement of a posting, and the chance that it proves it, 0 to 1. */
export interface AskedEvidence {
  evidence: Evidence;
  chance: number;
}

interface Resume {
  resumeText: string;
  /** What the person says beside it. */
  sentences?: readonly string[];
  today: Date;
}

/** PostingEvidence is the evidence for each requirement of a posting, in its order. */
export type PostingEvidence = ReadonlyMap<Requirement, AskedEvidence>;

const last = new WeakMap<readonly Requirement[], { key: string; answers: PostingEvidence }>();

/**
 * evidenceOfPosting looks in a resume for everything a posting asks. Writing and scoring ask for the same posting and
 * resume one after the other, so the last answer for a posting is kept; nobody may change it.
 */
export function evidenceOfPosting(requirements: readonly Requirement[], resume: Resume): PostingEvidence {
  const { resumeText, sentences = [], today } = resume;
  // Periods that still run are counted up to a month.
  const key = JSON.stringify([pointOf(today), sentences, resumeText]);
  const known = last.get(requirements);
  if (known?.key === key) return known.answers;
  const answers = readAnswers(requirements, { resumeText, sentences, today });
  last.set(requirements, { key, answers });
  return answers;
}

/** The lines come from the resume as it is laid out; the chances from its lines as a set, so that no layout changes them. */
function readAnswers(
  requirements: readonly Requirement[],
  { resumeText, sentences, today }: Required<Resume>,
): PostingEvidence {
  const index = readEvidenceIndex(resumeText, sentences);
  const lines = readScoreIndex(resumeText, sentences, index.words);
  const chances = chancesOf(requirements, lines, today);
  return new Map(
    requirements.map((requirement, at) => [
      requirement,
      { evidence: findEvidence(requirement, index, today), chance: chances[at] ?? 0 },
    ]),
  );
}
