import { type RefObject, useEffect, useState } from 'react';

/** HiddenEdges says at which ends of a row that scrolls sideways something is out of sight. */
export interface HiddenEdges {
  before: boolean;
  after: boolean;
}

/** Widths are rounded: what is less than this is nothing. */
const hiddenPixelsMin = 4;

/** useHiddenEdges follows an element as it scrolls, and as it or what is in it changes its width. */
export function useHiddenEdges(element: RefObject<HTMLElement | null>): HiddenEdges {
  const [edges, setEdges] = useState<HiddenEdges>({ before: false, after: false });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      const before = scrollLeft >= hiddenPixelsMin;
      const after = scrollWidth - clientWidth - scrollLeft >= hiddenPixelsMin;
      setEdges((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    look();
    const sizes = new ResizeObserver(look);
    for (const each of [current, ...current.children]) sizes.observe(each);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [element]);
  return edges;
}
