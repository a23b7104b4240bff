import { splitGaps } from '@tailwright/resume-text/text/split-cells';
import type { Detail, ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import { languageNames } from '../../posting/language-names.js';
import { isSameName } from '../../lexicon/same-name.js';
import type { Asked, AskedName } from './asked.js';
import type { Said } from './held.js';
import { inSentence } from './in-sentence.js';
import { isPlainlySaid, namesIn, type Name } from './names.js';

export function isPlainName(name: string): boolean {
  return name !== '' && name.length <= 50 && /^\p{Lu}/u.test(name) && !/["“”()|:;\d•·*]|\p{Lu}{5}|, .*, /u.test(name);
}

export function detailsOf({ sections }: ResumeDocument, wanted: Section['kind']): Detail[] {
  return sections.filter(({ kind }) => kind === wanted).flatMap(({ details }) => details);
}

/** What both sides name, the most wanted first: in the posting's words where they are a name of the same thing. */
export function saidIn(details: Detail[], asked: Asked): Said[] {
  const said = new Map<string, Said & { weight: number }>();
  for (const { text } of details) {
    let last: Name | undefined;
    for (const name of namesIn(text)) {
      const wanted = asked.names.get(name.key);
      // "Guidewire ClaimCenter" is one name, though each half is one.
      const isPart = last !== undefined && name.start === last.end + 1 && text[last.end] === ' ';
      last = name;
      if (isPart || languageNames(name.text).length > 0) continue;
      const isNew = wanted && !wanted.isCredential && !name.isCredential && !said.has(name.key);
      if (!isNew || isVague(name.text) || isDeed(name) || !isPlainlySaid(text, name)) continue;
      const { requirements, weight } = wanted;
      said.set(name.key, {
        key: name.key,
        text: nameFor(isRated(text) ? withoutRating(name) : name, wanted),
        line: text,
        requirements,
        weight,
      });
    }
  }
  return [...said.values()].sort((a, b) => b.weight - a.weight);
}

/** "Kubernetes 5     Python 3     Bash 4": the figures rate what stands before them, and are no versions. */
function isRated(line: string): boolean {
  const cells = splitGaps(line);
  return cells.length > 1 && cells.every((cell) => / \d{1,2}$/.test(cell));
}

function withoutRating(name: Name): Name {
  return { ...name, text: name.text.replace(/ \d{1,2}$/, '') };
}

/** "Read blueprints and bend conduit": several words that begin a line tell what was done, and name nothing. */
function isDeed({ text, start }: Name): boolean {
  return start === 0 && text.includes(' ') && !/ \p{Lu}/u.test(text);
}

/** One common word ("production", "battery") says too little beside the names of things. */
function isVague(name: string): boolean {
  return /^\p{L}?\p{Ll}+$/u.test(name) && !/^\p{Lu}/u.test(name);
}

function nameFor(name: Name, wanted: AskedName): string {
  return inSentence(isSameName(name.text, wanted.text) ? wanted.text : name.text);
}
