import * as z from 'zod/mini';
import { UserId } from './auth.js';
import { endpoint, rpc } from './define.js';
import { limits } from './limits.js';
import { Done, Timestamp, Uuid, line } from './text.js';

export const OwnFactId = Uuid;
export type OwnFactId = z.infer<typeof OwnFactId>;

const FactText = line('Write a sentence first').check(
  z.minLength(1, 'Write a sentence first'),
  z.maxLength(limits.ownFactCharsMax, 'At most 600 characters'),
);

/** NewOwnFact is what a person said about a requirement: a sentence they typed, or a line of a resume that they picked. */
export const NewOwnFact = z
  .object({
    id: OwnFactId,
    text: FactText,
    /** The requirement that it answered, in the words of that job description. */
    requirement: line().check(z.maxLength(limits.ownFactCharsMax)),
  })
  .check(z.meta({ id: 'NewOwnFact' }));
export type NewOwnFact = z.infer<typeof NewOwnFact>;

export const OwnFact = z.extend(NewOwnFact, { createdAt: Timestamp }).check(z.meta({ id: 'OwnFact' }));
export type OwnFact = z.infer<typeof OwnFact>;

/** OwnFacts go along with a request: a person has no more of them. */
export const OwnFacts = z.array(NewOwnFact).check(z.maxLength(limits.ownFactsPerUserMax));

export const NewOwnFacts = z.object({ facts: OwnFacts }).check(z.meta({ id: 'NewOwnFacts' }));
export type NewOwnFacts = z.infer<typeof NewOwnFacts>;

/** FactWords are the new words of a fact; `was` are those that the person saw when changing them. */
export const FactWords = z.object({ text: FactText, was: FactText }).check(z.meta({ id: 'FactWords' }));
export type FactWords = z.infer<typeof FactWords>;

export const listOwnFacts = endpoint({
  method: 'GET',
  path: '/facts',
  summary: 'What the signed-in user has said about requirements, newest first.',
  access: 'user',
  returns: z.array(OwnFact),
});
export const keepOwnFacts = endpoint({
  method: 'POST',
  path: '/facts',
  summary: 'Keep facts of the signed-in user. Repeating it changes nothing; the same sentence is kept once.',
  access: 'user',
  body: NewOwnFacts,
  returns: Done,
});
export const rewordOwnFact = endpoint({
  method: 'POST',
  path: '/facts/:factId',
  summary: 'Change the words of a fact. Refused with 409 when it was changed since it was read.',
  access: 'user',
  body: FactWords,
  returns: Done,
});
export const deleteOwnFact = endpoint({
  method: 'DELETE',
  path: '/facts/:factId',
  summary: 'Delete a fact.',
  access: 'user',
  returns: Done,
});

const Owner = z.object({ actor: UserId });
const Owned = z.extend(Owner, { factId: OwnFactId });

export const listOwnFactsOf = rpc('resume.list-facts', Owner, z.object({ facts: z.array(OwnFact) }));
/** keepOwnFactsOf is idempotent by fact id and by text. Errors: conflict when the account has no room for them. */
export const keepOwnFactsOf = rpc('resume.keep-facts', z.extend(Owner, { facts: OwnFacts }), Done, { mutates: true });
/** rewordOwnFactOf errors: not_found; conflict when it does not say `was` any more, or another fact says the same. */
export const rewordOwnFactOf = rpc('resume.reword-fact', z.extend(Owned, { text: FactText, was: FactText }), Done, {
  mutates: true,
});
export const deleteOwnFactOf = rpc('resume.delete-fact', Owned, Done, { mutates: true });
