import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trimSigns } from '@tailwright/resume-text/text/split-cells';
import type { Requirement } from '../src/posting/requirement.js';

/** LabelledRequirement is one requirement of a labelled pair: proven, proven by half, missing, or near and yet no proof. */
export interface LabelledRequirement {
  requirement: Requirement;
  truth: 'must' | 'half' | 'missing' | 'near';
  /** Whether lines of the resume show what people named as a proof. */
  isRight(lines: readonly ShownLine[]): boolean;
}

/** ShownLine is a line of a resume and where it stands there. */
export interface ShownLine {
  text: string;
  span: { start: number; end: number };
}

/** LabelledPair is a resume with the labelled requirements of a posting. */
export interface LabelledPair {
  name: string;
  resume: string;
  asked: LabelledRequirement[];
}

interface Labels {
  must: { requirement: string; strength: Requirement['strength']; evidence: string }[];
  missing: { requirement: string; strength?: Requirement['strength'] }[];
  near?: { requirement: string; strength?: Requirement['strength'] }[];
}

/** readPairs reads every folder below `folder` that holds labels.json. */
export function readPairs(folder: string): LabelledPair[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'labels.json')));
  return names.sort().map((name) => {
    const read = (file: string) => readFileSync(join(folder, name, file), 'utf8');
    const labels = JSON.parse(read('labels.json')) as Labels;
    const make =
      (truth: LabelledRequirement['truth']) => (label: Labels['missing'][number] & { evidence?: string }) => ({
        requirement: requirementOf(label.requirement, label.strength ?? 'required'),
        truth,
        isRight: (lines: readonly ShownLine[]) =>
          truth === 'must' && isRightLine(lines.map((line) => line.text).join(' '), label.evidence ?? ''),
      });
    const asked = [
      ...labels.must.map(make('must')),
      ...labels.missing.map(make('missing')),
      ...(labels.near ?? []).map(make('near')),
    ];
    return { name, resume: read('resume.txt'), asked };
  });
}

/** requirementOf makes a requirement of a labelled text alone; only the posting tells more. */
function requirementOf(text: string, strength: Requirement['strength']): Requirement {
  const span = { start: 0, end: text.length };
  return { id: text, text, span, strength, kind: kindOf(text), parts: [{ alternatives: [text] }], isScored: true };
}

const kindWords: [Requirement['kind'], RegExp][] = [
  [
    'years',
    /\b(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten)\W{0,5}(?:\(\d+\)\W{0,5})?(?:\+|or more)?\s{0,3}years?\b|\byears of\b|\bat least \w+ of them\b/i,
  ],
  [
    'degree',
    /\b(?:degree|diploma|ged|bachelor|master'?s|ph\.?d|b\.?s\.? in|m\.?s\.? in|university|college|graduate of|mba|nvq|level \d)\b/i,
  ],
  [
    'language',
    /\b(?:english|french|spanish|german|bilingual|fluent|fluency|multilingual|kiswahili|mandarin|dutch|polish|portuguese|japanese|languages?)\b/i,
  ],
  [
    'credential',
    /\b(?:licen[cs]\w*|certif\w*|credential|registration|registered|cpr|first aid|card|designation|accredit\w*|chartered|osha \d+|clearance|commission(?:ed)?|notary|endorsement)\b/i,
  ],
  [
    'availability',
    /\b(?:available|availability|weekends?|saturday|shift|travel|authorized|right to work|eligible|sponsorship|hybrid|lift|background check|permit|drug)\b/i,
  ],
  [
    'duty',
    /^(?:[a-z]+ly )?(?:perform|manage|lead|prepare|process|coordinate|take|make|handle|support|conduct|provide|maintain|develop|design|write|train|help|assist|draft|run|open|plan|review|respond|order|sell|balance|monitor|own|build|create|draw|drive|keep|set|work with|investigate|administer|update|produce|deliver|serve|teach|reduce|improve|supervise)\b/i,
  ],
];

function kindOf(text: string): Requirement['kind'] {
  return kindWords.find(([, pattern]) => pattern.test(text))?.[0] ?? 'skill';
}

/** The words by which the referee of the pairs compares a line with a label. */
export function refereeWords(text: string): string[] {
  const found = text.toLowerCase().match(/[\p{L}\p{N}+#%$€£.]+/gu) ?? [];
  return found.map((word) => trimSigns(word, (sign) => sign === '.')).filter((word) => word !== '');
}

/** overlap is the share of the distinct words of `one` that `other` has. */
export function overlap(one: string, other: string): number {
  const others = new Set(refereeWords(other));
  const own = [...new Set(refereeWords(one))];
  return own.length === 0 ? 0 : own.filter((word) => others.has(word)).length / own.length;
}

/** isRightLine is true when the words of the shown lines and of the labelled evidence overlap enough, either way. */
export function isRightLine(shown: string, evidence: string): boolean {
  return overlap(shown, evidence) >= 0.4 || overlap(evidence, shown) >= 0.4;
}
