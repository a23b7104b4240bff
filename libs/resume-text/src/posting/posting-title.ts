import { cleanText, plainInline } from '../text/clean-text.js';
import { legalForm } from '../recognizers/employer-name.js';
import { withoutMarks, withoutPictures } from './posting-marks.js';
import { endsWithTitle, isOrganization, isTitle } from '../recognizers/titles.js';

const label =
  /^(?:(?:job |position |role |post |vacancy |functional |class(?:ification)? |working |official |business |payroll |posting |occupational )?title|position|role|vacancy|post|designation|rank|vacant position|advertised post|classification|job classification|stellenbezeichnung|stelle|intitulé du poste|poste|puesto|cargo|vaga|functie|functietitel|vacature|stilling|posizione)(?:\s*[:：]\s*|\t+|$)/iu;
const seeking =
  /\b(?:looking for|seeking|hiring|searching for|recruiting|in search of|need) (?:an? |our next |the next |for an? )?((?:[\p{L}&/+#.-]+ ){0,5}?[\p{L}+#/]+)(?= (?:to|who|with|for|in|at|that|on|based|passionate|joining)\b|[,.!])/iu;
const chatter =
  /^(?:(?:experienced|talented|passionate|motivated|skilled|highly|dedicated|driven|enthusiastic|compassionate|energetic|reliable|strong|exceptional|new|full-time|part-time|dynamic|creative|self-motivated|detail-oriented|results-driven|and)[, ]+)+/i;

/** slogan is what a posting calls out behind the title: "Tanker Driver – Home Every Weekend!", "Line Cook wanted!", "Clerk: join us". */
export const slogan =
  /:\s(?:come|join|help|make|grow|build|be|work|lead|shape)\s[^:]{1,60}$|(?:\s[–—-]\s[^–—-]{1,60}|\s(?:needed|wanted|required)\s?)!+(?=$|\s\([^()]{1,40}\)$)/iu;
/** howHeld is when the job begins and how many hours it has: "Payroll Clerk, 30 hours per week". */
export const howHeld =
  /\s?(?:,\s(?:start(?:s|ing)?(?!\p{L})|from \d)|(?:[,–—-]\s|\s)\(?\d{1,3}(?:[.,]\d)?(?:\s?[–-]\s?\d{1,3})?\s?(?:hours?|hrs|uur|uren|std|stunden|heures|horas|h(?!\p{L})|%|days?)|\sin (?:teil|voll)zeit(?!\p{L})).*$/iu;
/** A heading of a posting with a word that is a title too: "About Solstice Marine", "What our engineers do". */
const heading =
  /^(?:about|what|who|why|how|where|our|your|the role|the job|meet|join|welcome|reports?|reporting)(?!\p{L})/iu;

/** JobTitle is a title as a posting has it: short, and in its line, from the title on. */
export interface JobTitle {
  title: string;
  line: string;
  /** The place of the line among those that are not empty; undefined where a sentence says it. */
  at: number | undefined;
}

/** findJobTitle reads the title of the job from its posting; '' when it is not plainly there. */
export function findJobTitle(jobDescription: string): string {
  return readJobTitle(jobDescription)?.title ?? '';
}

/** readJobTitle reads the title of the job with its line; undefined when it is not plainly there. */
export function readJobTitle(jobDescription: string): JobTitle | undefined {
  const lines = linesOfPosting(jobDescription);
  return labelledTitle(lines) ?? titleInHead(lines) ?? titleInSentence(lines) ?? titleNamedBelow(lines);
}

/** linesOfPosting are the lines of its beginning that are not empty, without marks of Markdown. */
export function linesOfPosting(jobDescription: string): string[] {
  return cleanText(jobDescription.slice(0, charsMax))
    .split('\n')
    .map((line) => withoutPictures(plainInline(line.replace(/^\s*#{1,6}\s+/, '').trim())))
    .filter((line) => line !== '');
}

const charsMax = 6_000;

/** Behind its label, or below it where the label fills a line. */
function labelledTitle(lines: string[]): JobTitle | undefined {
  for (const [at, line] of lines.slice(0, labelledLinesMax).entries()) {
    const found = label.exec(line)?.[0];
    if (found === undefined) continue;
    const isAlone = found === line;
    const value = isAlone ? (lines[at + 1] ?? '') : line.slice(found.length);
    if (value.length < 3 || value.length > 90 || (isAlone && !isTitle(value)) || isClass(value)) continue;
    return { title: trimTitle(value), line: value, at: isAlone ? at + 1 : at };
  }
  return undefined;
}

const labelledLinesMax = 15;

/** "Non-exempt, full-time, bargaining unit" says how a post is paid and held, and not what it is called. */
function isClass(value: string): boolean {
  // "Trades > Fitting, Turning" is where a web site files the post.
  if (/\S [>»] \S/u.test(value)) return true;
  const parts = value.split(/[,;/|]| [–—-] | and | or /u).map((part) => part.trim());
  return parts.every((part) => part === '' || classOfPost.test(part));
}

const classOfPost =
  /^(?:(?:flsa )?(?:status:? )?(?:(?:non|over ?time)[- ]?)?(?:exempt|eligible)|(?:regular |permanent |temporary )?(?:full|part)[- ]time(?: (?:regular|permanent|temporary|employee|position|post))?|(?:non[- ]?|not in )?(?:bargaining(?: unit)?|union(?:i[sz]ed)?|represented|classified|certified|salaried|supervisory)(?: (?:employee|position|staff|unit))?|regular|permanent|temporary|casual|seasonal|fixed[- ]term|contract|hourly|salary|unclassified|on[- ]call|per diem|civil service|competitive|(?:\p{L}{2,5} )?(?:level|grade|band|tier|scale|step) ?\d{1,2}\p{L}?(?: (?:year|step|point|level) ?\d.{0,40})?|[$€£] ?\d.{0,60})$/iu;

/** What stands in a list is one of several things asked for or offered. */
const item = /^[-–—*•▪·‣◦●]\s/u;

function titleInHead(lines: string[]): JobTitle | undefined {
  const found = lines
    .slice(0, headLinesMax)
    .map((line, at) => ({ line: line.replace(slogan, '').replace(announced, ''), at }))
    .filter(
      ({ line }) =>
        line.length <= 90 && !item.test(line) && !heading.test(line) && !/[.!?:]$/.test(line.replace(legalForm, '')),
    )
    .map(({ line, at }) => ({ line, at, title: trimTitle(line) }))
    .filter(({ title }) => (isTitle(title) || isTitle(title.replace(/s$/iu, ''))) && title.split(/\s+/).length <= 8);
  return found.find(({ title }) => !isEmployer(title)) ?? found.find(({ title }) => !legalForm.test(title));
}

const headLinesMax = 4;

/** "Candidate information: Payroll Officer" names what the page is, and then the job. */
const announced =
  /^(?:[\p{L}&’'-]+ ){0,3}(?:information|notice|opportunity|advert(?:isement)?|vacancy|announcement|opening|recruitment|careers?|pack|description|bulletin|posting): (?=\p{Lu})/iu;

/** "Harbour Nurse Staffing Ltd" above the title has a word of a title too. */
function isEmployer(text: string): boolean {
  // "Quality Technician (Bakery)" says in brackets where.
  const bare = text.replace(/ \([^()]*\)$/, '');
  return legalForm.test(text) || (isOrganization(bare) && !endsWithTitle(bare));
}

function titleInSentence(lines: string[]): JobTitle | undefined {
  for (const line of lines) {
    const title = seeking.exec(line.slice(0, 600))?.[1]?.replace(chatter, '');
    if (title && isTitle(title) && title.length <= 60) {
      return { title: trimTitle(title), line: trimTitle(title), at: undefined };
    }
  }
  return undefined;
}

/** "Trainmaster I - Short Line Operations" is a title that no list knows where "The Trainmaster directs …" stands below it. */
function titleNamedBelow(lines: string[]): JobTitle | undefined {
  const [line = '', ...others] = lines;
  const name = line
    .split(/ [-–—|] |[,(]/u, 1)[0]
    ?.replace(/ (?:I{1,3}|IV|V|\d)$/, '')
    .trim();
  const isName =
    name !== undefined && /^\p{Lu}[\p{L}/' -]{3,40}$/u.test(name) && name.split(' ').length <= nameWordsMax;
  if (!isName || line.length > 90 || heading.test(line) || isOrganization(name) || legalForm.test(line))
    return undefined;
  const opening = `the ${name.toLowerCase()} `;
  const isNamed = others.some((other) => {
    const at = other.toLowerCase().indexOf(opening);
    return at >= 0 && doesWork.test(other.slice(at + opening.length));
  });
  return isNamed ? { title: trimTitle(line), line, at: 0 } : undefined;
}

const nameWordsMax = 4;

/** What is said of somebody who holds a post, and of no firm. */
const doesWork =
  /^(?:will (?:be|report|work|direct|lead|manage|supervise|assist)|reports to|directs|supervises|oversees|performs|coordinates|assists|is responsible for|works (?:with|under|closely))(?!\p{L})/iu;

function trimTitle(line: string): string {
  return withoutOpenBracket(trimmed(line));
}

/** Of "Scientist (80–100 %)" a cut at the dash would leave "Scientist (80". */
function withoutOpenBracket(title: string): string {
  const open = title.lastIndexOf('(');
  return open > title.lastIndexOf(')') ? title.slice(0, open).trim() : title;
}

function trimmed(line: string): string {
  return (
    withoutMarks(
      line.replace(/\((?:m\/w\/d|w\/m\/d|all genders?|remote|hybrid|full[- ]time|part[- ]time)[^)]{0,20}\)/gi, ' '),
    )
      .replace(/\([^()]{0,40}(?<!\p{L})(?:weeks?|days?|hours?|rotation|shifts?)(?!\p{L})[^()]{0,40}\)/giu, ' ')
      .replace(howHeld, '')
      .split(/(?<!\s)\s+(?:[-–—|@]|at|in|for)\s+|(?:(?<!\s)\s+)?[|–—]\s*|,\s+(?=\p{Lu}\p{Ll}+(?:,|$))/u)[0]
      ?.replace(/\s+/g, ' ')
      .replace(/(?<![\s,;:.-])[\s,;:.-]+$/, '')
      .trim() ?? ''
  );
}
