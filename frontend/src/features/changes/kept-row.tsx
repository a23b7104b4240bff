import { Box, Flex, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { RowButton } from '../../ui/row-button';
import { ChangeMark, coloursOf } from './change-mark';
import type { Row } from './changes';
import type { LineTools } from './line-tools';

/** KeptRow is a change that the person has accepted, folded to one line. */
export function KeptRow({ row, tools }: { row: Row; tools: LineTools }) {
  const text = row.text || row.basis.map((line) => line.text).join(' ');
  return (
    <chakra.li
      data-line={tools.keyOf(row)}
      tabIndex={-1}
      _focusVisible={{ outlineOffset: '4px' }}
      borderInlineStartWidth="3px"
      borderColor={coloursOf(row).border}
      ps="3"
      fontSize="sm"
    >
      <Flex columnGap="2" align="center" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <ChangeMark row={row} />
        <Flex gap="1" align="center" flexShrink="0" fontSize="xs" color="success.fg" fontWeight="medium">
          <Check size={13} aria-hidden />
          Kept
        </Flex>
        <Box
          flex={{ base: '1 1 100%', md: '1' }}
          order={{ base: 1, md: 0 }}
          minW="0"
          color="fg.muted"
          truncate
          textDecoration={row.text ? undefined : 'line-through'}
        >
          {text}
        </Box>
        <RowButton label="Open" about={text} variant="ghost" ms="auto" onClick={() => tools.onKeep(row, false)} />
      </Flex>
    </chakra.li>
  );
}
