import { normaliseText } from '../read/normalise.js';
import { fencedRows } from '@tailwright/resume-text/text/fenced-rows';
import { rowFinder } from './kept-rows.js';
import type { Block, MarkdownResume } from './markdown-resume.js';
import { parseSpans, textOf } from './markdown-spans.js';

/**
 * What may differ between what was written and what is read: spaces, marks of lists, decoration, and arrows, which our
 * reader takes for the icon of what follows.
 */
const unread =
  /[\s\u2190-\u21ff\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\u064b-\u065f\u0670\u06d6-\u06ed•·|]/gu;

/** Kept says which blocks were found again, in order, in the text read from a written file. */
export interface Kept {
  blocks: number;
  lost: number;
}

/**
 * findAgain looks for every block of a resume, one after the other, in the text read back from its file. The fields of an
 * entry's head may come in any order among themselves, as its dates may stand at the right of its title, and so may the
 * pieces of a contact line.
 */
export function findAgain({ blocks }: MarkdownResume, read: string): Kept {
  const text = essence(read);
  const kept = { blocks: 0, lost: 0 };
  const hasRow = rowFinder(read);
  let from = 0;
  for (const group of groupsOf(blocks)) {
    if (isRow(group[0]!)) {
      kept.blocks += 1;
      if (!hasRow(plainText(group[0]!))) kept.lost += 1;
      continue;
    }
    const pieces = group.flatMap(piecesOf);
    if (pieces.length === 0) continue;
    kept.blocks += group.length;
    const ends = pieces.map((piece) => {
      const end = endOf(text, piece, from);
      return end === -1 ? endOf(text, withoutMark(piece), from) : end;
    });
    if (ends.includes(-1)) kept.lost += 1;
    else if (!isContacts(group[0]!)) from = Math.max(...ends);
  }
  return kept;
}

/** The head of an entry and the line of dates below it are set together. */
function groupsOf(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const isMeta = block.kind === 'paragraph' && block.role === 'meta';
    const last = groups.at(-1);
    if (isMeta && last && isEntryHead(last[0]!)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function plainText(block: Block): string {
  return block.kind === 'rule' ? '' : textOf(block.spans);
}

function isEntryHead(block: Block): boolean {
  return block.kind === 'heading' && block.level > 2;
}

function isRow(block: Block): boolean {
  return block.kind === 'paragraph' && block.role === 'row';
}

function isContacts(block: Block): boolean {
  return block.kind === 'paragraph' && block.role === 'contacts';
}

/** Marks in front of a line: headings, quotes and items. */
const lineMarks = /^(?:\s|>|#{1,6}\s|[-*+•]\s|\d{1,9}[.)]\s){0,9}/;
/** What parts the pieces of a contact line, and the fields of a head, where dates behind a comma are one. */
const joints = /[|·•]| {2}|\t/;
const headJoints = /[|·•]| {2}|\t|,(?=\s)/;
/** What is left of a link whose words began on the line before. */
const linkEnd = /\]\([^()\s]{0,1000}\)/g;

/**
 * findLostLines lists the lines of Markdown whose letters do not stand in a row, and in the order of the lines, in the
 * text read back from a file. It knows nothing of the blocks the writers work with, so that it sees what is lost on
 * the way to them, too. Above the first section lines and their pieces may come in any order. Rows of a text that is shown
 * as it stands are looked for as `rowFinder` does.
 */
export function findLostLines(markdown: string, read: string): string[] {
  const result = letters(read);
  let from = 0;
  let isTop = true;
  const hasRow = rowFinder(read);
  const isLost = (line: string) => {
    isTop &&= !/^ {0,3}#{2}/.test(line);
    const isFound = (text: string) => {
      const end = endOf(result, letters(text), from);
      if (end >= 0 && !isTop) from = end;
      return end >= 0;
    };
    const parted = /^ {0,3}#{3}/.test(line) ? headJoints : joints;
    const hasPieces = (text: string) => text.split(parted).every((piece) => endOf(result, letters(piece), from) >= 0);
    const plain = line.replace(lineMarks, '');
    if (isFound(plain)) return false;
    const shown = shownOf(plain);
    return !isFound(shown) && !hasPieces(plain) && !hasPieces(shown);
  };
  return fencedRows(markdown.split(/\r\n?|\n|[\u2028\u2029\v\f]/))
    .filter(({ text, isFence, isVerbatim }) => {
      if (text.trim() === '' || isFence) return false;
      return isVerbatim ? !hasRow(text) : isLost(text);
    })
    .map(({ text }) => text);
}

function shownOf(line: string): string {
  return textOf(parseSpans(line)).replace(linkEnd, ']');
}

/** Letters and digits alone: no reader keeps all spaces, and marks are set in many ways. */
function letters(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.replace(/[^A-Za-z0-9]+/g, '');
  return (essence(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('');
}

function piecesOf(block: Block): string[] {
  return fieldTextsOf(block, plainText(block))
    .map(essence)
    .filter((piece) => piece !== '');
}

/** Dates behind a comma stand apart from the title as well, and then the comma is gone. */
function fieldTextsOf(block: Block, text: string): string[] {
  if (isEntryHead(block)) return text.split(/[|·•\n]| {2}|,(?=\s)/);
  const hasFields = isContacts(block) || (block.kind === 'paragraph' && block.role === 'meta');
  return hasFields ? text.split(/[|·•\n]| {2}/) : [text];
}

function endOf(text: string, piece: string, from: number): number {
  const at = text.indexOf(piece, from);
  return at === -1 ? -1 : at + piece.length;
}

/** A line that begins with a sign like a list's mark is read as an item of a list, with our mark in its place. */
function withoutMark(piece: string): string {
  return piece.replace(/^[*+\-–—]/, '');
}

/** essence is a text without what no reader keeps; NFKC makes one spelling of letters that look alike. */
export function essence(text: string): string {
  return normaliseText(text).replace(unread, '');
}
