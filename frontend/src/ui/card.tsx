import { chakra, defineStyle } from '@chakra-ui/react';

export const cardStyle = defineStyle({
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'xl',
  boxShadow: 'sm',
  p: { base: '5', md: '6' },
  minW: '0',
});

export const Card = chakra('section', { base: cardStyle });
