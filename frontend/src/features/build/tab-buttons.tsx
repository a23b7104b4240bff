import { Flex } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { type TabId, nextTab, previousTab } from './tabs';

interface Props {
  tab: TabId;
  onMove: (to: TabId) => void;
  /** What stands in the place of Next. */
  forward?: ReactNode;
}

export function TabButtons({ tab, onMove, forward }: Props) {
  return (
    <Flex justify="space-between" gap="3" mt="8" pt="5" borderTopWidth="1px">
      <Button variant="outline" onClick={() => onMove(previousTab(tab))} disabled={previousTab(tab) === tab}>
        <ArrowLeft size={16} aria-hidden />
        Back
      </Button>
      {forward ?? (
        <Button onClick={() => onMove(nextTab(tab))}>
          Next
          <ArrowRight size={16} aria-hidden />
        </Button>
      )}
    </Flex>
  );
}
