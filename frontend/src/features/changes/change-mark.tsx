import { chakra } from '@chakra-ui/react';
import { ArrowUpDown, Minus, PenLine, Pencil, Plus } from 'lucide-react';
import type { Change, Row } from './changes';
import { isOwn } from './review';
import { changeName, ownName } from './wording';

const neutral = { bg: 'bg.inset', fg: 'fg.muted', border: 'border.strong' };
const accent = { bg: 'accent.subtle', fg: 'accent.fg', border: 'accent.border' };

const changeColours: Record<Change, { bg: string; fg: string; border: string }> = {
  unchanged: neutral,
  moved: accent,
  reworded: { bg: 'warning.subtle', fg: 'warning.fg', border: 'warning.border' },
  'moved and reworded': { bg: 'warning.subtle', fg: 'warning.fg', border: 'warning.border' },
  new: { bg: 'success.subtle', fg: 'success.fg', border: 'success.border' },
  'left out': { bg: 'danger.subtle', fg: 'danger.fg', border: 'danger.border' },
};

const icons = { moved: ArrowUpDown, reworded: Pencil, 'moved and reworded': ArrowUpDown, new: Plus, 'left out': Minus };

export const coloursOf = (row: Row) => (isOwn(row) ? accent : changeColours[row.change]);

/** ChangeMark names what became of a line by word and sign, and only then by colour. */
export function ChangeMark({ row }: { row: Row }) {
  if (row.change === 'unchanged') return null;
  const Icon = isOwn(row) ? PenLine : icons[row.change];
  const { bg, fg } = coloursOf(row);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="2"
      borderRadius="full"
      bg={bg}
      color={fg}
      fontSize="2xs"
      fontWeight="medium"
      lineHeight="normal"
    >
      <Icon size={12} aria-hidden />
      {isOwn(row) ? ownName : changeName[row.change]}
    </chakra.span>
  );
}
