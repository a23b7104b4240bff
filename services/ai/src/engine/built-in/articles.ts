import { linesOf } from '../../text/data-file.js';

/** withArticle writes "an Account Executive"; abbreviations go by the sound of their first letter, plain ranks without. */
export function withArticle(title: string): string {
  if (/^(?:chief|head|director|vice|president|chair|ceo|cto|cfo|coo|owner|founder|co-?founder)\b/i.test(title))
    return title;
  return /^\p{Script=Latin}/u.test(title) ? `${articleBefore(title)} ${title}` : title;
}

function articleBefore(words: string): string {
  const first = words.split(/[\s-]/)[0] ?? '';
  const isSpelled = /^\p{Lu}{2,5}$/u.test(first);
  const isVowel = isSpelled
    ? /^[AEFHILMNORSX]/.test(first)
    : /^(?:[aeioàáâäèéêëîïôö]|u(?!n[ix]|s[aeiou]|tili))|^(?:hono|hour|heir)/i.test(first);
  return isVowel ? 'an' : 'a';
}

let loaded: ReadonlySet<string> | undefined;

function countNouns(): ReadonlySet<string> {
  loaded ??= new Set(linesOf('letters/count-nouns.txt'));
  return loaded;
}

const determined =
  /^(?:an?|the|all|each|every|any|both|no|our|their|its|his|her|my|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|more|over|about|up|[^\p{L}]\S*|\p{L}+['’]s)$/iu;
const periodic = /^(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annual|nightly)$/i;
/** Where the words that an article stands before end. */
const endOfPhrase =
  /(?:,|;|:|\s\(|\s(?:of|for|with|in|on|to|from|at|by|and|or|that|which|who|about|using|under|as|into|per|between|across|during)\s)/i;

/** withLeadingArticle gives a thing that is counted the article it needs in a sentence: "user guide" is "a user guide". */
export function withLeadingArticle(phrase: string): string {
  const end = endOfPhrase.exec(phrase)?.index ?? phrase.length;
  const words = phrase.slice(0, end).trim().split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 5 || determined.test(first)) return phrase;
  if (!countNouns().has(last.toLowerCase())) return phrase;
  if (periodic.test(first)) return `the ${phrase}`;
  return `${articleBefore(phrase)} ${phrase}`;
}

/** needsNoArticle is true for words that stand in a sentence as they are: several things, a doing, or nothing to count. */
export function needsNoArticle(words: string): boolean {
  if (countNouns().has((words.split(' ').at(-1) ?? '').toLowerCase())) return false;
  return (
    determined.test(words.split(' ')[0] ?? '') ||
    /(?:\p{L}[^s\W]s|ings?|tions?|sions?|ments?|ances?|ences?|upkeep|care|work|payroll|software|hardware|research|production|design|delivery|recovery|removal|control|support|training|stock|sales|service|safety|quality|procurement|hygiene|security|compliance|assembly|repair|cover|advice|help|input|data|liaison|intake|storage|entry|(?:month|year)[- ]end)$/iu.test(
      words,
    )
  );
}
