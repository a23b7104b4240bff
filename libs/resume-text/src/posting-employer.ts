import { isOrganization, isTitle } from './titles.js';

/** Where a posting names its employer in so many words. */
const labelled =
  /^(?:company|company name|employer|hiring company|organi[sz]ation|arbeitgeber|firma|unternehmen|entreprise|employeur|empresa|azienda|bedrijf)\s*[:：]\s*(\S.{0,80})/imu;
/** Ends the employer's name in a line such as "Acme Foods Ltd. - Leeds" or "Acme · Remote". */
const joint = /\s[-–—|·•]\s|[|·•]|,\s|\s\(|\s\s/u;
const name = String.raw`(\p{Lu}[\p{L}\p{N}&.'’+-]{0,30}(?: (?:&|of|and|de|\p{Lu}[\p{L}\p{N}&.'’+-]{0,30}|\d{1,4})){0,4})`;
const wholeName = new RegExp(`^${name}$`, 'u');
/** Sentences only an employer is the subject or the object of; a role follows "a", "the" or "our". */
const sentences = [
  String.raw`(?<![\p{L}\p{N}] |[\p{L}\p{N}])At ${name}, (?:we|you|our|your)\b`,
  String.raw`^About ${name}$`,
  String.raw`^(?:Why )?[Jj]oin ${name}(?:$|[.,!?:]| (?:as|and|to)\b)`,
  String.raw`(?:^|[.!?] )${name} (?:is (?:hiring|looking for|seeking|searching for|recruiting)|seeks|employs)\b`,
].map((source) => new RegExp(source, 'mu'));
/** What stands where an employer's name could, and is none. */
const other =
  /^(?:(?:about|our|the|this|your) (?:us|you|team|company|role|job|position|opportunity|board|governors|governing body)|us|you|we|it|this|that|remote|hybrid|on-?site|full|part|permanent|temporary|contract|location|salary|pay|posted|job|position|role|reports?|department|team|benefits|requirements?|responsibilities|what|who|why|how)(?:$|[^\p{L}])/iu;
/** legalForm is the end of an employer's name that says what kind of firm it is. */
export const legalForm =
  /,? (?:inc|incorporated|llc|l\.l\.c|ltd|limited|llp|pllc|plc|corp|corporation|co|gmbh|ag|s\.?a|b\.?v|n\.?v|oy|ab|as|kg|s\.?r\.?l|pty ltd)\.?$/iu;
/** An employer stands in the first lines of a posting or in a sentence about it; what is longer is no head. */
const headLines = 3;
const headCharsMax = 60;
const textCharsMax = 20_000;

/**
 * findEmployer finds who a posting is from: where it says so, or in the line below the title when the text names the same
 * again. Undefined when that is not sure; a file is better named without an employer than after something else.
 */
export function findEmployer(posting: string): string | undefined {
  const text = posting
    .slice(0, textCharsMax)
    .replace(/\r\n?/g, '\n')
    // The stars of a hotel ("****S") are no part of its name.
    .replace(/ ?\*{3,5}S?(?![\p{L}*])/gu, '')
    .replace(/[*_#]+/g, '');
  const said = [labelled, ...sentences].map((pattern) => plain(pattern.exec(text)?.[1]?.split(joint)[0] ?? ''));
  const head = employerInHead(text) ?? '';
  const found = [...said, head].find((each) => each !== '');
  // "About Hawthorn Lane" is said of what the head calls "Hawthorn Lane Kitchens".
  return found !== undefined && head.startsWith(`${found} `) ? head : found;
}

function plain(found: string): string {
  const short = found
    .trim()
    .replace(legalForm, '')
    .replace(/[.,:;]$/, '')
    .trim();
  return /^\p{L}/u.test(short) && !other.test(short) && short.length <= headCharsMax ? short : '';
}

/** The title stands first; the employer below it, and once more in the text. */
function employerInHead(text: string): string | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rest = lines.slice(headLines).join('\n');
  return lines
    .slice(1, headLines)
    .map((line) => plain(line.split(joint)[0] ?? ''))
    .find((found) => wholeName.test(found) && (isNamedIn(rest, found) || isFirm(found)));
}

/** "Harbour Forest Services" says itself that it is a firm. */
function isFirm(found: string): boolean {
  return found.split(' ').length >= firmWordsMin && isOrganization(found) && !isTitle(found);
}

const firmWordsMin = 3;

/** Named again by its first two words, or by the first when it is a word of its own: not "a", "our" or "as the" of it. */
function isNamedIn(text: string, found: string): boolean {
  const [first = '', second] = found.split(' ');
  const start = second === undefined || /^the$/i.test(first) ? found : `${first} ${second}`;
  return [start, first]
    .filter((words) => words.length > 3)
    .some((words) => {
      const at = text.indexOf(words);
      return at >= 0 && !/(?:^|\s)(?:an?|our|as|the|this|your|of) $/i.test(text.slice(Math.max(0, at - 6), at));
    });
}
