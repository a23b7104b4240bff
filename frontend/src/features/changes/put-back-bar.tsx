import { Flex, chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button';
import { putBackSentence } from './wording';

interface Props {
  count: number;
  isBusy: boolean;
  onApply: () => void;
  onClear: () => void;
}

/** PutBackBar gathers what is to go back, so that the resume is checked and scored again only once. */
export function PutBackBar({ count, isBusy, onApply, onClear }: Props) {
  return (
    <Flex
      pos="sticky"
      bottom="4"
      mt={count > 0 ? '6' : '0'}
      gap="3"
      align="center"
      justify="space-between"
      flexWrap="wrap"
      {...(count > 0 && { p: '3', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'xl', boxShadow: 'md' })}
    >
      <chakra.p role="status" fontSize="sm" fontWeight="medium">
        {count > 0 && putBackSentence(count)}
      </chakra.p>
      {count > 0 && (
        <Flex gap="2">
          <Button size="sm" variant="ghost" onClick={onClear} disabled={isBusy}>
            Clear
          </Button>
          <Button size="sm" onClick={onApply} loading={isBusy} loadingText="Checking...">
            Put Back
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
