import { chakra } from '@chakra-ui/react';

export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    w: '1.1em',
    h: '1.1em',
    flexShrink: 0,
    borderRadius: 'full',
    border: '2px solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});
