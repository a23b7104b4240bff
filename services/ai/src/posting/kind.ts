import type { Requirement } from './requirement.js';
import { namesTool } from './tools.js';
import { startsWithVerb, verbForm } from './verbs.js';
import { readRows } from './word-data.js';

type Kind = Requirement['kind'];

let loaded: Map<string, RegExp> | undefined;

/** The patterns of model/posting/kinds.txt, one expression a kind. */
function patternOf(kind: Kind): RegExp {
  loaded ??= readPatterns();
  const pattern = loaded.get(kind);
  if (pattern === undefined) throw new Error(`model/posting/kinds.txt names no words of kind ${kind}.`);
  return pattern;
}

function readPatterns(): Map<string, RegExp> {
  const words = new Map<string, string[]>();
  for (const [kind = '', pattern = ''] of readRows('kinds.txt')) words.set(kind, [...(words.get(kind) ?? []), pattern]);
  return new Map(
    [...words].map(([kind, list]) => [
      kind,
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
    ]),
  );
}

const has = (kind: Kind, text: string) => patternOf(kind).test(text);

/** Statements longer than this are judged by their beginning: the kind stands there, and time stays bounded. */
const judgedChars = 400;

/** kindOf tells which matcher a statement needs. The order decides: "5 years of Java" is years, "BA or 5 years" a degree. */
export function kindOf(statement: string, label: string): Kind {
  if (label === 'eligibility') return 'availability';
  const text = statement.slice(0, judgedChars);
  const verb = startsWithVerb(text);
  if (label === 'duty') return isCondition(text) ? 'availability' : 'duty';
  const isExperience = /^(?:\S+ ){0,2}?(?:experience|knowledge|background|familiarity|understanding)\b/i.test(text);
  if (has('years', text) && !degreeComesFirst(text)) return isOffer(text) ? 'availability' : 'years';
  if (has('degree', text)) return isTeaching(text) ? 'duty' : 'degree';
  if (/\b(?:licen[cs]e|registered|certificate of testing)\b/i.test(text) && has('credential', text))
    return 'credential';
  if (has('availability', text)) return 'availability';
  if (has('language', text) && !isExperience) return 'language';
  if (has('credential', text) && !isExperience) return 'credential';
  if (namesTool(text)) return 'tool';
  if (has('trait', text) && !isExperience) return 'trait';
  if (has('tool', text)) return 'tool';
  // "Typing speed", "working with children": a skill, where "reads drawings" is work that is done.
  return verb === undefined || verb === 'ing' ? 'skill' : 'duty';
}

/** "At least 18 years", "12 months notice": a figure of the person's situation, not of experience. */
function isOffer(text: string): boolean {
  return has('availability', text) && !/\b(?:experience|experienced|in|as|of|with)\b/i.test(text);
}

function degreeComesFirst(text: string): boolean {
  const degree = patternOf('degree').exec(text)?.index ?? Infinity;
  return degree < (patternOf('years').exec(text)?.index ?? Infinity);
}

/** Who teaches or supervises at the level of a degree is not asked for that degree. */
function isTeaching(text: string): boolean {
  return /^(?:(?:convene|design|plan|lead) and )?(?:teach|deliver|convene|supervise|tutor|examine|lecture|mentor|mark|assess)(?:s|es|ing)?\b/i.test(
    text,
  );
}

/** A duty is a condition only when it begins with one: "available at weekends", not "control overtime". */
function isCondition(text: string): boolean {
  if (verbForm(/^\p{L}+/u.exec(text)?.[0] ?? '') !== undefined) return false;
  return patternOf('availability').exec(text)?.index === 0;
}
