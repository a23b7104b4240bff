import { readBullet } from '../recognizers/bullets.js';
import type { PhysicalLine } from '../page/physical-lines.js';
import type { ProfilePart } from '../page/saved-profile-parts.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import type { LogicalLine } from './logical-lines.js';

const labelOf: Partial<Record<ProfilePart, LineLabel>> = {
  furniture: 'furniture',
  heading: 'heading',
  contact: 'contact',
  name: 'name',
  headline: 'headline',
  place: 'contact',
  employer: 'head',
  total: 'head',
  title: 'head',
  time: 'head',
  town: 'head',
  school: 'head',
  degree: 'head',
};

/** isSavedProfile is true for the lines of a saved profile, which its grammar has read. */
export function isSavedProfile(lines: readonly PhysicalLine[]): boolean {
  return lines.some(({ part }) => part === 'name');
}

/**
 * withPartsOfProfile labels what the grammar of a saved profile has read. Which of its lists' items and of the lines of its
 * text go on is read as everywhere; none goes on with what is no text.
 */
export function withPartsOfProfile(shapes: readonly LineShape[], labels: readonly LineLabel[]): LineLabel[] {
  return shapes.map(({ line, mark }, at) => {
    const label = labels[at] ?? 'prose';
    if (!line.part) return label;
    const known = labelOf[line.part];
    if (known) return known;
    const above = shapes[at - 1]?.line;
    if (line.part === 'rest') return 'cont';
    const isSame = above?.part === line.part || (line.part === 'text' && above?.part === 'rest');
    const mayGoOn = isSame && mark === undefined;
    const isBelowClosed = line.part === 'item' && /\)$/.test(above?.text ?? '') && !line.text.startsWith('(');
    if (mayGoOn && !isBelowClosed && label === 'cont') return 'cont';
    if (line.part === 'item') return 'item';
    if (label === 'bullet' || label === 'prose') return label;
    return mark === undefined && readBullet(line.text) === undefined ? 'prose' : 'bullet';
  });
}

/** withHeadsOfProfile gives what the grammar has read its label again, which no rule for other pages changes. */
export function withHeadsOfProfile(lines: LogicalLine[]): LogicalLine[] {
  return lines.map((line) => {
    const label = line.part && labelOf[line.part];
    return label && label !== line.label ? { ...line, label } : line;
  });
}
