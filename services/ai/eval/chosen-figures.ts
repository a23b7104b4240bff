import { chooseLines } from '../src/engine/built-in/choose-lines.js';
import { judgedLines, placeOf, readingOf, type Chosen } from './chosen-lines.js';

/** What an editor puts first, second and third. */
const firstPlaces = 3;

/** ChosenFigures compares the lines at the top with those of an editor; all shares are 0 to 1. */
export interface ChosenFigures {
  texts: number;
  shown: number;
  /** Of the lines shown, those that an editor chose as well. */
  right: number;
  /** Of all lines that may stand there, those that an editor chose: what drawing lots would get. */
  byChance: number;
  /** Of the first three lines of an editor, those shown. */
  first: number;
}

/** chosenFigures measures what the engine puts at the top. */
export function chosenFigures(chosen: readonly Chosen[]): ChosenFigures {
  const texts = chosen.filter(({ lines }) => lines.length > 0);
  const all = texts.map((each) => {
    const shown = chooseLines(readingOf(each)).map(({ lines: [own = ''] }) => placeOf(own, each));
    const right = shown.filter((place) => place !== undefined);
    const candidates = judgedLines(each);
    return {
      shown: shown.length,
      right: right.length,
      first: new Set(right.filter((place) => place < firstPlaces)).size / Math.min(firstPlaces, each.lines.length),
      chosen: candidates.filter(({ place }) => place !== undefined).length,
      candidates: candidates.length,
    };
  });
  const sum = (of: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + of(each), 0);
  const shown = sum((each) => each.shown);
  return {
    texts: texts.length,
    shown,
    right: sum((each) => each.right) / shown,
    byChance: sum((each) => each.chosen) / sum((each) => each.candidates),
    first: sum((each) => each.first) / texts.length,
  };
}
