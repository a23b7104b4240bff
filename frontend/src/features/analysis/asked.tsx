import { Box, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { RequirementMatch } from '@tailwright/contracts/analysis';
import type { Analysis } from '@tailwright/contracts/as-read';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { resumeLines } from '../changes/resume-lines';
import { offeredFact } from '../own-facts/offers';
import { useOwnFacts } from '../own-facts/use-own-facts';
import { OrderSwitch } from './order-switch';
import type { ReplyChange } from './replies';
import { RequirementRow } from './requirement-row';
import { type Order, countAnswers, countSentence, countShownFirst, inOrder } from './requirements';
import { SearchWords } from './search-words';

interface Props {
  analysis: Analysis;
  originalResume: string;
  onReply: (change: ReplyChange) => void;
  /** False when the last call to the server failed. */
  areRepliesKept: boolean;
  isBusy: boolean;
}

/** Asked lists what the job asks, statement by statement, with the person's own lines, and takes their word about it. */
export function Asked({ analysis, originalResume, onReply, areRepliesKept, isBusy }: Props) {
  const [order, setOrder] = useState<Order>('posting');
  const { requirements, replies, keywords, fact_offers: offers = [] } = analysis;
  const { facts, declined, decline } = useOwnFacts();
  const lines = useMemo(() => [...new Set(resumeLines(originalResume).map(({ text }) => text))], [originalResume]);
  const replyOf = new Map(replies.map((reply) => [reply.requirement, reply]));
  const counts = countSentence(countAnswers(requirements, replyOf));
  const scored = inOrder(requirements, order).filter((each) => each.is_scored);
  const conditions = inOrder(requirements, 'posting').filter((each) => !each.is_scored);
  return (
    <Card aria-labelledby="asked">
      <chakra.h3 id="asked" textStyle="h3">
        What the job asks
      </chakra.h3>
      {scored.length === 0 ? (
        <Intro>We found no requirement in this job description that could be looked up.</Intro>
      ) : (
        <>
          <chakra.p mt="1" fontWeight="medium">
            {counts}
          </chakra.p>
          <Intro>
            Every line shown is from your own resume. Say which ones are right; the match changes at once. Say only what
            you could show in an interview: a claim you cannot show there helps nobody.
          </Intro>
          <OrderSwitch order={order} onChange={setOrder} />
          <Box>
            <FirstRows
              items={scored}
              render={(requirement) => (
                <RequirementRow
                  key={requirement.id}
                  requirement={requirement}
                  reply={replyOf.get(requirement.id)}
                  resumeLines={lines}
                  offer={offeredFact({ offers, facts, declined }, requirement)}
                  onDecline={(fact) => decline(fact.id, requirement.statement)}
                  onReply={onReply}
                  isBusy={isBusy}
                />
              )}
            />
            <MatchNow
              percentage={analysis.matching_percentage}
              counts={counts}
              isShown={replies.length > 0 || !areRepliesKept}
              areRepliesKept={areRepliesKept}
            />
          </Box>
        </>
      )}
      {conditions.length > 0 && <Conditions conditions={conditions} />}
      {keywords.length > 0 && <SearchWords keywords={keywords} />}
      <VisuallyHidden role="status">
        {scored.length > 0 && `Match ${analysis.matching_percentage}%. ${counts}.`}
      </VisuallyHidden>
    </Card>
  );
}

const Intro = chakra('p', { base: { mt: '1', fontSize: 'sm', color: 'fg.muted', maxW: '3xl' } });

interface FirstRowsProps {
  items: RequirementMatch[];
  render: (item: RequirementMatch) => ReactNode;
}

/** FirstRows shows the first dozen and, asked for it, all; the focus goes to the first row that was hidden. */
function FirstRows({ items, render }: FirstRowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const firstShown = countShownFirst(items.length);
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll<HTMLElement>(':scope > li')[firstShown]?.focus();
    // Only the press of the button moves the focus.
  }, [showsAll]);
  return (
    <>
      <chakra.ul ref={list} listStyle="none" mt="4">
        {items.slice(0, showsAll ? items.length : firstShown).map(render)}
      </chakra.ul>
      {!showsAll && firstShown < items.length && (
        <Button variant="outline" mt="2" w={{ base: 'full', md: 'auto' }} onClick={() => setShowsAll(true)}>
          Show all {items.length}
        </Button>
      )}
    </>
  );
}

function Conditions({ conditions }: { conditions: RequirementMatch[] }) {
  return (
    <Box mt="7">
      <chakra.h4 textStyle="h4">Conditions to check yourself</chakra.h4>
      <Intro>A resume does not answer these, so they do not count in the match.</Intro>
      <chakra.ul mt="3" listStyle="disc" ps="5" display="grid" gap="1.5" fontSize="sm">
        {conditions.map(({ id, statement }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            {statement}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

interface MatchNowProps {
  percentage: number;
  counts: string;
  isShown: boolean;
  areRepliesKept: boolean;
}

/** MatchNow stays in sight while a person replies far below the match percentage. */
function MatchNow({ percentage, counts, isShown, areRepliesKept }: MatchNowProps) {
  return (
    <Box
      pos="sticky"
      bottom="4"
      {...(isShown && {
        mt: '5',
        px: '4',
        py: '2.5',
        bg: 'bg.surface',
        borderWidth: '1px',
        borderRadius: 'xl',
        boxShadow: 'md',
      })}
      fontSize="sm"
    >
      {isShown && (
        <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
          <chakra.span color="fg" fontWeight="semibold" me="2">
            Match now {percentage}%
          </chakra.span>{' '}
          {counts}
        </chakra.p>
      )}
      <chakra.p role="status" fontSize="xs" color="fg.muted">
        {!areRepliesKept &&
          'Your answers are not kept on the server yet, only in this tab. We try again with your next answer.'}
      </chakra.p>
    </Box>
  );
}
