import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Anchor is a line or heading in sight, and where its top stood. */
interface Anchor {
  key: string;
  top: number;
}

/** What is higher stands behind the header and the actions, in pixels. */
const barsHeight = 144;

const anchorKeys = '[data-line], [data-section]';

/**
 * usePlaceKept keeps what is in sight where it is while lines change and the report above becomes longer or shorter.
 * The browser's own anchoring is not enough: it follows an element, and a line that is put back is another element.
 */
export function usePlaceKept(card: RefObject<HTMLElement | null>) {
  const anchors = useRef<Anchor[] | null>(null);
  useLayoutEffect(() => {
    if (anchors.current && card.current) returnTo(anchors.current, card.current);
  });
  useEffect(() => release, []);
  return async <T>(change: () => Promise<T>): Promise<T> => {
    const place = card.current;
    if (!place) return change();
    // Somebody who scrolls while a check runs has chosen another place.
    const look = () => (anchors.current = anchorsInSight(place));
    look();
    document.documentElement.style.overflowAnchor = 'none';
    window.addEventListener('scroll', look, { passive: true });
    try {
      return await change();
    } finally {
      // What was done is drawn by then, with what is said about it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          anchors.current = null;
          window.removeEventListener('scroll', look);
          release();
        }),
      );
    }
  };
}

const release = () => {
  document.documentElement.style.removeProperty('overflow-anchor');
};

const keyOf = ({ dataset }: HTMLElement) => dataset['line'] ?? dataset['section'] ?? '';

function anchorsInSight(card: HTMLElement): Anchor[] {
  return [...card.querySelectorAll<HTMLElement>(anchorKeys)].flatMap((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= barsHeight && top < innerHeight ? [{ key: keyOf(element), top }] : [];
  });
}

/** The topmost of what was in sight and is still there goes back to its place. */
function returnTo(anchors: Anchor[], card: HTMLElement): void {
  const shown = [...card.querySelectorAll<HTMLElement>(anchorKeys)];
  for (const { key, top } of anchors) {
    const now = shown.find((element) => keyOf(element) === key)?.getBoundingClientRect();
    if (!now || now.height === 0) continue;
    if (Math.abs(now.top - top) >= 1) scrollBy({ top: now.top - top, behavior: 'instant' });
    return;
  }
}
