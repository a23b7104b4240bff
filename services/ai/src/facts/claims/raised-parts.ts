import { readVerb } from '../../text/verbs.js';

const leadsOthers =
  /\b(?:led|lead|leads|leading|manag(?:e|ed|es|ing)|supervis(?:e|ed|es|ing)|oversaw|oversee(?:s|ing)?|head(?:ed|s)|direct(?:ed|s|ing)|spearhead\w+|chair(?:ed|s)?|captain(?:ed)?|own(?:ed|s))\b(?! to\b)/i;

const leadsToo =
  /lead|\bled\b|manag|supervis|overs|\bhead|direct|\bruns?\b|\bran\b|running|charge|\bown|chief|captain|chair|crew of|team of|reports\b|coordinat|foreman|boss|responsible|sole|\bonly\b|\bmine\b|\bmy\b|organi[sz]|train|teach|taught|coach|mentor|founder|founded|set up|super\b|sup[’']?t|mgr|principal|president|editor|treasurer/i;

/** "Drove" is left out: most of those who drove something had a vehicle. */
const leadVerb =
  /^(?:also )?(?:led|lead|leads|leading|oversaw|oversees?|overseeing|headed|heads|directed|directs?|spearheaded|orchestrated?|championed|supervised|supervises?|pioneered|masterminded|chaired|commanded|captained)\b/i;

/** A line that begins with a plain verb, told with one of leading in its place. */
export function isVerbRaised(text: string, line: string): boolean {
  const [first = ''] = line.split(/\s+/);
  return leadVerb.test(text) && readVerb(first.toLowerCase()) !== undefined && !leadsToo.test(line);
}

/** "Managed stock" and "manage the diary" are duties; who manages people, money or a place leads. */
const managesThings =
  /\bmanag(?:e|ed|es|ing)\b(?! (?:[\p{L}\d&'’-]+ ){0,4}?(?:teams?|staff|people|crews?|employees|reports|budgets?|departments?|divisions?|branch(?:es)?|sites?|stores?|projects?|programmes?|programs?|accounts?|contractors?|suppliers?|vendors?|\p{L}+(?:ers|ors|ists|ants|ees|men))\b)/giu;

/** A claim that leads where the lines do not. */
export function isRaisedPart(text: string, own: string): boolean {
  return leadsOthers.test(text.replace(managesThings, ' ')) && !leadsToo.test(own);
}
