import { languageNames } from './language-names.js';
import type { Requirement } from './requirement.js';

type Kind = Requirement['kind'];
type Part = Requirement['parts'][number];

const leads =
  /^(?:(?:an?|the|your|our|some|any|good|strong|excellent|solid|proven|basic|advanced|current|valid|active|full|relevant|previous|prior|demonstrated|demonstrable|working|sound|deep|broad|extensive|professional|hands-on|hands on|minimum|clear|great|in-depth|practical|recent|significant|confident|comfort|comfortable|competent|proficient|proficiency|expert|expertise|expert-level|fluent|fluency|skilled|skills|skill|knowledge|understanding|experience|experienced|familiar|familiarity|ability|able|background|exposure|track record|command|use|awareness|working knowledge|must|have|has|be|level|interest|grasp|qualified|knowledgeable)(?: and)? )+(?:in|of|with|using|to|at|as|on|for) (?:(?:an?|the|both|all|either|our|your) )?/iu;
const tails =
  /(?:^|[\s,]{1,5})(?:(?:is|are|would be|will be) )?(?:(?:strongly|highly|very much) )?(?:required|preferred|essential|desirable|mandatory|necessary|regarded|welcome|useful|handy|(?:(?:an?|as an?) )?(?:(?:added|big|strong|huge|definite) )?(?:plus|pre|advantage|asset|bonus|must)|would (?:set you apart|be .{3,30}))[\s.!]*$/i;
