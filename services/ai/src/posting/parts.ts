import type { Requirement } from './requirement.js';

type Part = Requirement['parts'][number];

const leads =
  /^(?:(?:an?|the|your|our|some|any|good|strong|excellent|solid|proven|basic|advanced|current|valid|active|full|relevant|previous|prior|demonstrated|demonstrable|working|sound|deep|broad|extensive|professional|hands-on|hands on|minimum|clear|great|in-depth|practical|recent|significant|confident|comfortable|competent|proficient|proficiency|expert|expertise|expert-level|fluent|fluency|fluently|skilled|skills|skill|knowledge|understanding|experience|experienced|familiar|familiarity|ability|able|background|exposure|track record|command|use|user|awareness|working knowledge|must|have|has|be|level|interest|grasp|qualified|knowledgeable)(?: and)? )*(?:(?:in|of|with|using|to|at|as|on|for) )(?:(?:an?|the|both|all|either|our|your) )?/iu;
const tails =
  /[\s,]*(?:\(?(?:is|are|would be|will be)?\s*(?:(?:strongly|highly|very much) )?(?:required|preferred|essential|desirable|mandatory|necessary|regarded|welcome|useful|handy|(?:an? |as an? )?(?:added |big |strong |huge |definite )?(?:plus|advantage|asset|bonus|must))\)?)[\s.!]*$/i;
const examples = /,?\s*\(?\b(?:such as|e\.g\.?,?|for example,?|for instance,?|like|ideally|preferably|including but not limited to)\s+/i;
const together = /^(?:research and development|profit and loss|health and safety|food and beverage|supply and demand|terms and conditions|accounts payable and receivable|diversity and inclusion|search and rescue|pick and pack|heating and cooling|verbal and written|written and verbal|written and spoken|spoken and written|oral and written|arts and crafts|mergers and acquisitions|sales and marketing|policies and procedures)$/i;

const wholeKinds = new Set<Requirement['kind']>(['duty', 'years', 'availability', 'trait']);
const partsMax = 12;

/** partsOf reads what a statement asks for: all of its parts, and of each part any one alternative. */
export function partsOf(statement: string, kind: Requirement['kind']): Part[] {
  const text = statement.replace(/\s+/g, ' ').replace(tails, '').replace(/[\s.;:,!]+$/, '');
  if (wholeKinds.has(kind)) return [{ alternatives: alternativesOf(text) }];
  const content = kind === 'degree' || kind === 'credential' ? text : text.replace(leads, '');
  const [main = '', ...named] = content.split(examples);
  if (named.length > 0 && main.trim() !== '') return [{ alternatives: unique([main, ...named.flatMap(listed)]) }];
  const bracket = /^(.{2,}?)\s*\(([^()]{2,120})\)\s*(.*)$/u.exec(content);
  if (bracket !== null) return withBracket(bracket[1] ?? '', bracket[2] ?? '', bracket[3] ?? '', kind);
  if (kind === 'degree') return [{ alternatives: unique(alternatives(content)) }];
  const items = allOf(content);
  return items.slice(0, partsMax).map((item) => ({ alternatives: unique(alternatives(item)) }));
}

/** A list in brackets names examples or another name of what stands before it. */
function withBracket(before: string, inside: string, after: string, kind: Requirement['kind']): Part[] {
  if (/\d|\b(?:or|if|not|when|required|preferred|willing|we|you)\b/i.test(inside) && !/\p{Lu}/u.test(inside))
    return partsOf(`${before} ${after}`.trim(), kind);
  const rest = /^(?:and|or|,)\s/.test(after) ? [] : [after].filter((text) => text !== '');
  const whole = rest.length > 0 ? `${before} ${rest.join(' ')}` : before;
  const items = kind === 'degree' ? [whole] : allOf(whole);
  const last = items.pop() ?? whole;
  return [
    ...items.map((item) => ({ alternatives: unique(alternatives(item)) })),
    { alternatives: unique([...alternatives(last), ...listed(inside)]) },
    ...(/^(?:and|,)\s/.test(after) ? partsOf(after.replace(/^(?:and|,)\s+/, ''), kind) : []),
  ];
}

/** "Excel, Word and Outlook" are three that all count; "A, B or C" is one with alternatives. */
function allOf(text: string): string[] {
  if (together.test(text)) return [text];
  if (/\bor\b/i.test(text) && !/\band\b/i.test(text)) return [text];
  const items = text.split(/,\s+(?:and\s+|&\s+)?|\s+(?:and|&|as well as|und|et|y)\s+/i).map((item) => item.trim());
  const isList = items.length > 1 && items.every((item) => item !== '' && item.split(' ').length <= 5);
  return isList ? items : [text];
}

/** "A or B", "A/B", "A, B or C": any one is enough. */
function alternatives(text: string): string[] {
  const slashed = /^[\p{L}\p{N}+#. -]{2,40}(?:\s?\/\s?[\p{L}\p{N}+#. -]{2,40}){1,5}$/u.test(text) && !/\b(?:CI\/CD|TCP\/IP|UI\/UX|UX\/UI|A\/B|I\/O|R&D|PL\/SQL|24\/7)\b/i.test(text);
  if (slashed) return text.split(/\s?\/\s?/);
  if (!/\b(?:or|oder|ou)\b/i.test(text)) return [text];
  return text.split(/,?\s+(?:or|oder|ou)\s+(?:an? )?|,\s+/i);
}

function alternativesOf(text: string): string[] {
  return [text];
}

function listed(text: string): string[] {
  return text.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+|\s?\/\s?|;\s*/i);
}

function unique(texts: string[]): string[] {
  const kept = texts.map((text) => text.replace(/^[\s(,]+|[\s),.]+$/g, '')).filter((text) => /[\p{L}\p{N}]/u.test(text));
  return [...new Set(kept)];
}
