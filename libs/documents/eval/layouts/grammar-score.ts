import { readResume } from '@tailwright/resume-text/read-resume';
import type { LaidOutEntry, LaidOutResume } from './laid-out-resume.js';
import type { Share } from './layout-score.js';

/** scoreGrammar counts the entries that the grammar of a resume reads whole from a text: title, employer and dates. */
export function scoreGrammar(text: string, resume: LaidOutResume): Share {
  const heads = readResume(text)
    .sections.flatMap((section) => section.entries)
    .map((entry) => [entry.title, entry.organization, entry.place, entry.dates, ...entry.notes].join(' '))
    .map(flat);
  const entries = entriesOf(resume);
  const right = entries.filter((entry) => heads.some((head) => partsOf(entry).every((part) => head.includes(part))));
  return { right: right.length, all: entries.length };
}

/** plainTextOf writes a resume as somebody types it, to compare what is read from a layout with. */
export function plainTextOf({ name, headline, contacts, sections }: LaidOutResume): string {
  const lines = [name, headline ?? '', contacts.join(' | ')];
  for (const { heading, paragraphs = [], entries = [], rows = [], lines: own = [], items = [] } of sections) {
    lines.push('', heading, ...paragraphs);
    for (const { title, organization, place, dates, paragraphs: told = [], bullets = [] } of entries)
      lines.push([title, organization, place, dates].filter(Boolean).join(' | '), ...told, ...bullets.map(asBullet));
    lines.push(...rows.map((row) => row.join('\t')), ...own, ...items.map(asBullet));
  }
  return lines.join('\n');
}

function entriesOf({ sections }: LaidOutResume): LaidOutEntry[] {
  return sections.flatMap((section) => section.entries ?? []).filter((entry) => entry.organization && entry.dates);
}

function partsOf({ title, organization = '', dates }: LaidOutEntry): string[] {
  return [title, organization, dates].map(flat).filter((part) => part !== '');
}

const asBullet = (text: string) => `- ${text}`;

function flat(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
