import type { Source } from '../evidence.js';
import { keysThatProve, type Figure } from './numbers.js';

const known = new WeakMap<readonly Source[], Map<string, Source[]>>();

/** The lines by the figures they give; made once for a list of lines, because every figure of a claim is looked for in it. */
function byFigure(sources: readonly Source[]): Map<string, Source[]> {
  const made = known.get(sources) ?? new Map<string, Source[]>();
  if (known.has(sources)) return made;
  known.set(sources, made);
  for (const source of sources) {
    for (const key of source.figureKeys) {
      const holders = made.get(key);
      if (holders) holders.push(source);
      else made.set(key, [source]);
    }
  }
  return made;
}

/** isHeld is true for a figure that one of the lines gives. */
export function isHeld(figure: Figure, sources: readonly Source[]): boolean {
  const holders = byFigure(sources);
  return keysThatProve(figure).some((key) => holders.has(key));
}

/** holdersOf lists the lines that give a figure, in the order of the original. */
export function holdersOf(figure: Figure, sources: readonly Source[]): Source[] {
  const holders = byFigure(sources);
  const found = new Set(keysThatProve(figure).flatMap((key) => holders.get(key) ?? []));
  return [...found].sort((one, other) => one.id - other.id);
}
