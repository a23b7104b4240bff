/** Place is where a thing of a list stands on the screen. */
export interface Place {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Pointer {
  /** The thing that is dragged. */
  from: number;
  x: number;
  y: number;
  axis: 'list' | 'flow';
}

/** placeAt tells which place a dragged thing takes when it is let go: behind all whose middle has been passed. */
export function placeAt(places: readonly Place[], { from, x, y, axis }: Pointer): number {
  const isPassed = ({ top, bottom, left, right }: Place) =>
    axis === 'list' ? y > (top + bottom) / 2 : y > bottom || (y > top && x > (left + right) / 2);
  return places.filter((place, index) => index !== from && isPassed(place)).length;
}

/** withMoved is a list in which one thing stands at another place. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
