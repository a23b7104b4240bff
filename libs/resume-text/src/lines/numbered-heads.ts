import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/**
 * withNumberedHeads labels projects alike that are counted: where "1. Ring road" is a head with a line of text below it, so
 * are "2. Harbour bridge", as far in and with such a line below, and the others that count on. Below a heading of projects they
 * are where two stand apart from each other. A counted line above an
 * indented head is its first line.
 */
export function withNumberedHeads(shapes: readonly LineShape[], labels: readonly LineLabel[]): LineLabel[] {
  const result = [...labels];
  let above: LineShape | undefined;
  shapes.forEach((shape, at) => {
    if (labels[at] === 'heading') above = undefined;
    const below = shapes[at + 1];
    const hasText = below !== undefined && below.mark === undefined && below.line.blanksBefore === 0;
    if (result[at] === 'bullet' && isFirstOfHead(shape, below) && labels[at + 1] === 'head') result[at] = 'head';
    const number = numberOf(shape);
    if (number === undefined || !hasText || !/^(?:head|bullet)$/.test(result[at] ?? '')) return;
    const isProject = isInProjects(shapes, labels, at) && shape.line.blanksBefore > 0;
    const isFirst = isProject && number === 1 && isCountedOn(shapes, at);
    const isNext =
      above !== undefined && number === (numberOf(above) ?? 0) + 1 && shape.line.indent === above.line.indent;
    if (isNext || isFirst) {
      result[at] = 'head';
      if (result[at + 1] === 'cont') result[at + 1] = 'prose';
    }
    if (result[at] === 'head') above = shape;
  });
  return result;
}

function isInProjects(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): boolean {
  const heading = labels.lastIndexOf('heading', at);
  return shapes[heading]?.kind === 'projects';
}

/** "1. Mess Mate" and its text with "2. Bus ETA bot" and its own below, apart from each other, are two projects. */
function isCountedOn(shapes: readonly LineShape[], at: number): boolean {
  const next = shapes.findIndex((shape, below) => below > at && numberOf(shape) === 2);
  const text = shapes[next + 1];
  if (next < 0 || next > at + linesOfProject || !text) return false;
  return (shapes[next]?.line.blanksBefore ?? 0) > 0 && text.mark === undefined && text.line.blanksBefore === 0;
}

const linesOfProject = 12;

/** "(ii) Ministry of Works" above its indented post and period: the count belongs to the head, which begins here. */
function isFirstOfHead({ mark = '', line }: LineShape, below: LineShape | undefined): boolean {
  const isBelow = below !== undefined && below.mark === undefined && below.line.blanksBefore === 0;
  return isBelow && countOfPosts.test(mark) && line.blanksBefore > 0 && below.line.indent > line.indent;
}

const countOfPosts = /^\(?(?:\d{1,2}|[ivx]{1,5}|[a-h]|[A-H])[.)]$/;

/** numberOf is the number that counts a line ("3.", "3)"); undefined for any other mark, and for none. */
export function numberOf({ mark }: Pick<LineShape, 'mark'>): number | undefined {
  const number = /^(\d{1,2})[.)]$/.exec(mark ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}
