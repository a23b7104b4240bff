import { beginsWithRating } from './ratings.js';

/**
 * A mark, or an asterisk right before the text when the line has no second one, which would make it emphasis. Right
 * before a figure "~" and ">" say how much.
 */
const bulletMark =
  /^(?:»{2,3}\s*|[•●▪◦‣∙⁃■□▫◆◇►▸➢➤✓✔★☆·○»❖❯❱➔➜➙⇒→♦✦✧✱✳✶◉◎⦿⚫⬤▹▷◊¤☑✗✘]\s*|[✅👉🔹🔸🔷🔶↗↘↳↪⟶⟹➚➛➝➞➟➠➢➥➦➧➨➩➪➭➯➱➲➳➵➸➺➻➼➽➾⮕⮚⮞▶▻▿△▵◾◽◼◻◌◍◦⚬⚪∘⦾⁌⁍❍❏❑❒⬥⬦⬧⬩⬪⬫✚✜✢✣✥✪✯✰✻✼✽❉❋⁂]\s+|[§–—>*+›-]\s+|[*›](?=[\p{L}\p{N}][^*]*$)|[~>](?=\p{L}[^*]*$)|(?:[-=]>|>>)\s+(?=\S)|o\s+(?=\S)|(?:\((?:[a-h]|[ivx]{1,5})\)|[ivx]{1,5}[.)])\s+(?=\S)|\(?\d{1,2}[.)]\s+(?=\D)|(?:\d{1,2}[.)]|[a-z]\))\s+(?=\p{Lu}))/u;

/** Bullet is a line of a list: the mark it begins with and the text behind the mark. */
export interface Bullet {
  mark: string;
  text: string;
}

/** readBullet parts the mark of a list item from its text; undefined for a line that begins with none. */
export function readBullet(line: string): Bullet | undefined {
  const mark = bulletMark.exec(line)?.[0];
  if (mark === undefined || mark.length === line.length || beginsWithRating(line)) return undefined;
  // "3. July 2019" and "– 2019" are dates.
  if (/^\d{1,2}\.\s+\p{L}{3,9}\.?\s+\d{4}/u.test(line) || /^[–—-]\s+(?:19|20)\d{2}$/.test(line)) return undefined;
  return { mark: mark.trim(), text: line.slice(mark.length).trim() };
}

const amount = /^[>~+]\s{0,3}(?:[€$£]\s{0,3})?\d/;

/**
 * signsOfAmounts lists which of ">", "~" and "+" say how much where they begin a line and a figure follows. One that
 * begins a line before a word too is the mark of a list, and ">" in Markdown that of a quotation.
 */
export function signsOfAmounts(lines: readonly string[]): ReadonlySet<string> {
  const signs = new Set(['>', '~', '+']);
  for (const line of lines) {
    if (/^#{1,6}\s/.test(line)) signs.delete('>');
    else if (!amount.test(line)) signs.delete(line.charAt(0));
  }
  return signs;
}

/** beginsWithAmount tells whether a line begins with a sign that says how much; `signs` are those of its whole text. */
export function beginsWithAmount(line: string, signs: ReadonlySet<string>): boolean {
  return amount.test(line) && signs.has(line.charAt(0));
}
