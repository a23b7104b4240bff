import type { FactOffer } from '@tailwright/contracts/analysis';
import type { NewOwnFact } from '@tailwright/contracts/own-facts';
import { offerKey } from './tab-facts';

interface Offered {
  offers: readonly FactOffer[];
  facts: readonly NewOwnFact[];
  declined: readonly string[];
}

/** offeredFact is the likeliest fact for a requirement that still exists, says something and was not declined. */
export function offeredFact(
  { offers, facts, declined }: Offered,
  { id, statement }: { id: string; statement: string },
): NewOwnFact | undefined {
  for (const offer of offers) {
    if (offer.requirement !== id || declined.includes(offerKey(offer.fact, statement))) continue;
    const fact = facts.find((each) => each.id === offer.fact);
    if (fact) return fact;
  }
  return undefined;
}
