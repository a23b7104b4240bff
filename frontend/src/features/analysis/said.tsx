import { Flex, chakra } from '@chakra-ui/react';
import type { RequirementMatch, RequirementReply } from '@tailwright/contracts/analysis';
import { Undo2 } from 'lucide-react';
import { Quote } from './quote';
import { RowButton } from '../../ui/row-button';
import { noText } from './requirements';

interface Props {
  requirement: RequirementMatch;
  reply: RequirementReply;
  onUndo: () => void;
  isBusy: boolean;
}

/** Said repeats what the person replied, marked as their own word, and lets them take it back. */
export function Said({ requirement, reply, onUndo, isBusy }: Props) {
  return (
    <>
      <Flex mt="1" gap="2" columnGap="4" align="center" flexWrap="wrap" fontSize="sm">
        <chakra.p minW="0" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
          <chakra.span fontWeight="medium" color="accent.fg">
            You said:
          </chakra.span>{' '}
          {reply.reply === 'no' && noText(requirement)}
          {reply.reply === 'line' && 'this line shows it: '}
          {reply.reply !== 'no' && <Quote>{reply.text}</Quote>}
        </chakra.p>
        <RowButton label="Undo" about={requirement.statement} onClick={onUndo} disabled={isBusy}>
          <Undo2 size={13} aria-hidden />
        </RowButton>
      </Flex>
      {reply.reply === 'sentence' && (
        <chakra.p mt="1" fontSize="xs" color="fg.muted">
          Write it into your resume too: people who read your resume do not see this report. We offer it again for your
          next job.
        </chakra.p>
      )}
    </>
  );
}
