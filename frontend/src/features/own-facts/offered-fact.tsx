import { Box, Flex, chakra } from '@chakra-ui/react';
import type { NewOwnFact } from '@tailwright/contracts/own-facts';
import { Check } from 'lucide-react';
import { RowButton } from '../../ui/row-button';

interface Props {
  fact: NewOwnFact;
  statement: string;
  onUse: () => void;
  onDecline: () => void;
  isBusy: boolean;
}

/** OfferedFact asks whether what the person said for an earlier job is to count here. Nothing counts without the press. */
export function OfferedFact({ fact: { text, requirement }, statement, onUse, onDecline, isBusy }: Props) {
  const about = `“${text}” for: ${statement}`;
  return (
    <Box
      mt="2.5"
      px="3.5"
      py="3"
      bg="accent.subtle"
      borderWidth="1px"
      borderColor="accent.border"
      borderRadius="lg"
      fontSize="sm"
    >
      <chakra.p>
        <chakra.span fontWeight="medium" color="accent.fg">
          You said earlier:
        </chakra.span>{' '}
        <chakra.q quotes={`'“' '”'`}>{text}</chakra.q> — use it here?
      </chakra.p>
      {requirement !== '' && requirement !== statement && (
        <chakra.p mt="1" fontSize="xs" color="fg.muted">
          It answered “{requirement}”.
        </chakra.p>
      )}
      <Flex mt="2.5" gap="2">
        <RowButton label="Use" about={about} onClick={onUse} disabled={isBusy}>
          <Check size={13} aria-hidden />
        </RowButton>
        <RowButton label="Not here" about={about} variant="ghost" onClick={onDecline} disabled={isBusy} />
      </Flex>
    </Box>
  );
}
