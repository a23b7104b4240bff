import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { messageOf } from '../../lib/api';
import { isUnreached, useBackOnline } from '../../lib/use-back-online';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { factsQuery } from '../own-facts/facts-query';
import { FactRow } from './fact-row';

const shownFirst = 20;

/** FactsCard lists what a person has said about requirements, to be mended or deleted. */
export function FactsCard() {
  const facts = useQuery({ ...factsQuery, gcTime: 0 });
  const [showsAll, setShowsAll] = useState(false);
  useBackOnline(isUnreached(facts.error), () => void facts.refetch());
  const list = facts.data ?? [];
  return (
    <Card aria-labelledby="facts">
      <chakra.h2 id="facts" textStyle="h3">
        Your facts
      </chakra.h2>
      <chakra.p mt="1" mb="5" fontSize="sm" color="fg.muted" maxW="2xl">
        What you answered to a job’s requirements. In the next report we offer a fact where it may prove something; it
        counts only when you press Use.
      </chakra.p>
      {facts.isError && (
        <Notice tone="danger" title="Your facts could not be loaded">
          {messageOf(facts.error, 'Please try again.')}{' '}
          <Button variant="link" loading={facts.isFetching} onClick={() => void facts.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {facts.data && list.length === 0 && <NoFacts />}
      <chakra.ul listStyle="none">
        {list.slice(0, showsAll ? list.length : shownFirst).map((fact) => (
          <FactRow key={fact.id} fact={fact} />
        ))}
      </chakra.ul>
      {!showsAll && list.length > shownFirst && (
        <Button mt="4" variant="outline" w={{ base: 'full', md: 'auto' }} onClick={() => setShowsAll(true)}>
          Show all {list.length}
        </Button>
      )}
    </Card>
  );
}

const NoFacts = () => (
  <EmptyState
    icon={MessageSquareQuote}
    title="No facts yet"
    actions={
      <LinkButton to={paths.optimize} variant="outline">
        Optimize Resume
      </LinkButton>
    }
  >
    Press “I have this: say where” or “Say it in your words” beside a requirement of a report. What you say is kept
    here.
  </EmptyState>
);
