import { createHash } from 'node:crypto';
import { rememberLast } from '@tailwright/resume-text/remember-last';
import { kindOf } from './kind.js';
import { chooseLabel, namesSkill } from './choose-label.js';
import type { LineLabel } from './line-tagger.js';
import { partsOf } from './parts.js';
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
  for (const { unit, label } of askingUnits(readUnits(posting))) {
    for (const requirement of statementsOf(masked, unit, label)) {
      const key = requirement.text.toLowerCase();
      const first = byText.get(key);
      if (first === undefined) byText.set(key, requirement);
      else if (requirement.strength === 'required') first.strength = 'required';
    }
  }
  return [...byText.values()];
}

/** The units that ask something. A text of one or two lines has no sections to go by: there, what names a skill asks for it. */
function askingUnits(units: Unit[]): { unit: Unit; label: LineLabel }[] {
  const content = units.filter(({ isHeading }) => !isHeading);
  const asking = content.flatMap((unit) => {
    const label = chooseLabel(unit);
    return label === undefined ? [] : [{ unit, label }];
  });
  if (asking.length > 0) return asking;
  return content.filter(namesSkill).map((unit) => ({ unit, label: 'requirement' }));
}

function statementsOf(masked: string, unit: Unit, label: string): Requirement[] {
  const raw = masked.slice(unit.start, unit.end);
  const isSentence = !unit.isItem && /[.!?:]$/.test(unit.text);
  const cuts = label === 'eligibility' ? [wholeOf(raw)] : cutStatements(raw, label === 'duty', isSentence);
  return cuts.map((cut) => {
    const text = plain(raw.slice(cut.start, cut.end));
    const span = { start: unit.start + cut.start, end: unit.start + cut.end };
    const kind = kindOf(text, label);
    const strength = strengthOf(text, unit.text, unit.isFar ? 'unknown' : unit.section, label);
    return {
      id: idOf(text, span.start),
      text,
      span,
      strength,
      kind,
      parts: partsOf(text, kind),
      isScored: kind !== 'availability',
    };
  });
}

/** A condition of the appointment is one statement, whatever it lists. */
function wholeOf(raw: string): { start: number; end: number } {
  return { start: leadInLength(raw), end: raw.replace(/[\s.;:!]{1,20}$/, '').length };
}

function idOf(text: string, start: number): string {
  return createHash('sha256').update(`${start}:${text}`).digest('base64url').slice(0, 10);
}
