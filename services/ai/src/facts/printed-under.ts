import type { Entry, Section } from '@tailwright/resume-text/document/resume-document';

/** PrintedEntry is an entry and the one whose head its lines stand under in a result; undefined above the first head. */
export interface PrintedEntry {
  entry: Entry;
  home: Entry | undefined;
}

/** printedUnder lists the entries of a section; one that is told in a line of text is printed below the head above it. */
export function printedUnder({ entries }: Section): PrintedEntry[] {
  let home: Entry | undefined;
  return entries.map((entry) => {
    if (!entry.isTold) home = entry;
    return { entry, home };
  });
}
