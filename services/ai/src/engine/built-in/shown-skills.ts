import type { Detail, ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import { readSkillGroups } from '@tailwright/resume-text/sections/skills';
import { isTitle } from '@tailwright/resume-text/recognizers/titles';
import { toolsIn } from '../../evidence/families.js';
import type { Asked } from './asked.js';
import type { Changes } from './changes.js';
import { isPlainlySaid, namesIn, type Name } from './names.js';
import { isLessened, readSkillList, writeSkillList } from './skill-list.js';

/** Shown is a thing that the posting asks for by name and a line of a job shows by name. */
interface Shown {
  key: string;
  text: string;
  line: string;
  requirements: string[];
  weight: number;
}

/** What these sections name is told of, and not listed. */
const told: ReadonlySet<Section['kind']> = new Set(['summary', 'experience', 'projects', 'volunteering']);
const addedMax = 6;
const itemCharsMax = 45;
const lineWordsMin = 4;

/**
 * addShownSkills adds to the person's own list of skills what a bullet of theirs shows by name and the posting asks for by
 * that name. Without such a list, or where it is not read for sure, nothing is added.
 */
export function addShownSkills(resume: ResumeDocument, asked: Asked, changes: Changes): void {
  const lists = resume.sections.filter((section) => section.kind === 'skills' && section.confidence === 1);
  const [section, ...others] = lists;
  const last = section && lastItem(section);
  if (!section || !last || others.length > 0 || areChosen(section)) return;
  const listed = new Set(
    resume.sections
      .filter(({ kind }) => !told.has(kind))
      .flatMap(({ details }) => details.flatMap(({ text }) => namesIn(text).map(({ key }) => key))),
  );
  const shown = shownIn(resume, asked)
    .filter(({ key }) => !listed.has(key))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, addedMax);
  if (shown.length === 0) return;
  const ground = {
    lines: shown.map(({ line }) => line),
    requirements: shown.flatMap(({ requirements }) => requirements),
  };
  const items = shown.map(({ text }) => text);
  const list = readSkillList({ ...last, text: changes.textOf(last) });
  // Below "Want to learn: Rust" an item would seem to be wished for, too.
  if (list && isLessened(list)) return;
  if (list && list.head === '' && (section.details.length === 1 || !last.isBullet))
    changes.change(last, writeSkillList({ ...list, items: [...list.items, ...items] }), 'skills', ground);
  // A paragraph of a word or two below rows of another form looks as if it was put there.
  else if (last.isBullet && list) changes.add(last, items.join(list.joint), 'skills', ground);
  else if (last.isBullet)
    for (const { text, line, requirements } of shown)
      changes.add(last, text, 'skills', { lines: [line], requirements });
}

/**
 * True for what somebody chose or graded: the three "Top Skills" of a profile, and a list that says how well each is known.
 * Among "SAP MM (very good), Power BI (basics)" a bare name would claim more than the person does.
 */
function areChosen({ heading, details }: Section): boolean {
  const graded = details.flatMap(({ text }) => text.match(/\([^()]*\)/g) ?? []);
  return /^(?:top|main) skills$/i.test(heading) || graded.length >= gradedMin;
}

const gradedMin = 2;

/** The last line of a section in which every line is a list or a short item; undefined where one is something else. */
function lastItem({ details, entries }: Section): Detail | undefined {
  const isList = details.every(
    (detail) => detail.isSubheading || readSkillList(detail) !== undefined || detail.text.length <= itemCharsMax,
  );
  const last = details.at(-1);
  return isList && entries.length === 0 && last && !last.isSubheading && !isInGroups(details) ? last : undefined;
}

/** "Secrets" above "Vault, SOPS": what is added at the end would stand under the name of the last group. */
function isInGroups(details: Detail[]): boolean {
  const lines = new Set(details.map(({ text }) => text.replace(/:$/, '')));
  return readSkillGroups(details).some(({ label }) => lines.has(label));
}

function shownIn(resume: ResumeDocument, asked: Asked): Shown[] {
  const shown = new Map<string, Shown>();
  for (const { kind, entries } of resume.sections) {
    if (kind !== 'experience' && kind !== 'projects') continue;
    for (const detail of entries.flatMap(({ details }) => details)) {
      const { text } = detail;
      // A bare list among the lines of a job says nothing of what was done with its items.
      if (text.split(' ').length < lineWordsMin || readSkillList(detail)) continue;
      for (const name of namesIn(text)) {
        const wanted = asked.names.get(name.key);
        const isSame = wanted?.text.toLowerCase() === name.text.toLowerCase();
        if (!wanted || !isSame || wanted.isCredential || shown.has(name.key) || !isPlainlySaid(text, name)) continue;
        // "Chef" is a tool of servers, and in a kitchen who somebody is.
        if (!isNameOfThing(wanted.text) || isTitle(wanted.text) || isBestowed(text, name)) continue;
        const { requirements, weight } = wanted;
        shown.set(name.key, { key: name.key, text: wanted.text, line: text, requirements, weight });
      }
    }
  }
  return [...shown.values()];
}

/** The name of a tool that is known as one, with a capital or a digit; other terms are no entries of a list of tools. */
function isNameOfThing(text: string): boolean {
  return /\p{Lu}|\d/u.test(text) && toolsIn(text).tools.size > 0;
}

/**
 * isBestowed is true for what a line says was earned or awarded ("earned STEP status"), and for letters in brackets behind the
 * words that they stand for ("School Travel Excellence Programme (STEP)"), where those name no tool: it is no tool of the person.
 */
export function isBestowed(text: string, { start, end }: Pick<Name, 'start' | 'end'>): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - nearCharsMax), start), text.slice(end, end + nearCharsMax)];
  if (bestowedBefore.test(before) || bestowedBehind.test(behind)) return true;
  const isBracketed = before.endsWith('(') && behind.startsWith(')');
  return isBracketed && standsForWords(text.slice(start, end), before.slice(0, -1));
}

const nearCharsMax = 90;
const bestowedBefore =
  /(?<!\p{L})(?:earn(?:ed|ing)|award(?:s|ed)?|recogni[sz](?:ed|ion)|recognition|accredit(?:ed|ation)|achieved|attained|granted|honou?red|medal|prize)(?!\p{L})(?![^.;:]*\s(?:using|via|through|with)\s)[^.;:]{0,80}$/iu;
const bestowedBehind =
  /^\)?,? (?:[\p{L}-]{1,20} ){0,2}(?:status|awards?|recognition|accreditation|designation|seal|badge|medal|prize|honou?rs?)(?!\p{L})/iu;

/** The first letters of the words right before, with or without the small words, are the letters; and those words name nothing that is known. */
function standsForWords(letters: string, before: string): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(letters)) return false;
  const words = before.trim().split(/[\s-]+/u);
  const initialsOf = (name: readonly string[]) => name.map((word) => word.charAt(0).toUpperCase()).join('');
  for (let count = letters.length; count <= letters.length + smallWordsMax; count += 1) {
    const name = words.slice(-count);
    const isName = name.length === count && !smallWord.test(name[0] ?? '');
    const isWhole =
      initialsOf(name) === letters || initialsOf(name.filter((word) => !smallWord.test(word))) === letters;
    if (isName && isWhole) return namesIn(name.join(' ')).length === 0;
  }
  return false;
}

const smallWordsMax = 3;
const smallWord = /^(?:a|an|and|at|for|in|of|on|the|to|with|&)$/iu;
