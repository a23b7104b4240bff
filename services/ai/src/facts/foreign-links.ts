import type { Doubt } from './doubt.js';
import { OwnAddresses, hasNumber } from './own-addresses.js';

/** Linked is a text whose links are the person's own, and what was taken out of it. */
export interface Linked {
  text: string;
  doubts: Doubt[];
}

// Bounded, so that a hostile text cannot make the search long. A longer address is taken for a foreign one.
const image = /!\[([^\]]{0,300})\](?:\((?:[^)]{0,500}\)|[^)]{501})|\[[^\]]{0,200}\])/g;
const link = /\[([^\]]{0,300})\]\(\s*<?(?:([^)\s>]{0,500})(?:[\s>][^)]{0,300})?\)|[^)\s>]{501})/g;
const definition = /^[ \t]{0,3}\[[^\]]{1,200}\]:[ \t]*\S.*$/gm;
const bare = /<?\b(?:https?|ftp):\/\/[^\s<>()\]"']{1,2000}>?|\bwww\.[^\s<>()\]"']{1,500}/gi;
const html =
  /<\/?(?:img|a|script|iframe|link|meta|style|svg|object|embed|form|input|video|audio|base)\b[^>]{0,2000}>?/gi;

/**
 * withoutForeignLinks takes out pictures, HTML that loads something, and every address the original does not have: a
 * picture's address can carry what a model was given to somebody else.
 */
export function withoutForeignLinks(text: string, original: string): Linked {
  if (!/[[<]|:\/\/|www\./i.test(text)) return { text, doubts: [] };
  const doubts: Doubt[] = [];
  const own = new OwnAddresses(original);
  const isOwn = (address: string) =>
    /^tel:/i.test(address) ? hasNumber(original, address.slice('tel:'.length)) : own.has(address);
  const lower = original.toLowerCase();
  const takeOut = (found: string, kept = '') => {
    doubts.push({ kind: 'contact', text: found.slice(0, 200), reason: 'Your resume does not have this address.' });
    return kept;
  };
  const loaded = text
    .replace(image, (found) => takeOut(found))
    .replace(html, (found) => (lower.includes(found.toLowerCase()) ? found : takeOut(found)))
    .replace(definition, (found) => takeOut(found));
  // Each bracket is followed for 300 characters: where no label ends, that would be most of the work.
  const linked = loaded.includes('](')
    ? loaded.replace(link, (found: string, label: string, address?: string) =>
        address !== undefined && isOwn(address) ? found : takeOut(found, label),
      )
    : loaded;
  const result = linked.replace(bare, (found) => (isOwn(found) ? found : takeOut(found)));
  return doubts.length === 0 ? { text, doubts } : { text: result, doubts };
}
