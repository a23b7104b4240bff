import { type RefObject, useEffect, useState } from 'react';

/** LineFocus is where the focus goes once the page shows the latest text: a line by its key, the heading, or the bar. */
export type LineFocus = { line: string } | 'heading' | 'bar';

export interface Places {
  card: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLElement | null>;
}

/** useLineFocus moves the focus without scrolling: the button that had it is gone with what it did. */
export function useLineFocus({ card, heading, bar }: Places): (focus: LineFocus) => void {
  const [wanted, setWanted] = useState<{ focus: LineFocus } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const { focus } = wanted;
    const place = focus === 'bar' ? bar.current : focus === 'heading' ? null : findLine(card.current, focus.line);
    (place ?? heading.current)?.focus({ preventScroll: true });
  }, [wanted, card, heading, bar]);
  return (focus) => setWanted({ focus });
}

/** findLine is the part of a line that takes the focus: its open editor, itself, or the fold that hides it. */
function findLine(card: HTMLElement | null, key: string): HTMLElement | null {
  const lines = [...(card?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const line = lines.find(({ dataset }) => dataset['line'] === key);
  const fold = line?.closest<HTMLElement>('details:not([open])')?.querySelector('summary');
  return fold ?? line?.querySelector('textarea') ?? line ?? null;
}
