import { type NewOwnFact, deleteOwnFact } from '@tailwright/contracts/own-facts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { api } from '../../lib/api';
import { useSession } from '../auth/session';
import { claimFacts } from './claim-facts';
import { factsQuery } from './facts-query';
import {
  addTabFact,
  declineOffer,
  declinedOffers,
  dropTabFacts,
  newFactId,
  onTabFacts,
  rememberFacts,
  tabFacts,
} from './tab-facts';

/** useOwnFacts knows what the person has said for any job: kept with the account, a visitor's with the tab. */
export function useOwnFacts() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const inTab = useSyncExternalStore(onTabFacts, tabFacts);
  const declined = useSyncExternalStore(onTabFacts, declinedOffers);
  const { data: kept } = useQuery({ ...factsQuery, enabled: user !== null });
  const facts = useMemo(() => {
    const account = user && kept ? kept : [];
    return [...inTab.filter(({ id }) => account.every((each) => each.id !== id)), ...account];
  }, [inTab, kept, user]);
  /** What this page kept for a requirement, to be taken back with the reply. */
  const madeHere = useRef(new Map<string, string>());

  useEffect(() => rememberFacts(facts), [facts]);

  const keep = (requirement: string, said: Omit<NewOwnFact, 'id'>) => {
    if (facts.some(({ text }) => text === said.text)) return;
    const fact = { id: newFactId(), ...said };
    madeHere.current.set(requirement, fact.id);
    addTabFact(fact);
    if (user) void claimFacts(queryClient);
  };

  /** A reply that is taken back was no fact; one that was kept before stays. */
  const takeBack = async (requirement: string) => {
    const factId = madeHere.current.get(requirement);
    if (factId === undefined) return;
    madeHere.current.delete(requirement);
    dropTabFacts([factId]);
    if (!user) return;
    // Still on its way, or never there: then there is nothing to delete.
    await claimFacts(queryClient);
    await api(deleteOwnFact, { params: { factId } }).catch(() => undefined);
    await queryClient.invalidateQueries(factsQuery);
  };

  return { facts, declined, keep, takeBack, decline: declineOffer };
}
