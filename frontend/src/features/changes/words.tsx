import { VisuallyHidden, chakra } from '@chakra-ui/react';
import type { Word } from './changed-words';

const spoken = { ins: 'added', del: 'removed' };

/** Words is a line in which the words that another text does not have are marked, by sign before colour. */
export function Words({ words, as }: { words: readonly Word[]; as: 'ins' | 'del' }) {
  return words.map(({ text, isChanged }, index) =>
    isChanged && text.trim() !== '' ? (
      <chakra.span
        key={index}
        asChild
        bg={as === 'ins' ? 'success.subtle' : 'danger.subtle'}
        color={as === 'ins' ? 'success.fg' : 'danger.fg'}
        borderRadius="sm"
        textDecoration={as === 'ins' ? 'underline' : 'line-through'}
        textUnderlineOffset="3px"
      >
        {as === 'ins' ? <ins>{announced(text, as)}</ins> : <del>{announced(text, as)}</del>}
      </chakra.span>
    ) : (
      text
    ),
  );
}

/** Few screen readers tell insertions and deletions from the text around them, so the words say so. */
const announced = (text: string, as: 'ins' | 'del') => (
  <>
    <VisuallyHidden asChild>
      <span> [{spoken[as]}: </span>
    </VisuallyHidden>
    {text}
    <VisuallyHidden asChild>
      <span>] </span>
    </VisuallyHidden>
  </>
);
