import { allMatches } from '@tailwright/resume-text/text/all-matches';

const all = /(?<!\p{L})(?:both|all(?: of (?:them|whom|which|these|those))?|every one|none of (?:them|whom))(?!\p{L})/iu;
const some =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|[\d,]{1,7}) of (?:them|these|those|which|whom)(?!\p{L})|(?<!\p{L})(?:one|two|three|four|five|six) ha(?:s|ve) [^.;]{2,60}(?:,|;| and) (?:one|two|three|four|five|six) (?:is|are|ha(?:s|ve))(?!\p{L})/iu;
const someOfClaim = /(?<!\p{L})(?:one|\d{1,4}) (?:of|is|was|now)(?!\p{L})|(?<!\p{L})half(?!\p{L})/iu;

/** isAllOfSome is true for all where the line counts some: "both now partners" of "two juniors, one of them now a partner". */
export function isAllOfSome(text: string, line: string): boolean {
  return all.test(text) && some.test(line) && !some.test(text) && !someOfClaim.test(text);
}

const inFull = /(?<!\p{L})(?:in full|entirely|completely|fully|wholly|outright)(?!\p{L})/iu;
const inPart = /(?<!\p{L})(?:only|partly|in part|partial\p{L}*|mostly|largely)(?!\p{L})/iu;

/** isFullOfPart is true for what is told in full where the line has a part of it: "set aside in full" of "set aside on the remedy only". */
export function isFullOfPart(text: string, line: string): boolean {
  return inFull.test(text) && inPart.test(line) && !inPart.test(text) && !inFull.test(line);
}

const joint = /(?<!\p{L})co-?(\p{L}{4,})/giu;
const jointly =
  /(?<!\p{L})(?:co-\p{L}{4,}|co(?:author|found|edit|le[ad]|host)\p{L}*|joint(?:ly)?|together|with|one of|alongside|second|assist\p{L}*|help\p{L}*)(?!\p{L})/iu;
/** As many letters are the same in "chair", "chaired" and "chairing". */
const rootChars = 5;
const jointRoots = new Set(
  'chair autho found lead edit direc owner teach write wrote host manag facil super desig prese inven trust organ lectu'
    .split(' ')
    .map((root) => root.slice(0, rootChars)),
);

/** isJointToldAsOwn is true for "chaired the committee" where the line has a co-chair. */
export function isJointToldAsOwn(text: string, line: string): boolean {
  if (jointly.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const roots = allMatches(joint, line).map(([, word = '']) => word.toLowerCase().slice(0, rootChars));
  return roots.some((root) => jointRoots.has(root) && words.some((word) => word.startsWith(root)));
}

const eachOfClaim =
  /(?<![\d.,])(\d[\d,.]{0,12}\d|\d)(?![.,]?\d)[^.;,()]{0,30}(?<!\p{L})(?:each|apiece)(?=\s{0,3}(?:$|[.,;)]))/giu;
const eachOfLine = /(?<!\p{L})(?:each|apiece|every|per|an?)(?!\p{L})|[/@]/iu;

/** isSumToldOfEach is true for a figure of each where the line gives it once, for all: "88,000 followers each". */
export function isSumToldOfEach(text: string, line: string): boolean {
  if (eachOfLine.test(line)) return false;
  return allMatches(eachOfClaim, text).some(([, figure = '']) => line.split(figure).length === 2);
}
