import { Box } from '@chakra-ui/react';
import { type ReactNode } from 'react';

/** ActionBar sticks below the header. On a phone it is as low as its buttons and as wide as the screen. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Box
    data-testid="result-actions"
    pos="sticky"
    top={{ base: '12', md: '4.5rem' }}
    zIndex="1"
    mx={{ base: '-4', md: '0' }}
    px={{ base: '4', md: '3' }}
    py={{ base: '1', md: '3' }}
    bg="bg.surface"
    borderWidth={{ base: '1px 0', md: '1px' }}
    borderRadius={{ md: 'xl' }}
    boxShadow="md"
  >
    {children}
  </Box>
);
