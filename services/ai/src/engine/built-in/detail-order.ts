import type { Detail, Entry, Section } from '@tailwright/resume-text/resume-document';
import type { Asked } from './asked.js';
import type { Target } from './relevance.js';

/** orderDetails puts the lines of each entry that prove what the posting asks for first; paragraphs stay where they are. */
export function orderDetails(section: Section, target: Target, asked: Asked): Section {
  return { ...section, entries: section.entries.map((entry) => orderedEntry(entry, target, asked)) };
}

function orderedEntry(entry: Entry, target: Target, asked: Asked): Entry {
  const details: Detail[] = [];
  for (let at = 0; at < entry.details.length;) {
    let end = at;
    while (entry.details[end]?.isBullet) end += 1;
    const run = entry.details.slice(at, Math.max(end, at + 1));
    details.push(...(run.length > 1 ? byWorth(run, target, asked) : run));
    at += run.length;
  }
  return { ...entry, details };
}

/** A line that speaks of the one before it, or begins in small letters among capitals, cannot stand without it. */
const dependent =
  /^(?:also|then|later|after(?:wards| that| this)|before that|this|that|these|those|they|it|its|both|same|the same|there|here|again|likewise|too|plus|and|but|or|so|which|who|where|another|other|others|the other|the rest|result|results|e\.g\.|i\.e\.|incl\w*)\b|^[(&+→=…]|^\.\.\./i;

const scope =
  /\d|^[^.:]{1,20}:\s|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|report(?:s|ed|ing)? to|in charge of|responsible for|sole|only)\b/i;

interface Group {
  details: Detail[];
  index: number;
  worth: number;
}

/**
 * Lines that prove a requirement come first, by how much they prove; the rest keeps the person's order. So does a first
 * line that tells how large the job is or begins with a label.
 */
function byWorth(run: Detail[], target: Target, asked: Asked): Detail[] {
  if (run.some(({ text }) => text.endsWith(':'))) return run;
  const groups: Group[] = [];
  for (const detail of run) {
    const worth = asked.requirements.length > 0 ? asked.worthOf(detail.span.start) : target.weigh(detail.text);
    const last = groups.at(-1);
    if (last && dependent.test(detail.text)) {
      last.details.push(detail);
      last.worth = Math.max(last.worth, worth);
    } else groups.push({ details: [detail], index: groups.length, worth });
  }
  const isScope = scope.test(run[0]?.text ?? '');
  const fixed = isScope ? groups.slice(0, 1) : [];
  const moved = groups.slice(fixed.length).sort((a, b) => b.worth - a.worth || a.index - b.index);
  return [...fixed, ...moved].flatMap(({ details }) => details);
}
