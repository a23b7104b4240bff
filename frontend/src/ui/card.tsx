import { chakra } from '@chakra-ui/react';

export const Card = chakra('section', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'sm',
    p: { base: '5', md: '6' },
    minW: '0',
  },
});
