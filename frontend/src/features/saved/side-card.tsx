import { chakra } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Card } from '../../ui/card';

/** SideCard is one part of what is kept with a resume. */
export const SideCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card aria-label={title}>
    <chakra.h3 textStyle="h4" mb="2.5">
      {title}
    </chakra.h3>
    {children}
  </Card>
);

export const Quiet = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } });
