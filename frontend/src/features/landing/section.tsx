import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Width } from '../../ui/page';

interface Props {
  id?: string;
  eyebrow: string;
  heading: string;
  lead?: ReactNode;
  /** Sets the section apart with a darker ground. */
  muted?: boolean;
  children: ReactNode;
}

export function Section({ id, eyebrow, heading, lead, muted, children }: Props) {
  return (
    <Box as="section" id={id} bg={muted ? 'bg.muted' : undefined} borderYWidth={muted ? '1px' : undefined}>
      <Width py={{ base: '14', md: '24' }}>
        <Box maxW="2xl" mb={{ base: '8', md: '12' }}>
          <Box textStyle="eyebrow" color="accent.fg" mb="3">
            {eyebrow}
          </Box>
          <chakra.h2 textStyle="h1">{heading}</chakra.h2>
          {lead && (
            <chakra.p textStyle="lead" mt="4">
              {lead}
            </chakra.p>
          )}
        </Box>
        {children}
      </Width>
    </Box>
  );
}
