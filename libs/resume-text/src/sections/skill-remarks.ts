import { isLanguage } from '../recognizers/language-items.js';
import { languages } from '../text/word-lists.js';
import { plainWords } from '../text/word-list.js';

/** What takes something back from the item before it: "Audition, a bit". */
const taken =
  /^(?:an? (?:bit|little)|(?:very )?basic(?:ally)?|rusty|simple|some|beginner|long ago|read[- ]only|to a point|(?:if|when) needed|now and then|not daily|at school|getting there)$/iu;

/** What is said of a language behind a comma: "Ukrainian understand well, speak a little". */
const ofLanguage =
  /^(?:(?:but )?I (?:speak|read|write|understand)|(?:can )?(?:speak|read|write|understand|speaking|reading|writing|spoken|written|understood)(?!\p{L})|(?:an? )?(?:little|bit|few words|course|diploma|duolingo|school|evening class)(?!\p{L})|(?:still |now )?learning(?!\p{L}))/iu;

/** withRemarks joins what an item is followed by, and what is no item itself, with it: no order may part the two. */
export function withRemarks(items: readonly string[], text: string): string[] {
  return items.reduce<string[]>((joined, item) => {
    const above = joined.at(-1);
    const whole = `${above ?? ''}, ${item}`;
    const isRemark = above !== undefined && (taken.test(item) || (isLanguage(above) && isOfLanguage(item)));
    if (isRemark && text.includes(whole)) return [...joined.slice(0, -1), whole];
    return [...joined, item];
  }, []);
}

function isOfLanguage(item: string): boolean {
  return ofLanguage.test(item) && !languages.isIn(plainWords(item));
}
