import { cellsOf } from '../text/cells.js';
import { readFormLabel } from './form-labels.js';
import type { RawLine } from '../page/physical-lines.js';

/** "Name:   Ada Example      Date of birth:   12 May 1990": a label begins a line or stands behind a wide gap. */
const label = /(?<=^\s{0,40}|\s{3}|\t)(?<!\S)(\p{L}[\p{L} ./'’()-]{1,30}:)(?=\s|$)/gu;

/**
 * splitFormRows gives each label of a form printed in two blocks a line of its own, where one of them is the name or two
 * of them are fields of a job. Of rows below each other that begin with the same label, each says something of its own: where
 * one of them cannot be parted, none is.
 */
export function splitFormRows(lines: RawLine[]): RawLine[] {
  const rows = lines.map(partsOfRow);
  return lines.flatMap((line, at) => {
    const parts = rows[at] ?? [];
    if (parts.length < 2) return [withClosedLabel(line)];
    const isBesideWhole = [at - 1, at + 1].some((other) => isWholeRow(lines[other], rows[other], parts));
    return isFormOfFields(parts) && !isBesideWhole ? parts.map(asLine) : [line];
  });
}

/** The parts of a row that begin with a label each, with the place where they begin; none where something else stands there. */
function partsOfRow({ raw, start }: RawLine): RawLine[] {
  if (!raw.includes(':') || raw.length > rowOfFormCharsMax) return [];
  const starts = [...raw.matchAll(label)].map((match) => match.index + match[0].length - (match[1]?.length ?? 0));
  if (raw.slice(0, starts[0]).trim() !== '') return [];
  return starts.map((from, at) => {
    const part = raw.slice(from, starts[at + 1]).trimEnd();
    return { raw: part, start: start + from, end: start + from + part.length };
  });
}

const rowOfFormCharsMax = 300;

function isFormOfFields(parts: readonly RawLine[]): boolean {
  const fields = parts.filter(({ raw }) => (readFormLabel(raw)?.field ?? 'place') !== 'place').length;
  return fields >= 2 || parts.some(({ raw }) => /^(?:full )?name\s*:/i.test(raw));
}

/** True for a row of several labels that stays whole, and begins with the same label as another row. */
function isWholeRow(line: RawLine | undefined, parts: readonly RawLine[] = [], other: readonly RawLine[]): boolean {
  const isRow = line !== undefined && parts.length > 1 && !isFormOfFields(parts);
  return isRow && labelOf(parts[0]) === labelOf(other[0]);
}

function labelOf(part: RawLine | undefined): string {
  return part?.raw.split(':')[0]?.trim().toLowerCase() ?? '';
}

function asLine(part: RawLine): RawLine {
  return { ...part, raw: part.raw.replace(/:\s{2,}/, ': ') };
}

/** "Hobbies:      chess": behind the only label of a line a gap says nothing. */
function withClosedLabel(line: RawLine): RawLine {
  const isOne =
    line.raw.includes(':') && line.raw.length <= rowOfFormCharsMax && [...line.raw.matchAll(label)].length === 1;
  if (!isOne || cellsOf(line.raw).length !== 2 || readFormLabel(line.raw.trim()) !== undefined) return line;
  return { ...line, raw: line.raw.replace(/(\p{L}\)?:) {2,}(?=\S)/u, '$1 ') };
}

const personal =
  /^(?:(?:sur|family |last |first |given |full |middle )?names?(?:\(s\))?|date.{0,12}birth|birth date|place of birth|nationality|citizenship|marital status|civil status|sex|gender|address|home address|city|mobile(?: phone)?|(?:tele)?phone|tel\.?|e-?mail(?: address)?|passport.{0,12}|visas?|driving licen[cs]e|height.{0,10}|religion|languages?|linkedin|website|web)$/i;
const ofApplicant =
  /^(?:rank|applied for|(?:post|position) applied(?: for)?|availab(?:le|ility)(?: from)?|notice period|(?:father|mother|husband|spouse)['’]s name|blood group|family status|civil state|place(?: and date)? of birth|right to work|work permit|state of origin|l\.?g\.?a\.?)$/i;

/** isPersonalLabel is true for what a form asks of a person: "Nationality", "Date of birth", "Home address". */
export function isPersonalLabel(label: string): boolean {
  return personal.test(label.trim()) || ofApplicant.test(label.trim());
}

const mail = /^[^\s@]{1,64}@[^\s@]{1,80}$/u;
const phone = /^[+(]?\d[\d ().-]{6,}/;

/**
 * pairLabels sets the labels of a form and their values side by side again where a converter wrote all labels first and
 * all values below. That is sure where the labels of e-mail and telephone meet an address and a number.
 */
export function pairLabels(lines: RawLine[]): RawLine[] {
  const texts = lines.map(({ raw }) => raw.trim().replace(/:$/, ''));
  const mailLabel = texts.findIndex((text) => /^e-?mail(?: address)?$/i.test(text));
  const mailValue = texts.findIndex((text, at) => at > mailLabel && mail.test(text));
  const count = mailValue - mailLabel;
  if (mailLabel < 0 || mailValue < 0 || count < labelsMin || count > 25) return lines;
  let first = mailLabel;
  while (first > 0 && mailLabel - first < count && isShortLabel(texts[first - 1] ?? '')) first -= 1;
  // The lines above the first label that is known are something else.
  for (; first < mailLabel; first += 1) {
    const labels = texts.slice(first, first + count);
    const values = texts.slice(first + count, first + 2 * count);
    if (!personal.test(labels[0] ?? '') || !isForm(labels, values)) continue;
    const paired = labels.map((label, at): RawLine => {
      const line = lines[first + count + at] as RawLine;
      return { raw: `${label}: ${values[at] ?? ''}`, start: line.start, end: line.end };
    });
    return [...lines.slice(0, first), ...paired, ...lines.slice(first + 2 * count)];
  }
  return lines;
}

const labelsMin = 4;

function isShortLabel(text: string): boolean {
  return text !== '' && text.length <= 32 && !/[\d@]/.test(text);
}

function isForm(labels: string[], values: string[]): boolean {
  const isPhone = (label: string) => /^(?:mobile|(?:tele)?phone|tel\b)/i.test(label);
  return (
    labels.every(isShortLabel) &&
    labels.filter((label) => personal.test(label)).length * 5 >= labels.length * 3 &&
    values.every((value) => value !== '' && !personal.test(value)) &&
    labels.every((label, at) => !/^e-?mail/i.test(label) || mail.test(values[at] ?? '')) &&
    labels.every((label, at) => !isPhone(label) || phone.test(values[at] ?? ''))
  );
}

/** Below these lines nobody writes the own name. */
const namesMax = 12;
const surname = /^(?:surname|family name|last name)(?:\(s\))?(?:\s*[:：]\s*|\s{2,}|\t)(\S.*)$/i;
const firstName = /^(?:first|given|fore|other)[ -]?names?(?:\(s\))?(?:\s*[:：]\s*|\s{2,}|\t)(\S.*)$/i;

const wholeName =
  /^(?:first names?(?:\(s\))? ?[/&] ?(?:sur|last |family )names?(?:\(s\))?|(?:sur|last |family )names?(?:\(s\))? ?[/&,] ?first names?(?:\(s\))?)(?:\s*[:：]\s*|\s{2,})(\S.*)$/i;

const rowCharsMax = 120;

/** "SURNAME: EXAMPLE   GIVEN: ADA   MIDDLE: MAY" gives all parts of a name in one row; '' for any other row. */
function nameInRow(raw: string): string {
  const cells = raw.length > rowCharsMax ? [] : raw.trim().split(/\t+| {2,}/);
  const partOf = (label: RegExp) => {
    const cell = cells.find((each) => label.test(each));
    return cell?.slice(cell.indexOf(':') + 1).trim() ?? '';
  };
  const last = partOf(/^(?:surname|family name|last name) ?:/i);
  const given = partOf(/^(?:given|first)(?: names?)? ?:/i);
  const parts = [given, partOf(/^middle(?: names?)? ?:/i), last].filter((part) => part !== '');
  return last !== '' && given !== '' && !/[\d@]/.test(parts.join(' ')) ? parts.join(' ') : '';
}

/** joinNames puts the name of a form that asks for its parts on top: "Surname: LOVELACE" above "First names: Ada". */
export function joinNames(lines: RawLine[]): RawLine[] {
  const whole = lines.slice(0, namesMax).findIndex(({ raw }) => wholeName.test(raw.trim()));
  if (whole >= 0) {
    const line = lines[whole] as RawLine;
    const name: RawLine = { ...line, raw: wholeName.exec(line.raw.trim())?.[1] ?? '' };
    return [name, { raw: '', start: 0, end: 0 }, ...lines.slice(0, whole), ...lines.slice(whole + 1)];
  }
  const row = lines.slice(0, namesMax).findIndex(({ raw }) => nameInRow(raw) !== '');
  if (row >= 0) {
    const line = lines[row] as RawLine;
    const name: RawLine = { ...line, raw: nameInRow(line.raw) };
    return [name, { raw: '', start: 0, end: 0 }, ...lines.slice(0, row), ...lines.slice(row + 1)];
  }
  const at = lines.findIndex(({ raw }) => surname.test(raw.trim()) || firstName.test(raw.trim()));
  const [one, other] = [lines[at]?.raw.trim() ?? '', lines[at + 1]?.raw.trim() ?? ''];
  const last = surname.exec(one)?.[1] ?? surname.exec(other)?.[1];
  const given = firstName.exec(one)?.[1] ?? firstName.exec(other)?.[1];
  if (at < 0 || at > namesMax || last === undefined || given === undefined) return lines;
  if (/\d|[@:\t]/.test(given + last)) return lines;
  const { start } = lines[at] as RawLine;
  const name: RawLine = { raw: `${given} ${last}`, start, end: lines[at + 1]?.end ?? start };
  return [name, { raw: '', start: 0, end: 0 }, ...lines.slice(0, at), ...lines.slice(at + 2)];
}
