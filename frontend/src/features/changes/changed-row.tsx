import { Box, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChangeMark, changeColours } from './change-mark';
import type { Row } from './changes';
import { type Word, changedWords } from './changed-words';
import { placeSentence } from './wording';

/** ChangedRow is one line that did not stay as it was, over the original line it rests on. */
export function ChangedRow({ row }: { row: Row }) {
  const { change, text, basis } = row;
  const originalText = basis.map((line) => line.text).join(' ');
  const isReworded = change === 'reworded' || change === 'moved and reworded';
  const words = isReworded ? changedWords(originalText, text) : null;
  const place = placeSentence(row);
  return (
    <chakra.li
      borderInlineStartWidth="3px"
      borderColor={changeColours[change].border}
      ps="3"
      fontSize="sm"
      overflowWrap="anywhere"
    >
      <Flex gap="2" align="baseline" flexWrap="wrap">
        <ChangeMark change={change} />
        {place && (
          <Box as="span" fontSize="xs" color="fg.subtle">
            {place}
          </Box>
        )}
      </Flex>
      {change === 'left out' ? (
        <chakra.del display="block" mt="1" color="fg.muted" textDecorationColor="danger.fg">
          {originalText}
        </chakra.del>
      ) : (
        <Box mt="1">{words ? <Words words={words.tailored} as="ins" /> : text}</Box>
      )}
      {words && (
        <Box mt="1.5" fontSize="xs" color="fg.muted">
          <Source>{row.isPart ? 'Part of your line: ' : 'Your words: '}</Source>
          {row.isPart ? originalText : <Words words={words.original} as="del" />}
        </Box>
      )}
    </chakra.li>
  );
}

const Source = ({ children }: { children: ReactNode }) => (
  <Box as="span" fontWeight="semibold">
    {children}
  </Box>
);

const spoken = { ins: 'added', del: 'removed' };

function Words({ words, as }: { words: Word[]; as: 'ins' | 'del' }) {
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
