import { linesOf } from '../text/data-file.js';
import type { EvidenceIndex } from './evidence-index.js';
import type { Asked, Match } from './matcher.js';
import { namesPattern, splitList } from './word-list.js';

interface Condition {
  asked: RegExp;
  shown: RegExp;
}

let loaded: Condition[] | undefined;

/** The conditions of `data/evidence/conditions.txt`: what an employer asks, and what people say to it. */
function conditions(): Condition[] {
  loaded ??= linesOf('evidence/conditions.txt').map((line) => {
    const [, asked = '', shown = ''] = line.split('|');
    return { asked: namesPattern(splitList(asked), 'iu'), shown: namesPattern(splitList(shown), 'iu') };
  });
  return loaded;
}

/** Whether the answer is the one that is wanted only the person can say: "needs a visa" speaks of the visa as well. */
const saysSomething = 0.7;

/** matchCondition shows the lines that say something to a condition of the offer: shifts, travel, the right to work. */
export function matchCondition({ text, kind }: Asked, index: EvidenceIndex): Match | undefined {
  if (kind !== 'availability') return undefined;
  const asked = conditions().filter((each) => each.asked.test(text));
  const lines = new Map<number, number>();
  index.lines.forEach(({ line }, at) => {
    if (line.role !== 'heading' && asked.some(({ shown }) => shown.test(line.text))) lines.set(at, saysSomething);
  });
  return lines.size === 0 ? undefined : { lines, verdict: 'open', why: 'says something to this condition' };
}

/** answersCondition is true for a line that says something to a condition, whatever its words are worth to the ranker. */
export function answersCondition(match: Match | undefined, kind: Asked['kind'], at: number): boolean {
  return kind === 'availability' && (match?.lines.get(at) ?? 0) >= saysSomething;
}
