import type { Detail, Entry } from '../../resume-text/entries.js';
import type { Section } from '../../resume-text/parse.js';
import { withLead } from './lead.js';
import { inline } from '../../resume-text/markdown.js';
import { isCurrent } from '../../resume-text/periods.js';
import type { Target } from './relevance.js';
import { tidyBullet } from './tidy.js';

/** Highlight is a bullet shown above the jobs, with the employer it belongs to. */
export interface Highlight {
  detail: Detail;
  entry: Entry;
}

const highlightsMax = 3;

/** chooseHighlights picks the strongest bullets of jobs that keep at least two others. */
export function chooseHighlights(sections: Section[], target: Target): Highlight[] {
  const jobs = sections.filter((section) => section.kind === 'experience').flatMap((section) => section.entries);
  const candidates = jobs.flatMap((entry) => candidatesOf(entry, target));
  if (candidates.length < highlightsMax) return [];
  candidates.sort((a, b) => b.weight - a.weight);
  const chosen: Highlight[] = [];
  for (const { detail, entry } of candidates) {
    const taken = chosen.filter((each) => each.entry === entry).length;
    if (chosen.length < highlightsMax && entry.details.length - taken > 2) chosen.push({ detail, entry });
  }
  return chosen.length < 2 ? [] : chosen;
}

function candidatesOf(entry: Entry, target: Target): (Highlight & { weight: number })[] {
  if (entry.organization === '' && entry.title === '') return [];
  const bullets = entry.details.filter(
    (detail) => detail.isBullet && detail.text.length >= 25 && detail.text.length <= 260,
  );
  return bullets.map((detail) => ({
    detail,
    entry,
    weight: target.weigh(detail.text) + strength(detail.text),
  }));
}

/** A result with a figure stands out; help given to somebody else is no headline. */
function strength(text: string): number {
  const isWeak = /^(?:assist|help|support|participat|took part|attend|shadow|observ|member|responsible)/i.test(text);
  return (/\d/.test(text) ? 0.6 : 0) - (isWeak ? 1.2 : 0);
}

export function writeHighlights(highlights: Highlight[]): string[] {
  if (highlights.length === 0) return [];
  const lines = highlights.map(({ detail, entry }) => {
    const where = entry.organization === '' ? entry.title : entry.organization;
    return `- ${withLead(tidyBullet(detail.text, isCurrent(entry.dates) ? 'base' : 'past'))} (${inline(where)})`;
  });
  return ['## Selected Achievements', lines.join('\n')];
}
