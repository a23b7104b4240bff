import type { Detail, Entry } from '../../resume-text/entries.js';
import type { Section } from '../../resume-text/parse.js';
import { withLead } from './lead.js';
import { block, inline } from '../../resume-text/markdown.js';
import { isCurrent, writePeriod } from '../../resume-text/periods.js';
import type { Target } from './relevance.js';
import { byRelevance, inTheirWords, readSkillGroups, type SkillGroup } from './skill-groups.js';
import type { Style } from './styles.js';
import { expandContractions, tidyBullet, withStop, type Tense } from './tidy.js';
import { isSureVerb } from '../../resume-text/verbs.js';

/** Writing is what every part of one result shares. */
export interface Writing {
  style: Style;
  target: Target;
  /** Details that stand among the highlights, and so no longer in their entry. */
  moved: Set<Detail>;
}

/** writeSection gives the Markdown blocks of a section, without its heading. */
export function writeSection(section: Section, writing: Writing): string[] {
  if (section.kind === 'skills' && section.entries.length === 0) return writeSkills(readSkillGroups(section), writing);
  const isAction = section.kind === 'experience' || section.kind === 'projects' || section.kind === 'volunteering';
  const before = writeDetails(section.details, writing, undefined);
  return [...before, ...section.entries.flatMap((entry) => writeEntry(entry, writing, isAction))];
}

function writeEntry(entry: Entry, writing: Writing, isAction: boolean): string[] {
  const title = [entry.title, entry.organization]
    .filter((part) => part !== '')
    .map(inline)
    .join(' | ');
  const under = [writePeriod(entry.dates, writing.style.longDates), entry.place]
    .filter((part) => part !== '')
    .map(inline);
  const tense: Tense = isCurrent(entry.dates) || entry.dates === '' ? 'base' : 'past';
  const details = entry.details.filter((detail) => !writing.moved.has(detail));
  return [
    `### ${title}`,
    under.length > 0 ? `*${under.join(' · ')}*` : '',
    ...writeDetails(isAction ? details.map(asBullet) : details, writing, isAction ? tense : undefined),
  ];
}

/** A line without a mark that starts with what was done is a bullet whose mark was lost. */
function asBullet(detail: Detail): Detail {
  const [first = '', ...rest] = detail.text.split(' ');
  const isOne = !detail.isBullet && detail.text.length <= 260 && isSureVerb(first, rest.join(' '));
  return isOne ? { ...detail, isBullet: true } : detail;
}

/** Paragraphs stay where they are; the bullets between them are put in order of relevance. */
function writeDetails(details: Detail[], writing: Writing, tense: Tense | undefined): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < details.length;) {
    const detail = details[at];
    if (!detail?.isBullet) {
      blocks.push(block(worded(detail?.text ?? '', writing.style)));
      at += 1;
      continue;
    }
    let end = at;
    while (details[end]?.isBullet) end += 1;
    const run = details.slice(at, end).map(({ text }) => text);
    blocks.push(
      (tense ? ordered(run, writing.target) : run).map((text) => writeBullet(text, writing.style, tense)).join('\n'),
    );
    at = end;
  }
  return blocks;
}

function ordered(texts: string[], target: Target): string[] {
  return texts
    .map((text, index) => ({ text, index, weight: target.weigh(text) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ text }) => text);
}

function writeBullet(text: string, style: Style, tense: Tense | undefined): string {
  if (!tense) return `- ${block(worded(text, style))}`;
  const tidy = worded(tidyBullet(text, tense), style);
  return `- ${style.boldLeads ? withLead(tidy) : block(style.fullStops ? withStop(tidy) : tidy)}`;
}

function worded(text: string, style: Style): string {
  return style.fullStops ? expandContractions(text) : text;
}

function writeSkills(groups: SkillGroup[], { style, target }: Writing): string[] {
  const long = groups.flatMap((group) => group.items).some((item) => item.length > 60);
  if (style.groupSkills && !long) return writeSkillsAskedFor(groups, target);
  const lines = groups.map(({ label, items }) => {
    const text = byRelevance(items, target).map((item) => inline(inTheirWords(item, target)));
    if (text.some((item) => item.length > 60)) return text.map((item) => `- ${item}`).join('\n');
    return label === '' ? capitalised(text.join(', ')) : `- **${inline(label)}:** ${text.join(', ')}`;
  });
  const isList = lines.length > 1 && lines.every((line) => line.startsWith('- '));
  return isList
    ? [lines.join('\n')]
    : lines
        .map((line) => (lines.length > 1 && !line.startsWith('- ') ? `- ${line}` : line))
        .join('\n')
        .split('\n\n');
}

function capitalised(list: string): string {
  return /^\p{Ll}+(?:[ ,]|$)/u.test(list) ? list.charAt(0).toUpperCase() + list.slice(1) : list;
}

function writeSkillsAskedFor(groups: SkillGroup[], target: Target): string[] {
  const all = groups.flatMap((group) => group.items);
  const asked = byRelevance(
    all.filter((item) => target.keywordOf(item)),
    target,
  ).map((item) => inTheirWords(item, target));
  // A label sets two groups apart; one alone needs none.
  if (asked.length === 0 && groups.every(({ label }) => label === '')) return [all.map(inline).join(', ')];
  const rest = groups.map(({ label, items }) => ({ label, items: items.filter((item) => !target.keywordOf(item)) }));
  const lines = [
    ...(asked.length > 0 ? [line('Relevant to this position', asked)] : []),
    ...rest
      .filter(({ items }) => items.length > 0)
      .map(({ label, items }) => line(label === '' ? 'Further skills' : label, items)),
  ];
  return [lines.join('\n')];
}

function line(label: string, items: string[]): string {
  return `- **${inline(label)}:** ${items.map(inline).join(', ')}`;
}
