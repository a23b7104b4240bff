import type { Evidence } from '../evidence.js';

/** An offer to an employer, as a claim makes it, and what a resume that makes it says. */
const offers: readonly { told: RegExp; own: RegExp }[] = [
  {
    told: /(?<!\p{L})(?:(?:available|free|able|ready|can|could) (?:to )?(?:start|join)(?= (?:immediately|at once|straight|right away|within|in (?:\d|an?|one|two|three|four)|from|as soon|next|work)(?!\p{L})|[.,;]|$)|available from (?:now|today|mid|early|late|next|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\d)|(?:available|free) (?:immediately|at once)|immediately available|(?:immediate|prompt) (?:start|availability)|notice period)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:notice|availab\p{L}+|start(?:ing)? (?:date|from|at|in|on|with)|(?:can|could|able to|ready to|free to) (?:start|join|begin)|immediate\p{L}*|free (?:from|now)|at once|from now)(?!\p{L})/iu,
  },
  {
    told: /(?<!\p{L})(?:(?:willing|able|ready|open|happy|free|prepared) to relocate|open to relocation|(?:can|will) relocate)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:relocat\p{L}*|mov(?:e|ing)|anywhere|settle)(?!\p{L})/iu,
  },
  {
    told: /(?<!\p{L})(?:(?:flexible|willing|able|open|happy|free) (?:to (?:work|do)|for|with)|available(?: (?:to (?:work|do)|for|on))?) (?:evenings?|nights?|weekends?|saturdays?|sundays?|shifts?|overtime|on[- ]call|rotating)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:evenings?|nights?|weekends?|saturdays?|sundays?|shifts?|overtime|on[- ]call|rota|rotating|hours|flexib\p{L}+|any day)(?!\p{L})/iu,
  },
  {
    told: /(?<!\p{L})(?:(?:has|have|holds?|with) the right to work|authori[sz]ed to work|eligible to work|no sponsorship|permanent residen(?:t|ce|cy))(?!\p{L})/iu,
    own: /(?<!\p{L})(?:right to work|(?:work\p{L}* )?permit|authori[sz]\p{L}+|eligib\p{L}+|sponsor\p{L}*|visa|residen\p{L}+|citizen\p{L}*|settled status|nationality|green card|passport|indefinite leave)(?!\p{L})/iu,
  },
];

/** isOfferUnsaid is true for an offer that the original says nothing of: when somebody can start, that they would move, work nights or may work there. */
export function isOfferUnsaid(text: string, { text: original }: Evidence): boolean {
  return offers.some(({ told, own }) => told.test(text) && !own.test(original));
}
