import { Flex } from '@chakra-ui/react';
import { Check, PenLine, Undo2 } from 'lucide-react';
import { RowButton } from '../../ui/row-button';
import type { Row } from './changes';
import type { LineTools } from './line-tools';
import { canPutBack } from './put-back';
import { isOwn } from './review';

/** LineActions are what a person can do with one changed line; one of their own needs no second look. */
export function LineActions({ row, tools }: { row: Row; tools: LineTools }) {
  const about = row.text || row.basis.map(({ text }) => text).join(' ');
  const common = { about, disabled: tools.isBusy };
  return (
    <Flex mt="2" gap="2" flexWrap="wrap">
      {canPutBack(row) && (
        <RowButton label="Undo" onClick={() => tools.onUndo(row)} {...common}>
          <Undo2 size={13} aria-hidden />
        </RowButton>
      )}
      {row.change !== 'left out' && (
        <RowButton label="Edit" onClick={() => tools.onEdit(row)} {...common}>
          <PenLine size={13} aria-hidden />
        </RowButton>
      )}
      {!isOwn(row) && (
        <RowButton label="Keep" onClick={() => tools.onKeep(row, true)} {...common}>
          <Check size={13} aria-hidden />
        </RowButton>
      )}
    </Flex>
  );
}
