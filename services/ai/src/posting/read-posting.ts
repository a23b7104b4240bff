import { createHash } from 'node:crypto';
import { findEmployer } from '@tailwright/resume-text/posting/posting-employer';
import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { kindOf } from './kind.js';
import { chooseLabel, namesSkill } from './choose-label.js';
import type { LineLabel } from './line-tagger.js';
import { partsOf } from './parts.js';
import { isNoRequirement, tellsOfNamed } from './not-asking.js';
import { plain } from './posting-lines.js';
import { maskMarkup } from './mask-markup.js';
import type { Requirement } from './requirement.js';
import { isResume } from './resume-in-place.js';
import { leadInLength } from './lead-in.js';
import { cutStatements } from './statements.js';
import { strengthOf } from './strength.js';
import { readUnits, type Unit } from './units.js';

/**
 * readPosting lists what a job asks, in the order of the posting: requirements, duties and conditions, each once, and no
 * company text, benefits, law or ways to apply. A resume in place of a posting asks nothing.
 */
export const readPosting: (posting: string) => readonly Requirement[] = rememberLast(readRequirements);

function readRequirements(posting: string): Requirement[] {
  if (isResume(posting)) return [];
  const { text: masked } = maskMarkup(posting);
  const byText = new Map<string, Requirement>();
  const cutsOf = cutter();
  const employer = findEmployer(posting) ?? '';
  const units = readUnits(posting).filter(({ text, isItem }) => isItem || !tellsOfNamed(text, employer));
  for (const { unit, label } of askingUnits(units)) {
    for (const statement of cutsOf(masked.slice(unit.start, unit.end), unit, label)) {
      // Half of a sentence may still say whom one reports to.
      if (isNoRequirement(statement.text)) continue;
      const key = statement.text.toLowerCase();
      const first = byText.get(key);
      if (first === undefined) byText.set(key, requirementOf(statement, unit, label));
      else if (first.strength !== 'required') {
        const isRequired = strengthIn(unit, statement.text, label) === 'required';
        if (isRequired) first.strength = 'required';
      }
    }
  }
  return [...byText.values()];
}

/** The units that ask something. A text of one or two lines has no sections to go by: there, what names a skill asks for it. */
function askingUnits(units: Unit[]): { unit: Unit; label: LineLabel }[] {
  const content = units.filter(({ isHeading }) => !isHeading);
  const labels = new Map<string, LineLabel | undefined>();
  const asking = content.flatMap((unit) => {
    const { section, isFar, isItem, isTop, text } = unit;
    const key = `${section} ${isFar} ${isItem} ${isTop} ${text}`;
    const label = labels.has(key) ? labels.get(key) : chooseLabel(unit);
    labels.set(key, label);
    return label === undefined ? [] : [{ unit, label }];
  });
  if (asking.length > 0) return asking;
  return content.filter(namesSkill).map((unit) => ({ unit, label: 'requirement' }));
}

/** Statement is a stretch of a unit that asks one thing; offsets in the unit. */
interface Statement {
  start: number;
  end: number;
  text: string;
}

/** cutter cuts the units of one posting into statements, those that are written alike once. */
function cutter(): (raw: string, unit: Unit, label: string) => readonly Statement[] {
  const known = new Map<string, readonly Statement[]>();
  return (raw, unit, label) => {
    const isSentence = !unit.isItem && /[.!?:]$/.test(unit.text);
    const key = `${label} ${isSentence} ${raw}`;
    const made = known.get(key) ?? statementsIn(raw, label, isSentence);
    known.set(key, made);
    return made;
  };
}

function statementsIn(raw: string, label: string, isSentence: boolean): readonly Statement[] {
  const cuts = label === 'eligibility' ? [wholeOf(raw)] : cutStatements(raw, label === 'duty', isSentence);
  return cuts.map(({ start, end }) => ({ start, end, text: plain(raw.slice(start, end)) }));
}

function requirementOf({ start, end, text }: Statement, unit: Unit, label: string): Requirement {
  const span = { start: unit.start + start, end: unit.start + end };
  const kind = kindOf(text, label);
  const strength = strengthIn(unit, text, label);
  const parts = partsOf(text, kind);
  return { id: idOf(text, span.start), text, span, strength, kind, parts, isScored: kind !== 'availability' };
}

function strengthIn(unit: Unit, text: string, label: string): Requirement['strength'] {
  return strengthOf(text, unit.text, unit.isFar ? 'unknown' : unit.section, label);
}

/** A condition of the appointment is one statement, whatever it lists. */
function wholeOf(raw: string): { start: number; end: number } {
  return { start: leadInLength(raw), end: raw.replace(/[\s.;:!]{1,20}$/, '').length };
}

function idOf(text: string, start: number): string {
  return createHash('sha256').update(`${start}:${text}`).digest('base64url').slice(0, 10);
}
