import { chakra } from '@chakra-ui/react';

/** Quote is a line in the person's own words, on a ground like that of a marker pen. */
export const Quote = chakra('q', {
  base: {
    px: '1',
    bg: 'highlight',
    borderRadius: 'sm',
    boxDecorationBreak: 'clone',
    quotes: `'“' '”'`,
  },
});
