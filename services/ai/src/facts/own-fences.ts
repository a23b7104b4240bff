import { verbatimText } from '@tailwright/resume-text/document/render-verbatim';
import { fencedRows } from '@tailwright/resume-text/text/fenced-rows';
import type { Evidence } from './evidence.js';

/** OwnFences is a tailored resume in which fences, if there are any, stand around the person's own text and nothing else. */
export interface OwnFences {
  markdown: string;
  /** True where the fences have all rows of the original between them, in its order: nothing is lost or moved. */
  isVerbatim: boolean;
}

/**
 * withOwnFences trusts the fences of a tailored resume where they show the whole original row by row. All other fences are taken
 * out: what stands between them is read and asked like any other line, for a head in a fence is a head to whoever reads it.
 */
export function withOwnFences(tailored: string, { resume }: Evidence): OwnFences {
  if (!/[`~]{3}/.test(tailored)) return { markdown: tailored, isVerbatim: false };
  const rows = tailored.replace(/\r\n?/g, '\n').split('\n');
  const shown = fencedRows(rows).flatMap(({ text, isVerbatim }) => (isVerbatim ? [text] : []));
  const { top, rest } = verbatimText(resume);
  if (shown.length > 0 && textOf(shown) === textOf([...top, ...rest])) return { markdown: tailored, isVerbatim: true };
  return { markdown: rows.filter((row) => !anyFence.test(row)).join('\n'), isVerbatim: false };
}

/** Whatever a renderer takes for a fence: "```excel" and "~~~" as well. */
const anyFence = /^ {0,3}(?:`{3,}[^`]*|~{3}.*)$/;

function textOf(rows: readonly string[]): string {
  return rows
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n');
}
