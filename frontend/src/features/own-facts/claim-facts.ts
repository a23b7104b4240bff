import { keepOwnFacts } from '@tailwright/contracts/own-facts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api, messageOf } from '../../lib/api';
import { toast } from '../../ui/toast';
import { factsQuery } from './facts-query';
import { dropTabFacts, tabFacts } from './tab-facts';

let last: Promise<void> = Promise.resolve();

/** claimFacts keeps the facts of this tab in the account of the person who is signed in, one call after the other. */
export function claimFacts(queryClient: QueryClient): Promise<void> {
  last = last.then(() => claimAll(queryClient));
  return last;
}

async function claimAll(queryClient: QueryClient): Promise<void> {
  const facts = [...tabFacts()];
  if (facts.length === 0) return;
  const ids = facts.map(({ id }) => id);
  try {
    await api(keepOwnFacts, { body: { facts } });
    await queryClient.invalidateQueries(factsQuery);
    dropTabFacts(ids);
  } catch (error) {
    // What did not reach the server stays in the tab and is sent with the next one; what it refuses it refuses again.
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429) return;
    dropTabFacts(ids);
    const description = messageOf(error, 'Please try again.');
    toast({ tone: 'destructive', title: 'Not kept for your next job', description });
  }
}
