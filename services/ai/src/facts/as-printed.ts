import { keepWhole } from '@tailwright/resume-text/document/keep-whole';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import type { Evidence } from './evidence.js';
import { outline, type Row } from './outline.js';

/** Printed is the original as it is printed where nobody tailors it: the rows below each head and heading. */
interface Printed {
  rows: ReadonlyMap<string, ReadonlySet<string>>;
  /** The headings below which nothing stands. */
  bareHeadings: ReadonlySet<string>;
}

const known = new WeakMap<Evidence, Printed>();

/**
 * rowsAsPrinted finds the rows of a tailored resume that stand word for word under the same head and heading as in the
 * original itself. They are the person's own, however rightly the original was read: nothing of them is new or moved. So are all
 * rows between fences, which `withOwnFences` left.
 */
export function rowsAsPrinted(rows: readonly Row[], evidence: Evidence): Set<Row> {
  const printed = printedOf(evidence);
  const own = new Set<Row>();
  forEachPlaced(rows, (row, place) => {
    if (printed.rows.get(place)?.has(formOf(row))) own.add(row);
  });
  for (const row of rows) if (row.isVerbatim === true) own.add(row);
  return own;
}

/** Whether nothing stands below this heading in the original either. */
export function isBareHeading({ text }: Row, evidence: Evidence): boolean {
  return printedOf(evidence).bareHeadings.has(text);
}

function printedOf(evidence: Evidence): Printed {
  const printed = known.get(evidence) ?? readPrinted(evidence);
  known.set(evidence, printed);
  return printed;
}

function readPrinted({ resume }: Evidence): Printed {
  const text = renderResume(resume);
  // A section of which a line would be lost or moved is printed as it was written.
  const kept = keepWhole(resume, text);
  const pages = kept.sectionsAsWritten > 0 ? [text, kept.text] : [text];
  const [rows = [], ...others] = pages.map((page) => outline(page).filter(({ role }) => role !== 'blank'));
  const bare = rows.filter(({ role }, at) => role === 'section' && (rows[at + 1]?.role ?? 'section') === 'section');
  const own = new Map<string, Set<string>>();
  for (const page of [rows, ...others])
    forEachPlaced(page, (row, place) => {
      const known = own.get(place) ?? new Set();
      own.set(place, known.add(formOf(row)));
    });
  return {
    rows: own,
    bareHeadings: new Set(bare.map(({ text }) => text)),
  };
}

/** A line of the original is its own with a mark before it, too. */
function formOf({ role, text }: Row): string {
  const isLine = role === 'bullet' || role === 'text' || role === 'dates';
  return `${isLine ? 'line' : role} ${text}`;
}

/**
 * isLabel is true for a line in bold that is no heading in Markdown: where the original is printed, that is a label within
 * a section ("**Course · Provider · Year**" above the rows of a table) and the line below it is not its time.
 */
export function isLabel({ raw, role }: Row): boolean {
  return role === 'entry' && !raw.startsWith('#');
}

/** Hands out each row with the heading and the head that it stands under; a head is told from others by its dates as well. */
function forEachPlaced(rows: readonly Row[], take: (row: Row, place: string) => void): void {
  let [heading, place] = ['', ''];
  rows.forEach((row, at) => {
    if (row.role === 'blank') return;
    if (row.role === 'section') {
      heading = row.text;
      place = heading;
    }
    if (row.role === 'entry') {
      const under = rows.slice(at + 1, at + 3).find(({ role }) => role !== 'blank');
      place = [heading, row.text, under?.role === 'dates' && !isLabel(row) ? under.text : ''].join('\n');
    }
    take(row, place);
  });
}
