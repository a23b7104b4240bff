/**
 * A mark, or an asterisk right before the text when the line has no second one, which would make it emphasis. Right
 * before a figure "~" and ">" say how much.
 */
const bulletMark =
  /^(?:[•●▪◦‣∙⁃■□▫◆◇►▸➢➤✓✔★☆·○»❖❯❱➔➜➙⇒→♦✦✧✱✳✶◉◎⦿⚫⬤▹▷◊¤☑✗✘]\s*|[§–—>*+›-]\s+|[*›](?=[\p{L}\p{N}][^*]*$)|[~>](?=\p{L}[^*]*$)|(?:[-=]>|>>)\s+(?=\S)|o\s+(?=\S)|(?:\((?:[a-h]|[ivx]{1,5})\)|[ivx]{1,5}[.)])\s+(?=\S)|\(?\d{1,2}[.)]\s+(?=\D)|(?:\d{1,2}[.)]|[a-z]\))\s+(?=\p{Lu}))/u;

/** Bullet is a line of a list: the mark it begins with and the text behind the mark. */
export interface Bullet {
  mark: string;
  text: string;
}

/** readBullet parts the mark of a list item from its text; undefined for a line that begins with none. */
export function readBullet(line: string): Bullet | undefined {
  const mark = bulletMark.exec(line)?.[0];
  if (mark === undefined || mark.length === line.length) return undefined;
  // "3. July 2019" and "– 2019" are dates.
  if (/^\d{1,2}\.\s+\p{L}{3,9}\.?\s+\d{4}/u.test(line)) return undefined;
  return { mark: mark.trim(), text: line.slice(mark.length).trim() };
}
