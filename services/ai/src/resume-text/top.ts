import { contactPieces, hasContact, isPlace } from './contacts.js';
import type { Line } from './lines.js';
import { isTitle, titleWord } from './titles.js';

interface Top {
  name: string;
  headline: string;
  contacts: string[];
  opening: string[];
}

const documentName = /^(?:curriculum vitae|resume|résumé|cv|lebenslauf|currículum)$/i;

/** readTop sorts the lines above the first heading into name, headline, contact details and the rest. */
export function readTop(lines: Line[]): Top {
  const top: Top = { name: '', headline: '', contacts: [], opening: [] };
  const written = lines.filter((line) => line.kind !== 'blank' && !documentName.test(line.text));
  const pieces = written.flatMap(({ text, kind }, index) =>
    (index < 3 ? apart(text) : [text]).map((line) => ({ line, isBullet: kind === 'bullet' })),
  );
  for (const [turn, { line, isBullet }] of pieces.entries()) {
    // The first item of a list is nobody's name, though "Python" has the form of one.
    if (turn < 3 && top.name === '' && !isBullet && isName(line)) top.name = line.replace(/^name\s*:\s*/i, '');
    else if (hasContact(line) && line.length < 300) addContacts(top, line);
    else if (isPlace(line) || /^(?:address|location|city|phone|tel|mobile)\s*:/i.test(line)) addContacts(top, line);
    else if (isHeadline(line, top)) top.headline = line;
    else top.opening.push(line);
  }
  return top;
}

/** "Byungjin ParkDevOps Engineer" lost a line break; "Ana Silva | ana@x.org | Lisbon" never had one. */
function apart(line: string): string[] {
  const glued = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\.?\p{Ll}*){0,2} \p{Lu}\p{Ll}{2,})(\p{Lu}.{3,80})$/u.exec(line);
  if (glued?.[1] && glued[2] && titleWord.test(glued[2])) return [glued[1], glued[2]];
  const pieces = line.split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)[^\S\t]*\t\s*/);
  if (pieces.length > 1 && isName(pieces[0] ?? '') && !isTitle(pieces[0] ?? ''))
    return [pieces[0] ?? '', pieces.slice(1).join(' | ')];
  return [line];
}

function isName(text: string): boolean {
  const name = text.replace(/^name\s*:\s*/i, '');
  if (name.length > 60 || hasContact(name) || /[\d@:/!?|]/.test(name) || isPlace(name)) return false;
  const [person = '', ...letters] = name.split(/,\s*/);
  const words = person.split(/\s+/);
  if (words.length > 5 || letters.some((after) => after.length > 12)) return false;
  return (
    (words.length >= 2 ||
      /^\p{Script=Han}{2,4}$|^\p{Script=Hangul}{2,5}$/u.test(person) ||
      /^\p{Lu}\p{L}+$/u.test(person)) &&
    !isTitle(person) &&
    /^[\p{L}\p{M}.'’ -]+$/u.test(person)
  );
}

function isHeadline(text: string, top: Top): boolean {
  if (top.headline !== '' || top.opening.length > 0 || text.length > 110 || /[.!?]$/.test(text)) return false;
  return (
    isTitle(text) ||
    (top.name !== '' && top.contacts.length === 0 && text.split(/\s+/).length <= 10 && !/[“"”]/.test(text))
  );
}

function addContacts(top: Top, line: string): void {
  for (const piece of contactPieces(line)) {
    const isJob = !hasContact(piece) && !isPlace(piece) && isTitle(piece) && top.headline === '';
    if (isJob) top.headline = piece;
    else if (!top.contacts.includes(piece)) top.contacts.push(piece);
  }
}
