import { chakra } from '@chakra-ui/react';

const Mark = chakra('mark', {
  base: { bg: 'highlight', color: 'inherit', borderRadius: '3px', px: '0.5', boxDecorationBreak: 'clone' },
});

/** Marked gives every term in a text a marker-pen ground, a longer one before what it contains. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  const patterns = terms.toSorted((one, other) => other.length - one.length).map(pattern);
  if (patterns.length === 0) return text;
  const parts = text.split(new RegExp(`(${patterns.join('|')})`, 'i'));
  return parts.map((part, index) => (index % 2 === 1 ? <Mark key={index}>{part}</Mark> : part));
}

/** A term stands by itself: "SQL" is not marked within "PostgreSQL". */
const pattern = (term: string) => `\\b${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`;
