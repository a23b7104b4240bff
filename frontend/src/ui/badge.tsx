import { chakra } from '@chakra-ui/react';

/** Badge's variants are the specification's four. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontSize: '2xs',
    fontWeight: 'medium',
    lineHeight: '1.5',
  },
  variants: {
    variant: {
      default: { bg: 'accent.subtle', color: 'accent.fg' },
      secondary: { bg: 'bg.inset', color: 'fg.muted' },
      destructive: { bg: 'danger.subtle', color: 'danger.fg' },
      outline: { borderColor: 'border.strong', color: 'fg.muted' },
    },
  },
  defaultVariants: { variant: 'default' },
});
