import type { Edit } from '@tailwright/contracts/optimize';
import { block } from '@tailwright/resume-text/text/markdown';
import { renderDetails } from '@tailwright/resume-text/document/render-resume';
import type { Detail } from '@tailwright/resume-text/document/resume-document';
import { splitGaps } from '@tailwright/resume-text/text/split-cells';

/** Ground is what a change rests on: lines of the original as written, and the requirements that it serves. */
export interface Ground {
  lines: string[];
  requirements: string[];
}

interface Change extends Ground {
  detail: Detail;
  text: string;
  kind: Edit['kind'];
}

interface Added extends Ground {
  after: Detail;
  line: Detail;
  kind: Edit['kind'];
}

/** The most that an edit may name of each. */
const [linesMax, requirementsMax] = [40, 20];

/**
 * Changes collects what becomes of single lines of a resume while the resume itself stays as it was read. They are made
 * at the very end, in the finished text: a line that does not stand there as it was written is left alone.
 */
export class Changes {
  private readonly byDetail = new Map<Detail, Change>();
  private readonly added: Added[] = [];

  /** The text of a line with the changes made to it so far. */
  textOf(detail: Detail): string {
    return this.byDetail.get(detail)?.text ?? detail.text;
  }

  change(detail: Detail, text: string, kind: 'skills' | 'term', { lines, requirements }: Ground): void {
    const known = this.byDetail.get(detail);
    this.byDetail.set(detail, {
      detail,
      text,
      kind: known?.kind === 'skills' ? 'skills' : kind,
      lines: unique([...(known?.lines ?? [detail.text]), ...lines], linesMax),
      requirements: unique([...(known?.requirements ?? []), ...requirements], requirementsMax),
    });
  }

  /** Adds a line of the same form below another one. */
  add(after: Detail, text: string, kind: 'skills', { lines, requirements }: Ground): void {
    this.added.push({
      after,
      line: { ...after, text },
      kind,
      lines: unique(lines, linesMax),
      requirements: unique(requirements, requirementsMax),
    });
  }

  /**
   * Makes the changes in a finished text and lists those that were made, in its order. A line that is said again above reads
   * there as it does below: `saidAbove` are these lines, and `said` what became of them.
   */
  applyTo(markdown: string, saidAbove: readonly string[]): { text: string; edits: Edit[]; said: string[] } {
    const places = new Map<string, number[]>();
    const rows = markdown.split('\n');
    rows.forEach((row, at) => places.set(row, [...(places.get(row) ?? []), at]));
    const placesAbove = new Map(saidAbove.map((text) => [text, places.get(`- ${block(text)}`)?.shift()]));
    const saidAnew = new Map<string, string>();
    const done: { at: number; edit: Edit }[] = [];
    const below = new Map<number, string[]>();
    for (const { after, line, ...ground } of this.added) {
      const at = places.get(rowOf(after))?.[0];
      if (at === undefined) continue;
      // A line that is no bullet is a paragraph, and those are parted by an empty line.
      below.set(at, [...(below.get(at) ?? []), ...(line.isBullet ? [] : ['']), rowOf(line)]);
      done.push({ at: at + 0.5, edit: { ...ground, text: plain(line.text) } });
    }
    for (const { detail, text, ...ground } of this.byDetail.values()) {
      const at = places.get(rowOf(detail))?.shift();
      if (at === undefined || text === detail.text) continue;
      rows[at] = rowOf({ ...detail, text });
      done.push({ at, edit: { ...ground, text: plain(text) } });
      const above = placesAbove.get(plain(detail.text));
      if (above === undefined) continue;
      rows[above] = `- ${block(text)}`;
      saidAnew.set(plain(detail.text), plain(text));
    }
    return {
      text: rows.flatMap((row, at) => [row, ...(below.get(at) ?? [])]).join('\n'),
      edits: done.sort((a, b) => a.at - b.at).map(({ edit }) => edit),
      said: saidAbove.map((text) => saidAnew.get(text) ?? text),
    };
  }
}

function rowOf(detail: Detail): string {
  return renderDetails([detail]).join('\n');
}

/** A line as it is read: without bullet and marks, its cells parted as they are in the text. */
export function plain(text: string): string {
  return splitGaps(text).join(' · ');
}

export function unique(items: readonly string[], most: number): string[] {
  return [...new Set(items)].slice(0, most);
}
