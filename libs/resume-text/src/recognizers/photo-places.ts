import { splitCells } from '../text/split-cells.js';
import type { RawLine } from '../page/physical-lines.js';

const photoPlace =
  /^[[(<]?\s?(?:(?:insert|attach|affix|paste|place|your|a|recent|colou?r|passport(?:[- ]sized?)?|id|\d ?[x×] ?\d(?: ?(?:inch|in|cm|"))?)[ -]){0,4}(?:photo(?:graph)?|picture)(?: (?:here|attached))?\s?[\])>]?$/i;
/** A photo stands at the top, beside the name or the contacts. */
const topLines = 8;
const charsMax = 300;

/** isPhotoPlace is true for what stands where a photo was, or should be: "2x2 photo", "[insert photo here]". */
export function isPhotoPlace(text: string): boolean {
  return text.length <= 60 && photoPlace.test(text);
}

/** partPhotoPlaces sets what stands for a photo beside the name on a line of its own, where it is dropped with the page's other furniture. */
export function partPhotoPlaces(lines: RawLine[]): RawLine[] {
  return lines.flatMap((line, at) => {
    if (at >= topLines || line.raw.length > charsMax) return [line];
    const cells = splitCells(line.raw);
    const place = cells.at(-1);
    if (cells.length < 2 || place === undefined || !isPhotoPlace(place)) return [line];
    const from = line.raw.lastIndexOf(place);
    const raw = line.raw.slice(0, from).replace(/[ \t|·•]{1,300}$/, '');
    const start = line.start + from;
    return [
      { ...line, raw, end: line.start + raw.length },
      { raw: place, start, end: start + place.length },
    ];
  });
}
