import type { RawLine } from './physical-lines.js';

const address = /^(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)+\/[\w./%-]{0,80}[-/]$/;
const rest = /^[\w%][\w./%-]{0,60}(?: \([\p{L} ]{2,20}\))?$/u;
const note = /^\((?:LinkedIn|Blog|Portfolio|Personal|Company|Mobile|Home|Work|Other|GitHub)\)$/;

/**
 * joinAddresses puts an address back together that a narrow column broke behind a hyphen or a slash, and what a profile
 * says of it below: "(LinkedIn)".
 */
export function joinAddresses(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const text = line.raw.trim();
    const before = above?.raw.trim() ?? '';
    const isShort = before.length + text.length < charsMax;
    const isBroken = isShort && address.test(before) && rest.test(text);
    const isNote = isShort && note.test(text) && /^\S{5,100}$/.test(before) && /[./@]/.test(before);
    if (above && (isBroken || isNote))
      result[result.length - 1] = { ...above, raw: `${above.raw.trimEnd()}${isNote ? ' ' : ''}${text}`, end: line.end };
    else result.push(line);
  }
  return result;
}

const charsMax = 120;
