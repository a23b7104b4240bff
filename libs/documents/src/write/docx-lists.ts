import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx';
import type { Part } from './parts.js';

const bulleted = 'bulleted';

/** Numbering is how a file's lists count; `referenceOf` names that of a list. */
export interface Numbering {
  config: { reference: string; levels: ILevelsOptions[] }[];
  referenceOf: (part: Part) => string;
}

/** numberingOf has every numbered list count by itself, from the number it starts with. */
export function numberingOf(parts: Part[]): Numbering {
  const references = new Map<Part, string>();
  const config = [{ reference: bulleted, levels: levels('•') }];
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'enum') continue;
    const reference = `numbered-${index}`;
    references.set(part, reference);
    config.push({ reference, levels: levels('', part.start) });
  }
  return { config, referenceOf: (part) => references.get(part) ?? bulleted };
}

function levels(mark: string, start?: number): ILevelsOptions[] {
  return [0, 1, 2].map((level) => ({
    level,
    format: start === undefined ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: start === undefined ? mark : `%${level + 1}.`,
    start: start ?? 1,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 340 + level * 340, hanging: 260 } } },
  }));
}
