import { chooseLines } from '../engine/built-in/choose-lines.js';
import { bestFragment, type Choosable } from '../engine/built-in/choose-fragment.js';
import type { Highlight } from '../engine/built-in/highlights.js';
import { readEvidence } from '../facts/evidence.js';
import { chosenOn, judgedLines, placeOf, readingOf, type Chosen } from './chosen-lines.js';
import { cutLines, type CutLine, type Written } from './written-highlights.js';

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
    const shown = linesShown(each).map(({ lines: [own = ''] }) => placeOf(own, each));
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

function linesShown(chosen: Chosen): Highlight[] {
  const reading = readingOf(chosen);
  return chooseLines(reading, readEvidence(reading.resume.text, chosenOn));
}

/** CutFigures compares the pieces of lines that the engine takes with those of an editor; shares and likeness are 0 to 1. */
export interface CutFigures {
  lines: number;
  /** Lines cut as the editor did, or as like as can be. */
  asEditor: number;
  likeness: number;
  /** How like the editor's the whole lines are. */
  whole: number;
}

/** cutFigures measures which pieces of lines the engine takes to the top. */
export function cutFigures(written: readonly Written[]): CutFigures {
  const all = written.flatMap(cutLines);
  const mean = (of: (each: CutLine) => number) => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  const taken = ({ fragments, likeness }: CutLine) => likeness[fragments.indexOf(bestFragment(fragments))] ?? 0;
  return {
    lines: all.length,
    asEditor: mean((each) => (taken(each) >= Math.max(...each.likeness) - asLike ? 1 : 0)),
    likeness: mean(taken),
    whole: mean(({ fragments, likeness }) => likeness[fragments.indexOf(longest(fragments))] ?? 0),
  };
}

/** A piece nearly as like the editor's as the best one is as right. */
export const asLike = 0.03;

function longest(fragments: readonly Choosable[]): Choosable {
  return fragments.reduce((one, other) => (other.text.length > one.text.length ? other : one));
}
