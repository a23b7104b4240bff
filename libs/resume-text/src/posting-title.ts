import { cleanText, plainInline } from './clean-text.js';
import { isTitle } from './titles.js';

const labelled =
  /^(?:job |position |role )?(?:title|position|role|vacancy|stellenbezeichnung|poste|puesto)\s*:\s*(.{3,90})$/i;
const seeking =
  /\b(?:looking for|seeking|hiring|searching for|recruiting|in search of|need) (?:an? |our next |the next |for an? )?((?:[\p{L}&/+#.-]+ ){0,5}?[\p{L}+#/]+)(?= (?:to|who|with|for|in|at|that|on|based|passionate|joining)\b|[,.!])/iu;
const chatter =
  /^(?:(?:experienced|talented|passionate|motivated|skilled|highly|dedicated|driven|enthusiastic|compassionate|energetic|reliable|strong|exceptional|new|full-time|part-time|dynamic|creative|self-motivated|detail-oriented|results-driven|and)[, ]+)+/i;

/** slogan is what a posting shouts behind the title: "Tanker Driver – Home Every Weekend!", "Line Cook wanted!". */
export const slogan = /(?:\s[–—-]\s[^–—-]{1,60}|\s(?:needed|wanted|required)\s?)!+$/iu;
/** What a posting calls itself before the title. */
const notice =
  /^(?:(?:vacancy|job|position|career|employment)(?: (?:notice|opening|opportunity|announcement|advert(?:isement)?|posting|alert|title))?|role|we are hiring|now hiring|hiring|(?:fixed[- ]term )?contract|temp(?:orary)?|permanent|urgent)\s*(?:[:!]|\s[–—-](?=\s))\s*/i;
/** howHeld is when the job begins and how many hours it has: "Payroll Clerk, 30 hours per week". */
export const howHeld =
  /\s?,\s(?:start(?:s|ing)?(?!\p{L})|from \d|\d{1,3}(?:[.,]\d)?(?:\s?[–-]\s?\d{1,3})?\s?(?:hours?|hrs|h(?!\p{L})|%|days?)).*$/iu;

/** findJobTitle reads the title of the job from its posting; '' when it is not plainly there. */
export function findJobTitle(jobDescription: string): string {
  const lines = cleanText(jobDescription.slice(0, 6_000))
    .split('\n')
    .map((line) => plainInline(line.replace(/^\s*#{1,6}\s+/, '').trim()))
    .filter((line) => line !== '');
  for (const line of lines.slice(0, 15)) {
    const title = labelled.exec(line)?.[1];
    if (title) return trimTitle(title);
  }
  const first = lines
    .slice(0, 4)
    .map((line) => line.replace(slogan, ''))
    .find((line) => line.length <= 90 && !/[.!?:]$/.test(line) && isTitle(trimTitle(line)));
  if (first && trimTitle(first).split(/\s+/).length <= 8) return trimTitle(first);
  for (const line of lines) {
    const title = seeking.exec(line.slice(0, 600))?.[1]?.replace(chatter, '');
    if (title && isTitle(title) && title.length <= 60) return trimTitle(title);
  }
  return '';
}

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
    line
      .replace(
        /\((?:m\/w\/d|w\/m\/d|m\/f\/d|f\/m\/d|m\/f\/x|all genders?|h\/f|f\/h|remote|hybrid|full[- ]time|part[- ]time)[^)]{0,20}\)/gi,
        ' ',
      )
      .replace(notice, '')
      .replace(/\([^()]{0,40}(?<!\p{L})(?:weeks?|days?|hours?|rotation|shifts?)(?!\p{L})[^()]{0,40}\)/giu, ' ')
      .replace(howHeld, '')
      .split(/(?<!\s)\s+(?:[-–—|@]|at|in|for)\s+|(?:(?<!\s)\s+)?[|–—]\s*|,\s+(?=\p{Lu}\p{Ll}+(?:,|$))/u)[0]
      ?.replace(/\s+/g, ' ')
      .replace(/(?<![\s,;:.-])[\s,;:.-]+$/, '')
      .trim() ?? ''
  );
}
