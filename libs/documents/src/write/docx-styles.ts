import { type IRunOptions, type IStylesOptions } from 'docx';
import type { Look } from './look.js';
import type { WordLook } from './templates/template.js';

export const ink = '1B1F24';
export const soft = '4B5563';
export const hairline = '9CA3AF';

/** fontOf names a face for each script; the others are those Word has for letters the first one lacks. */
export function fontOf({ font }: WordLook) {
  return { ascii: font, hAnsi: font, cs: 'Arial', eastAsia: 'Microsoft YaHei' };
}

/** stylesOf are the styles of a file's text and headings, which a person may change at once in Word. */
export function stylesOf({ language }: Look, word: WordLook, accent: string): IStylesOptions {
  const { code } = language;
  const font = fontOf(word);
  const run: IRunOptions = {
    font,
    size: word.size,
    color: ink,
    language: { value: code, eastAsia: /zh|ja|ko/.test(code) ? code : 'zh-CN', bidirectional: 'ar-SA' },
  };
  const heading = (size: number, color: string): IRunOptions => ({ font, size, bold: true, color });
  return {
    default: {
      document: { run },
      heading1: { run: { ...heading(word.nameSize, accent), bold: word.isNameLight !== true } },
      heading2: {
        run: {
          ...heading(word.sectionSize, accent),
          ...(word.hasSmallCapitals && { smallCaps: true, bold: false }),
        },
      },
      heading3: { run: heading(word.size + 1, ink) },
      heading4: { run: heading(word.size, ink) },
    },
  };
}
