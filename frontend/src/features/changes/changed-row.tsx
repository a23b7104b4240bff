import { Box, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { ChangeMark, changeColours } from './change-mark';
import type { Row } from './changes';
import { type Word, changedWords } from './changed-words';
import { placeSentence } from './wording';

/** PutBackChoice is whether a line is to go back to the person's own words. */
export interface PutBackChoice {
  isChosen: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

interface Props {
  row: Row;
  /** Missing where there is nothing to put back. */
  putBack?: PutBackChoice;
}

/** ChangedRow is one line that did not stay as it was, over the original line it rests on. */
export function ChangedRow({ row, putBack }: Props) {
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
        {putBack && <PutBackButton {...putBack} change={change} words={originalText} />}
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

function PutBackButton({
  isChosen,
  isBusy,
  onToggle,
  change,
  words,
}: PutBackChoice & Pick<Row, 'change'> & { words: string }) {
  const Icon = isChosen ? Check : Undo2;
  const label = change === 'left out' ? 'Put back' : 'Use my words';
  return (
    <Button
      size="sm"
      h="7"
      px="2.5"
      ms="auto"
      fontSize="xs"
      variant={isChosen ? 'solid' : 'outline'}
      aria-label={`${label}: ${words}`}
      aria-pressed={isChosen}
      disabled={isBusy}
      onClick={onToggle}
    >
      <Icon size={13} aria-hidden />
      {label}
    </Button>
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