const asides = /,? (?:since|because|although|though|so that|but|(?<!of )which|as we|and not just) .*$/i;
const examples = /,?\s{0,3}\(?\b(?:such as|e\.g\.?,?|for example,?|for instance,?|like|ideally|preferably)\s+/i;
/** Pairs that name one thing; "or more" and "or better" offer no alternative. */
const together =
  /\b(?:research and development|profit and loss|health and safety|food and beverage|supply and demand|accounts payable and receivable|diversity and inclusion|pick and pack|heating and cooling|verbal and written|written and verbal|written and spoken|spoken and written|oral and written|mergers and acquisitions|sales and marketing|policies and procedures|design and technology|or (?:more|better|higher|above|older|less|so|over))\b/i;
const remark = /\s{0,3}\([^()]{0,80}\b(?:preferred|required|desirable|ideally|an? (?:plus|advantage|asset))\)/gi;
/** "Programming in Python", "dashboards with Grafana": what stands before the name is how it is used. */
const usage = /^[^,(]{3,60}? (?:in|with|using|on|of) (?:an? |the )?(?=\p{Lu}|\d)/u;
const joinedName = /(?:CI\/CD|TCP\/IP|UI\/UX|UX\/UI|\bA\/B|I\/O|PL\/SQL|24\/7|Pub\/Sub|S\/4HANA)/i;

const wholeKinds = new Set<Kind>(['duty', 'years', 'availability', 'trait']);
const partsMax = 12;
const readCharsMax = 600;

/** partsOf reads what a statement asks for: all of its parts, and of each part any one alternative. */
export function partsOf(statement: string, kind: Kind): Part[] {
  const text = statement.slice(0, readCharsMax).replace(remark, '').replace(tails, '').replace(asides, '').trim();
  if (text === '' || wholeKinds.has(kind)) return [{ alternatives: [text === '' ? statement : text] }];
  if (kind === 'language') return languageParts(text);
  const named = kind === 'tool' ? text.replace(usage, '') : text;
  const content = kind === 'degree' || kind === 'credential' ? text : named.replace(leads, '');
  const parts =
    kind === 'degree' ? [{ alternatives: degrees(content) }] : contentParts(content, kind, content !== named);
  const filled = parts.filter(({ alternatives }) => alternatives.length > 0).slice(0, partsMax);
  return filled.length > 0 ? filled : [{ alternatives: [text] }];
}

function contentParts(content: string, kind: Kind, hadLead: boolean): Part[] {
  const [main = '', ...named] = content.split(examples);
  if (named.length > 0 && main.trim() !== '') return [{ alternatives: clean([main, ...named.flatMap(listed)]) }];
  const bracket = /^([^()]{2,200}?)\s*\(([^()]{2,120})\)\s*([^()]{0,200})$/u.exec(content);
  if (bracket !== null) return withBracket(bracket[1] ?? '', bracket[2] ?? '', bracket[3] ?? '', kind);
  const colon = /^([^:]{2,60}): (.+)$/u.exec(content);
  // "Marketing automation: HubSpot, Marketo or Pardot" names examples, "design: detention and infiltration" details.
  if (colon !== null && /\bor\b/i.test(colon[2] ?? ''))
    return [{ alternatives: clean([colon[1] ?? '', ...listed(colon[2] ?? '')]) }];
  if (colon !== null) return [{ alternatives: clean([content]) }];
  return allOf(content, hadLead).map((item) => ({ alternatives: alternatives(item) }));
}

/** What stands in brackets is an example or another name of what stands before it, unless it is a remark. */
function withBracket(before: string, inside: string, after: string, kind: Kind): Part[] {
  const whole = after === '' || /^[,;]/.test(after) ? before : `${before} ${after}`;
  const isRemark =
    !/\p{Lu}|\d/u.test(inside) || /\b(?:we|you|if|not|when|required|preferred|willing|valid|incl)\b/i.test(inside);
  if (isRemark) return contentParts(whole, kind, false);
  const items = allOf(whole);
  const at = items.findIndex((item) => item.includes(before.split(' ').at(-1) ?? before));
  return items.map((item, index) => ({
    alternatives: index === Math.max(0, at) ? clean([...alternatives(item), ...listed(inside)]) : alternatives(item),
  }));
}

/** "Excel, Word and Outlook" are three that all count; "A, B or C" is one with alternatives. */
function allOf(text: string, hadLead = false): string[] {
  if (together.test(text) || /\bor\b/i.test(text)) return [text];
  const items = text.split(/,\s+(?:and\s+|&\s+)?|\s{1,3}(?:and|&|as well as|und|et|y)\s+/i).map((item) => item.trim());
  if (items.length < 2 || items.some((item) => item === '' || item.split(' ').length > 5)) return [text];
  const last = items.at(-1)?.split(' ') ?? [];
  const isShared = !hadLead && items.slice(0, -1).some((item) => !item.includes(' ')) && last.length > 1;
  // "CKA and CKS certification" share their noun; in "water and wastewater pipeline design" nothing can be told apart.
  if (!isShared) return items;
  return items.slice(0, -1).every(isName) && isName(last[0] ?? '') ? withTail(items) : [text];
}

/** "A or B", "A/B", "A, B or C": any one is enough. */
function alternatives(text: string): string[] {
  if (together.test(text)) return [text];
  if (/\s\/\s|\S\/\S/.test(text) && !joinedName.test(text) && !/\bor\b/i.test(text) && text.length < 80) {
    const sides = text.split(/\s?\/\s?/);
    if (sides.every((side) => side.length > 1)) return clean(sides);
  }
  if (!/\b(?:or|oder|ou)\b/i.test(text)) return [text];
  // "Building or scaling a system": the verbs share their object.
  if (/\b\p{L}{3,}ing or \p{L}{3,}ing\b/iu.test(text)) return [text];
  const items = text.split(/,?\s{1,3}(?:or|oder|ou)\s+(?:an? )?|,\s+/i);
  return clean(items.slice(0, -1).every((item) => isName(item) && !item.includes(' ')) ? withTail(items) : items);
}

/** Gives "CKA" of "CKA or CKS certification" the noun it shares. */
function withTail(items: string[]): string[] {
  const tail = (items.at(-1) ?? '').split(' ').slice(1);
  if (/^(?:equivalent|similar|other|another|related|comparable)\b/i.test(items.at(-1) ?? '')) return items;
  if (tail.length === 0 || tail.length > 3 || tail.some((word) => isName(word))) return items;
  return items.map((item, index) => (index < items.length - 1 ? `${item} ${tail.join(' ')}` : item));
}

function isName(word: string): boolean {
  return /^\p{Lu}|\d/u.test(word) || /['’]s$/.test(word);
}

/** "Bachelor's degree in Nursing, Biology or a related field": the fields share the degree. */
function degrees(text: string): string[] {
  const items = text
    .replace(/\(([^()]{2,80})\)/g, (_all, inside: string) => (inside.split(' ').length <= 4 ? `, ${inside}, ` : ' '))
    .split(/,?\s{1,3}(?:or|oder|ou|o)\s+(?:an? )?|,\s*(?:or )?|\s?\/\s?/i)
    .filter((item) => item.trim() !== '');
  const opening = /^(.{2,60}?\b(?:in|of) )\S/.exec(items[0] ?? '')?.[1] ?? '';
  const own =
    /equivalen|experience|training|degree|diploma|bachelor|master|qualification|GED|bootcamp|certificat|apprentice|NVQ|level/i;
  const tail = /['’]s$/.test(items[0] ?? '') ? (items[1] ?? '').replace(/^\S+ ?/, '') : '';
  const whole = items.map((item, index) => {
    if (index === 0) return tail === '' ? item : `${item} ${tail}`;
    return opening === '' || own.test(item) ? item : `${opening}${item}`;
  });
  return clean(whole);
}

function languageParts(text: string): Part[] {
  const names = languageNames(text);
  if (names.length === 0) return [{ alternatives: [text] }];
  const isAnyOf =
    /\bor\b|\boder\b|\bou\b|\blanguages \(/i.test(text) || (text.includes('/') && !/bilingual/i.test(text));
  return isAnyOf ? [{ alternatives: names }] : names.map((name) => ({ alternatives: [name] }));
}

function listed(text: string): string[] {
  const items = text.split(/,\s*(?:and |or )?|\s{1,3}(?:and|or)\s+|;\s*/i);
  return items.length > 1 || joinedName.test(text) ? items : text.split(/\s?\/\s?/);
}

function clean(texts: string[]): string[] {
  const kept = texts
    .map((text) => text.replace(/^[\s(,]{1,20}|[\s),.]{1,20}$/g, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  return [...new Set(kept)];
}
