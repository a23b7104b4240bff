import { chakra } from '@chakra-ui/react';
import { ArrowUpDown, Minus, Pencil, Plus } from 'lucide-react';
import type { Change } from './changes';
import { changeName } from './wording';

const neutral = { bg: 'bg.inset', fg: 'fg.muted', border: 'border.strong' };
const accent = { bg: 'accent.subtle', fg: 'accent.fg', border: 'accent.border' };

export const changeColours: Record<Change, { bg: string; fg: string; border: string }> = {
  unchanged: neutral,
  moved: accent,
  reworded: { bg: 'warning.subtle', fg: 'warning.fg', border: 'warning.border' },
  'moved and reworded': { bg: 'warning.subtle', fg: 'warning.fg', border: 'warning.border' },
  new: { bg: 'success.subtle', fg: 'success.fg', border: 'success.border' },
  'left out': { bg: 'danger.subtle', fg: 'danger.fg', border: 'danger.border' },
};

const icons = { moved: ArrowUpDown, reworded: Pencil, 'moved and reworded': ArrowUpDown, new: Plus, 'left out': Minus };

/** ChangeMark names a change by word and sign, and only then by colour. */
export function ChangeMark({ change }: { change: Change }) {
  if (change === 'unchanged') return null;
  const Icon = icons[change];
  const { bg, fg } = changeColours[change];
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
      {changeName[change]}
    </chakra.span>
  );
}
