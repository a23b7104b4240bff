import { criterionMarks } from '../posting/criterion-marks.js';
import { cleanText, plainInline } from '@tailwright/resume-text/text/clean-text';

export type Requirement = 'required' | 'preferred' | 'mentioned';

/** PostingLine is one line of a posting that can carry requirements; `start` is its offset in the posting. */
export interface PostingLine {
  text: string;
  start: number;
  requirement: Requirement;
  /** Under a heading that lists requirements, so that bare lists are skills. */
  isRequirementSection: boolean;
}

const wanted =
  /^(?:the |your |our |my )?(?:minimum |basic |key |essential |required |core |job |technical |professional |must.have |other |position )*(?:requirements?|qualifications?|skills?(?: (?:and|&) .{3,30})?|must.haves?|competenc(?:ies|es)|technologies|tech(?:nology)? stack|experience(?: (?:and|&) .{3,30})?|education(?: (?:and|&) .{3,30})?|profile|criteria|knowledge(?:(?:,| and| &) .{3,40})?)(?: required| needed)?\b|^(?:what|who) (?:you(?:.ll| will)? (?:need|bring|have|are)|we.{0,5} (?:need|require|are looking for|look for|looking for|expect)|you should|makes you|it takes)|^who you are|^about you|^you (?:have|bring|are|will have|might be)|^we.?(?:re| are) looking for|^(?:the )?ideal candidate|^to (?:be successful|succeed|qualify)|^(?:anforderungen|ihr profil|dein profil|das bringst du mit|qualifikationen?|votre profil|profil recherché|compétences|requisitos|perfil|requisiti|требования|ваш профиль|任职要求|岗位要求|要求|応募条件|必須|자격요건)/i;
const optional =
  /\b(?:nice.to.haves?|preferred|preferably|bonus(?: points)?|desirable|desired|pluses|good to have|would be (?:a plus|nice|great|an advantage)|an? (?:(?:big|strong|huge|definite) )?(?:plus|advantage|asset)|ideally|not required|optional|von vorteil|wünschenswert|un plus|deseable|valorable|gradit|плюсом|желательно)\b|加分|优先|歓迎|尚可|우대/i;
const strict =
  /\b(?:must|required|requires?|minimum|at least|mandatory|essential|need to have|necessary|zwingend|erforderlich|requis|imprescindible|обязательно)\b|必须|必須|필수/i;
const aside =
  /^(?:(?:our |the |key |employee )?(?:benefits?|perks)|what (?:we|you) (?:offer|get|can expect|.ll get|will get)|we offer|what.s in it|about (?:us|the company|the team|our|company)|who we are|our (?:company|values|culture|mission|story|commitment|offer|team)|why (?:join|work|us|you|we)|compensation|salary|pay(?: range)?|how to apply|application|to apply|equal|eeo|diversity|locations?|disclaimer|additional information|company (?:description|overview)|working (?:hours|conditions)|schedule|contact|physical (?:demands|requirements)|wir bieten|über uns|nous offrons|ofrecemos|offriamo|мы предлагаем|условия|о компании|福利|关于我们|公司介绍|福利厚生|복리후생)/i;
const duties =
  /^(?:(?:key |main |core |your |the |job |primary |essential |major )*(?:responsibilit|duties|role|position|job (?:description|summary|purpose)|tasks|functions|summary|overview|opportunity|accountabilit)|what (?:you.ll|you will|you.d|will you) (?:do|be doing)|in this role|about the (?:role|job|position)|day.to.day|how you.ll|ihre aufgaben|deine aufgaben|aufgaben|vos missions|missions|funciones|responsabilidades|обязанности|задачи|岗位职责|工作职责|仕事内容|주요업무)/i;
const legal =
  /\b(?:regardless of|without regard to|equal (?:opportunity|employment)|race, |sexual orientation|protected veteran|reasonable accommodation|401\(?k\)?|paid time off|health insurance|dental|vision insurance|parental leave|background check|drug (?:test|screen)|we offer|visa sponsor|competitive salary|life insurance|stock options|gym|e-verify)\b/i;

type Mode = Requirement | 'aside';

