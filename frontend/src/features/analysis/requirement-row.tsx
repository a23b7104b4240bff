import { Box, Flex, chakra } from '@chakra-ui/react';
import type { RequirementMatch, RequirementReply } from '@tailwright/contracts/analysis';
import type { NewOwnFact } from '@tailwright/contracts/own-facts';
import { Check, CircleHelp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge';
import { OfferedFact } from '../own-facts/offered-fact';
import { OwnEvidence } from './own-evidence';
import { type ReplyChange, replyWith } from './replies';
import { type Answer, answerOf, strengthText } from './requirements';
import { ResumeQuotes } from './resume-quotes';
import { Said } from './said';

interface Props {
  requirement: RequirementMatch;
  reply: RequirementReply | undefined;
  resumeLines: readonly string[];
  /** What the person said for an earlier job and may say here. */
  offer: NewOwnFact | undefined;
  onDecline: (fact: NewOwnFact) => void;
  onReply: (change: ReplyChange) => void;
  isBusy: boolean;
}

/** RequirementRow is one statement of the posting, what the resume says about it, and what the person can reply. */
export function RequirementRow({ requirement, reply, resumeLines, offer, onDecline, onReply, isBusy }: Props) {
  const { id, statement, strength, answer, lines } = requirement;
  const body = useRef<HTMLDivElement>(null);
  const hasReplied = useRef(false);
  useEffect(() => {
    // The pressed button is gone with what it offered, so the first button that took its place is focused.
    if (hasReplied.current) body.current?.querySelector('button')?.focus();
    hasReplied.current = false;
  }, [reply, offer]);
  const change = (next: ReplyChange) => {
    hasReplied.current = true;
    onReply(next);
  };
  const give = (kind: RequirementReply['reply'], text?: string) => change(replyWith(id, kind, text));
  const hasLines = answer !== 'not_found' && lines.length > 0;
  const offersOwn = reply ? reply.reply === 'no' && hasLines : !hasLines;
  return (
    <Row tabIndex={-1} aria-label={statement}>
      <Box gridArea="mark">
        <AnswerMark answer={answerOf(requirement, reply)} isOwnWord={reply !== undefined} />
      </Box>
      <Flex gridArea="strength" justify="flex-end" align="flex-start">
        <Badge variant={strength === 'required' ? 'secondary' : 'outline'}>{strengthText[strength]}</Badge>
      </Flex>
      <Box gridArea="body" minW="0" ref={body}>
        <chakra.p fontWeight="semibold">{statement}</chakra.p>
        {reply && (
          <Said
            requirement={requirement}
            reply={reply}
            onUndo={() => change({ requirement: id, reply: null })}
            isBusy={isBusy}
          />
        )}
        {!reply && hasLines && <ResumeQuotes requirement={requirement} onReply={give} isBusy={isBusy} />}
        {!reply && !hasLines && (
          <chakra.p mt="1" fontSize="sm" color="fg.muted">
            We found no line of your resume that says so.
          </chakra.p>
        )}
        {!reply && offer && (
          <OfferedFact
            fact={offer}
            statement={statement}
            onUse={() => give('sentence', offer.text)}
            onDecline={() => {
              hasReplied.current = true;
              onDecline(offer);
            }}
            isBusy={isBusy}
          />
        )}
        {offersOwn && (
          <OwnEvidence
            statement={statement}
            resumeLines={resumeLines}
            canDeny={!reply}
            onReply={give}
            isBusy={isBusy}
          />
        )}
      </Box>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '2',
    gridTemplateColumns: { base: '1fr auto', md: '8.5rem minmax(0, 1fr) 5.5rem' },
    gridTemplateAreas: { base: '"mark strength" "body body"', md: '"mark body strength"' },
    py: '4',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    // Below what sticks to the top, and above what sticks to the bottom of the window.
    scrollMarginBlock: '9rem 6rem',
    '& button, & input, & textarea': { scrollMarginBlock: '9rem 6rem' },
  },
});

const marks: Record<Answer, { word: string; colour: string; Icon: typeof Check }> = {
  found: { word: 'Found', colour: 'success.fg', Icon: Check },
  likely: { word: 'Likely', colour: 'warning.fg', Icon: CircleHelp },
  not_found: { word: 'Not found', colour: 'danger.fg', Icon: X },
};

/** AnswerMark names an answer by word and sign, and only then by colour. */
function AnswerMark({ answer, isOwnWord }: { answer: Answer; isOwnWord: boolean }) {
  const { word, colour, Icon } = marks[answer];
  return (
    <Flex gap="1.5" color={colour} fontSize="sm" fontWeight="medium">
      <Box flexShrink="0" pt="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <span>
        {word}
        {isOwnWord && (
          <chakra.span display={{ md: 'block' }} fontSize="xs" fontWeight="normal" color="fg.muted">
            {' '}
            by your word
          </chakra.span>
        )}
      </span>
    </Flex>
  );
}
