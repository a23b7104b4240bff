import { limits } from '@tailwright/contracts/limits';
import type { NewOwnFact } from '@tailwright/contracts/own-facts';
import { readDraft, writeDraft } from '../../lib/draft';

interface Kept {
  facts: NewOwnFact[];
  /** The offers that the person did not want, by fact and statement. */
  declined: string[];
}

const name = 'own-facts';
const declinedMax = 400;
const listeners = new Set<() => void>();
let snapshot: { text: string; kept: Kept } | undefined;

/** tabFacts are the facts that are in no account: a visitor's, and those of a person that the server has not taken yet. */
export const tabFacts = (): readonly NewOwnFact[] => read().facts;

export const declinedOffers = (): readonly string[] => read().declined;

/** offerKey names an offer, also in the next report of the same job. */
export const offerKey = (fact: string, statement: string): string => `${fact} ${statement}`;

/** The same object as long as nothing has changed, as React wants it. */
function read(): Kept {
  const { facts = [], declined = [] } = readDraft<Kept>(name);
  const text = JSON.stringify([facts, declined]);
  if (snapshot?.text !== text) snapshot = { text, kept: { facts, declined } };
  return snapshot.kept;
}

function write(change: Partial<Kept>): void {
  writeDraft(name, { ...read(), ...change });
  for (const listener of listeners) listener();
}

/** addTabFact keeps a sentence once. */
export function addTabFact(fact: NewOwnFact): void {
  const others = tabFacts().filter(({ text }) => text !== fact.text);
  write({ facts: [...others, fact].slice(-limits.ownFactsPerUserMax) });
}

export const dropTabFacts = (ids: readonly string[]): void =>
  write({ facts: tabFacts().filter(({ id }) => !ids.includes(id)) });

export const declineOffer = (fact: string, statement: string): void =>
  write({ declined: [...declinedOffers(), offerKey(fact, statement)].slice(-declinedMax) });

export function onTabFacts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let known: readonly NewOwnFact[] = [];

/** rememberFacts notes what factsToSend answers: the facts of the tab and of the account together. */
export const rememberFacts = (facts: readonly NewOwnFact[]): void => void (known = facts);

/** factsToSend go along with a request, so that they can be offered where they may prove something. */
export const factsToSend = (): { facts?: NewOwnFact[] } =>
  known.length === 0
    ? {}
    : {
        facts: known
          .slice(0, limits.ownFactsPerUserMax)
          .map(({ id, text, requirement }) => ({ id, text, requirement })),
      };

/** newFactId is a random UUID; randomUUID would do, but browsers have it over https alone. */
export function newFactId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The version and the variant, as RFC 9562 has them for random ones.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
