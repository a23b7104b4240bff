import { hasContact } from '../recognizers/contact-patterns.js';
import type { RawLine } from './physical-lines.js';

/** The names of pictures in the fonts that templates draw them with, as a copy of the page spells them. */
const names =
  '(?:m?ap-marker(?:-alt)?|map-pin|location-(?:dot|arrow|pin)|phone(?:-(?:alt|square|volume))?|m?obile(?:-(?:alt|screen|button))?|envel(?:\\u2322| )?o?pe(?:-(?:o|open|square))?|at|globe|home|house|link|linkedin(?:-(?:in|square))?|github(?:-(?:alt|square))?|gitlab|twitter|skype|orcid|calendar(?:-alt)?|birthday-cake|id-card|car)';
/** What the same copy makes of the signs before them. */
const signed = new RegExp(`(?:[\\u2642\\u00b6\\uf000-\\uf8ff#§♂]{1,3}|(?<![\\p{L}\\d.:/])/)${names}(?=\\s+\\S)`, 'giu');
const bare = new RegExp(`(?<![\\p{L}\\d./@-])(?:fa-)?${names}(?=\\s+\\S)(?!\\s*[:=])`, 'gu');
const accounts: Record<string, string> = { l: 'LinkedIn', g: 'GitHub' };
const topRows = 8;
const rowCharsMax = 300;
const bareMin = 2;

/**
 * dropIconNames parts contacts at the names of the pictures before them, which a copy of the page has in words: "♂phone
 * 0161 555 0140 /envel⌢pe jo@example.com", "map-marker-alt Leeds". An account keeps the name of its site.
 */
export function dropIconNames(lines: RawLine[]): RawLine[] {
  const rows = lines.slice(0, topRows);
  const hasSigned = rows.some(({ raw }) => raw.length <= rowCharsMax && raw.search(signed) >= 0);
  const isOfContacts = rows.some(({ raw }) => hasContact(raw));
  if (!isOfContacts || !(hasSigned || rows.some(({ raw }) => countOfBare(raw) >= bareMin))) return lines;
  const result: RawLine[] = [];
  let isBelowIcons = false;
  for (const [at, line] of lines.entries()) {
    const written = at < topRows && line.raw.length <= rowCharsMax ? line.raw : '';
    const found = !hasSigned && countOfBare(written) >= bareMin ? bare : signed;
    const isOfIcons = written.search(found) >= 0;
    const text = written.replace(found, (name, from: number) => parted(name, written.slice(0, from))).trimStart();
    const above = result.at(-1);
    // A second row of them that begins with a picture is the rest of the first.
    if (above && isOfIcons && isBelowIcons && written.trimStart().search(found) === 0)
      result.splice(-1, 1, { ...above, raw: `${above.raw.trimEnd()} | ${text}`, end: line.end });
    else result.push(isOfIcons ? { ...line, raw: text } : line);
    isBelowIcons = isOfIcons;
  }
  return result;
}

/** Words that are names of pictures, too, count only where one of them stands before an address. */
function countOfBare(raw: string): number {
  return raw.length <= rowCharsMax && hasContact(raw) ? [...raw.matchAll(bare)].length : 0;
}

function parted(name: string, before: string): string {
  const word = name.replace(/^[^a-z]+/iu, '');
  const account = /^(?:linkedin|github)/iu.test(word) ? accounts[word.charAt(0).toLowerCase()] : undefined;
  const mark = before.trim() === '' || /[|•·]\s*$/u.test(before) ? '' : '| ';
  return account === undefined ? mark : `${mark}${account}:`;
}
