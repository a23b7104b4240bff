import type { EvidenceIndex } from './evidence-index.js';
import { isLineHedged, type Ask } from './cover.js';
import { toolsIn, type Tools } from './families.js';
import type { Asked, Match } from './matcher.js';

const cache = new WeakMap<EvidenceIndex, Tools[]>();

function toolsOfLines(index: EvidenceIndex): Tools[] {
  const known = cache.get(index) ?? index.lines.map((line) => toolsIn(line.line.text));
  cache.set(index, known);
  return known;
}

/** Another tool of the same kind is near, and no proof. */
const sameKindWorth = 0.35;
/** A requirement that says much more than the name of a tool is not proven by the name alone. */
const otherWordsMax = 1;

/** matchTool answers a kind of tool by any tool of that kind, and a tool by its own name. */
export function matchTool({ text, ask }: Asked, index: EvidenceIndex): Match | undefined {
  const wanted = toolsIn(text);
  if (wanted.kinds.size === 0 && wanted.tools.size === 0) return undefined;
  const lines = new Map<number, number>();
  let best = 0;
  toolsOfLines(index).forEach((own, at) => {
    const line = index.lines[at];
    if (!line || line.line.role === 'heading') return;
    const worth = worthOf(wanted, own, text);
    if (worth === 0) return;
    const value = isLineHedged(ask, line, at) ? Math.min(worth, 0.5) : worth;
    lines.set(at, value);
    best = Math.max(best, value);
  });
  const others = otherWords(ask, wanted);
  if (best >= 0.9 && others <= otherWordsMax) return { lines, verdict: 'proven', why: 'named, or of the kind asked' };
  if (best < 0.6 && wanted.kinds.size === 0 && others === 0) return { lines, verdict: 'refuted', why: 'not named' };
  return { lines, verdict: 'open', why: 'tool' };
}

function worthOf(wanted: Tools, own: Tools, text: string): number {
  const named = [...wanted.tools].filter((tool) => own.tools.has(tool)).length;
  const isAnyEnough =
    /\bor\b|\/|\be\.?g\b|such as|ideally|preferably|like\b/i.test(text) ||
    (wanted.kinds.size > 0 && wanted.tools.size !== 1);
  if (named > 0) return isAnyEnough || named === wanted.tools.size ? 1 : 0.7;
  if ([...wanted.kinds].some((family) => own.families.has(family) || own.kinds.has(family)))
    return wanted.tools.size > 0 && !isAnyEnough ? 0.6 : 0.95;
  return [...wanted.families].some((family) => own.families.has(family)) ? sameKindWorth : 0;
}

function otherWords(ask: Ask, wanted: Tools): number {
  const matches = [...wanted.toolMatches, ...wanted.kindMatches];
  const inTool = (at: number) => matches.some((match) => match.from <= at && at < match.to);
  return ask.read.terms.filter((term) => !term.isGeneric && !inTool(term.at)).length;
}