/** readPosting marks every line of a posting that can carry requirements; benefits and legal text are left out. */
export function readPosting(jobDescription: string): PostingLine[] {
  const lines: PostingLine[] = [];
  let mode: Mode = 'mentioned';
  const rows = jobDescription.split('\n');
  const marked = criterionMarks(rows);
  const marks = new Map([...marked].map(([row, length]) => [rows[row] ?? '', length]));
  for (const match of jobDescription.matchAll(/[^\n\r]+/g)) {
    const text = plainInline(
      cleanText(match[0].slice(marks.get(match[0]) ?? 0)).replace(/^\s*(?:#{1,6}|>|[-*+•▪◦●·–—✓]|\d{1,2}[.)])\s+/, ''),
    ).trim();
    if (text === '') continue;
    const next = headingMode(text, match[0]);
    if (next !== undefined) {
      mode = next;
      const colon = text.indexOf(':');
      if (colon < 0 || colon === text.length - 1) continue;
    }
    if (mode === 'aside') continue;
    lines.push(...sentences(text, match[0], match.index, mode));
  }
  return lines;
}

function headingMode(text: string, raw: string): Mode | undefined {
  const title = text.split(':')[0] ?? '';
  if (/^\s*[-*+•▪◦●·–—✓]\s/.test(raw) && !text.endsWith(':')) return undefined;
  const isMarked = /^\s*(?:#{1,6}\s|\*\*)/.test(raw);
  if (title.length > 60 || title.split(/\s+/).length > 8 || (!isMarked && /[.,;]$/.test(text))) return undefined;
  const isAlone = text.length === title.length || text.endsWith(':') || isMarked;
  if (!isAlone && title.split(/\s+/).length > 3) return undefined;
  if (aside.test(title)) return isAlone ? 'aside' : undefined;
  if (isAlone && isOptionalHeading(title, isMarked || text.endsWith(':'))) return 'preferred';
  const named = wanted.exec(title)?.[0];
  const rest = title.slice(named?.length);
  // "Experience with NetSuite or SAP" is a requirement, though as short as a heading.
  const isSentence = !isMarked && /^\s+(?:with|in|of|using|as|on|from|to)\s/i.test(rest);
  if (named !== undefined && rest.length <= 25 && !isSentence) return 'required';
  return duties.test(title) ? 'mentioned' : undefined;
}

/** "Nice to have" heads a list; "Forklift license preferred" is a requirement of its own. */
function isOptionalHeading(title: string, isMarked: boolean): boolean {
  const found = optional.exec(title);
  if (!found || isMarked) return found !== null;
  const before = title.slice(0, found.index);
  return (
    /^(?:(?:it|this|these|what|your|some|our|is|would|be|the|and)['’]?s?\s)*$/i.test(before) &&
    !/,|\b(?:with|in|of|using)\s/i.test(title)
  );
}

const parting = /(?<=[.!?。；])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。；;])\s*/u;

/** Requirement words reach no further than their sentence, their clause, or the brackets they stand in. */
function sentences(text: string, raw: string, start: number, mode: Requirement): PostingLine[] {
  const lines: PostingLine[] = [];
  let from = 0;
  for (const part of text.split(parting)) {
    if (part === '' || legal.test(part)) continue;
    const at = raw.indexOf(part, from);
    from = at < 0 ? from : at + part.length;
    lines.push(...clauses(part, start + Math.max(0, at), mode));
  }
  return lines;
}

/** "OSHA 10 (OSHA 30 preferred)" requires the one and prefers the other. */
function clauses(part: string, start: number, mode: Requirement): PostingLine[] {
  const isRequirementSection = mode !== 'mentioned';
  const inner: PostingLine[] = [];
  const outer = part.replace(/\(([^()]{3,120})\)/g, (all, inside: string, at: number) => {
    const requirement = levelOf(inside, undefined);
    if (requirement === undefined) return all;
    inner.push({ text: inside, start: start + at + 1, requirement, isRequirementSection });
    return ' '.repeat(all.length);
  });
  return [{ text: outer, start, requirement: levelOf(outer, mode) ?? mode, isRequirementSection }, ...inner];
}

function levelOf(text: string, mode: Requirement | undefined): Requirement | undefined {
  if (optional.test(text)) return 'preferred';
  return strict.test(text) ? 'required' : mode;
}
