import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const Frame = chakra('div', {
  base: { display: 'flex', gap: '3', p: '4', borderWidth: '1px', borderRadius: 'lg', fontSize: 'sm' },
  variants: {
    tone: {
      info: { bg: 'accent.subtle', borderColor: 'accent.border', '& > svg': { color: 'accent.fg' } },
      success: { bg: 'success.subtle', borderColor: 'success.border', '& > svg': { color: 'success.fg' } },
      warning: { bg: 'warning.subtle', borderColor: 'warning.border', '& > svg': { color: 'warning.fg' } },
      danger: { bg: 'danger.subtle', borderColor: 'danger.border', '& > svg': { color: 'danger.fg' } },
    },
  },
});

interface Props {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
}

/** Notice is a message that stays on the page; a danger or warning is announced at once. */
export function Notice({ tone = 'info', title, children }: Props) {
  const Icon = icons[tone];
  return (
    <Frame tone={tone} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      <chakra.span asChild mt="0.5" flexShrink="0">
        <Icon size={17} aria-hidden />
      </chakra.span>
      <Box minW="0" overflowWrap="anywhere">
        {title && <Box fontWeight="semibold">{title}</Box>}
        {children}
      </Box>
    </Frame>
  );
}
