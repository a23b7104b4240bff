import { isName } from '../recognizers/name.js';
import type { RawLine } from './physical-lines.js';

const signatureRowsMax = 8;
const rowCharsMax = 200;
/** "Date:", left open to be filled in by hand, with the name of who signs far to the right of it. */
const openField =
  /^(\s{0,60})((?:date|place|datum|ort|fecha|data)\s?:)(?:\s{3,120}|\s{0,40}\t\s{0,40})(\(?[\p{L}][^()\t:]{3,50}\)?)$/iu;

/** "…to the best of my knowledge and belief.        ANA SILVA": who signs a declaration stands far to the right of its end. */
const besideEnd = /^(.{8,160}[.!])(?: {3,120}|\t{1,12})(\(?\p{L}[^()\t:]{3,50}\)?)$/u;
const declaration = /(?<!\p{L})(?:(?:certify|declare|affirm|confirm) that|my knowledge(?: and belief)?)(?!\p{L})/iu;
const declarationRows = 4;

/**
 * partSignatures sets the name below a declaration on a line of its own: above an open "Date:" that it stands beside, and
 * below the end of the declaration.
 */
export function partSignatures(lines: RawLine[]): RawLine[] {
  const last = lines.findLastIndex(({ raw }) => raw.trim() !== '');
  return lines.flatMap((line, at) => {
    if (at < last - signatureRowsMax || line.raw.length > rowCharsMax) return [line];
    const said = besideEnd.exec(line.raw.trimEnd());
    if (said && isDeclaration(lines, at)) return partName(line, said);
    const [, indent = '', label = '', name = ''] = openField.exec(line.raw.trimEnd()) ?? [];
    if (!isName(name.replace(/^\(|\)$/g, ''))) return [line];
    const start = line.start + line.raw.lastIndexOf(name);
    return [
      { ...line, raw: `${indent}${name}`, start },
      { ...line, raw: `${indent}${label}`, end: line.start + indent.length + label.length },
    ];
  });
}

function isDeclaration(lines: readonly RawLine[], at: number): boolean {
  const rows = lines.slice(Math.max(0, at - declarationRows), at + 1);
  return rows.some(({ raw }) => declaration.test(raw.slice(0, rowCharsMax)));
}

function partName(line: RawLine, [, told = '', name = '']: RegExpExecArray): RawLine[] {
  if (!isName(name.replace(/^\(|\)$/g, ''))) return [line];
  const start = line.start + line.raw.lastIndexOf(name);
  return [
    { ...line, raw: told, end: line.start + told.length },
    { ...line, raw: name, start },
  ];
}
