import { Box, Flex, chakra } from '@chakra-ui/react';
import type { RequirementMatch } from '@tailwright/contracts/analysis';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowButton } from '../../ui/row-button';
import { ChangeMark, coloursOf } from './change-mark';
import { changedWords } from './changed-words';
import type { Row } from './changes';
import { LineActions } from './line-actions';
import { LineEditor } from './line-editor';
import type { LineTools } from './line-tools';
import { canPutBack } from './put-back';
import { Reason } from './reason';
import { isOwn } from './review';
import { placeSentence } from './wording';
import { Words } from './words';

interface Props {
  row: Row;
  asked: readonly RequirementMatch[];
  tools: LineTools;
}

/** ChangedRow is one line that did not stay as it was, over the original line it rests on, with why and what to do. */
export function ChangedRow({ row, asked, tools }: Props) {
  const { change, text, basis } = row;
  const originalText = basis.map((line) => line.text).join(' ');
  const isReworded = change === 'reworded' || change === 'moved and reworded';
  const words = isReworded ? changedWords(originalText, text) : null;
  const place = placeSentence(row);
  const editing = tools.editingOf(row);
  const { choice } = tools;
  return (
    <chakra.li
      data-line={tools.keyOf(row)}
      tabIndex={-1}
      _focusVisible={{ outlineOffset: '4px' }}
      borderInlineStartWidth="3px"
      borderColor={coloursOf(row).border}
      ps="3"
      fontSize="sm"
      overflowWrap="anywhere"
    >
      <Flex gap="2" align="baseline" flexWrap="wrap">
        <ChangeMark row={row} />
        {place && (
          <Box as="span" fontSize="xs" color="fg.subtle">
            {place}
          </Box>
        )}
        {choice && canPutBack(row) && (
          <PutBackButton
            row={row}
            words={originalText || text}
            isChosen={choice.isChosen(row)}
            isBusy={tools.isBusy}
            onToggle={() => choice.onToggle(row)}
          />
        )}
      </Flex>
      {editing ? (
        <LineEditor {...editing} />
      ) : change === 'left out' ? (
        <chakra.del display="block" mt="1" color="fg.muted" textDecorationColor="danger.fg">
          {originalText}
        </chakra.del>
      ) : (
        <Box mt="1">{words ? <Words words={words.tailored} as="ins" /> : text}</Box>
      )}
      {words && (
        <Box mt="1.5" fontSize="xs" color="fg.muted">
          <Source>{sourceText(row)}</Source>
          {row.isPart ? originalText : <Words words={words.original} as="del" />}
        </Box>
      )}
      <Reason row={row} asked={asked} />
      {!editing && !choice && <LineActions row={row} tools={tools} />}
    </chakra.li>
  );
}

/** A line of the person's own stands over what the resume said, which are their words too. */
const sourceText = (row: Row) => {
  if (isOwn(row)) return 'Your resume: ';
  return row.isPart ? 'Part of your line: ' : 'Your words: ';
};

interface PutBackProps {
  row: Row;
  words: string;
  isChosen: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

function PutBackButton({ row, words, isChosen, isBusy, onToggle }: PutBackProps) {
  const Icon = isChosen ? Check : Undo2;
  return (
    <RowButton
      ms="auto"
      variant={isChosen ? 'solid' : 'outline'}
      label={choiceLabel(row)}
      about={words}
      aria-pressed={isChosen}
      disabled={isBusy}
      onClick={onToggle}
    >
      <Icon size={13} aria-hidden />
    </RowButton>
  );
}

function choiceLabel(row: Row): string {
  if (row.change === 'left out') return 'Put back';
  if (isOwn(row)) return 'Undo';
  return row.basis.length > 0 ? 'Use my words' : 'Take out';
}

const Source = ({ children }: { children: ReactNode }) => (
  <Box as="span" fontWeight="semibold">
    {children}
  </Box>
);
