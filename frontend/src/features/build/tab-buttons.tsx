import { Flex } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { type TabId, nextTab, previousTab } from './tabs';

interface Props {
  tab: TabId;
  onMove: (to: TabId) => void;
  /** What finishes the form, beside Next. */
  submit?: ReactNode;
}

export function TabButtons({ tab, onMove, submit }: Props) {
  return (
    <Flex flexWrap="wrap" gap="3" mt="8" pt="5" borderTopWidth="1px">
      <Button variant="outline" onClick={() => onMove(previousTab(tab))} disabled={previousTab(tab) === tab}>
        <ArrowLeft size={16} aria-hidden />
        Back
      </Button>
      <Button variant={submit ? 'outline' : 'solid'} ms="auto" onClick={() => onMove(nextTab(tab))}>
        Next
        <ArrowRight size={16} aria-hidden />
      </Button>
      {submit && (
        <Flex w={{ base: 'full', sm: 'auto' }} css={{ '& > *': { flex: 1 } }}>
          {submit}
        </Flex>
      )}
    </Flex>
  );
}
