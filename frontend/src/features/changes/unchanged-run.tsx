import { Box, Flex, chakra } from '@chakra-ui/react';
import { PenLine } from 'lucide-react';
import { IconButton } from '../../ui/button';
import type { Row } from './changes';
import { LineEditor } from './line-editor';
import type { LineTools } from './line-tools';

/** UnchangedRun folds neighbouring lines that are as the person wrote them; open, each can be edited. */
export function UnchangedRun({ rows, tools }: { rows: readonly Row[]; tools: LineTools }) {
  return (
    <chakra.li>
      <chakra.details
        fontSize="sm"
        color="fg.muted"
        open={rows.some((row) => tools.isUnfolded(row) || tools.editingOf(row) !== null)}
        onToggle={(event) => tools.onUnfold(rows, event.currentTarget.open)}
      >
        <chakra.summary cursor="pointer" fontSize="xs" py="1" w="fit-content" borderRadius="sm">
          {rows.length === 1 ? '1 unchanged line' : `${rows.length} unchanged lines`}
        </chakra.summary>
        <chakra.ul
          listStyle="none"
          ps="3"
          mt="1"
          display="grid"
          gap="1"
          gridTemplateColumns="minmax(0, 1fr)"
          borderInlineStartWidth="2px"
        >
          {rows.map((row) => (
            <UnchangedRow key={tools.keyOf(row)} row={row} tools={tools} />
          ))}
        </chakra.ul>
      </chakra.details>
    </chakra.li>
  );
}

function UnchangedRow({ row, tools }: { row: Row; tools: LineTools }) {
  const editing = tools.editingOf(row);
  return (
    <chakra.li overflowWrap="anywhere" data-line={tools.keyOf(row)} tabIndex={-1} borderRadius="sm">
      {editing ? (
        <LineEditor {...editing} />
      ) : (
        <Flex gap="2" justify="space-between" align="flex-start">
          <Box minW="0" pt="0.5">
            {row.text}
          </Box>
          {!tools.choice && <EditIcon row={row} tools={tools} />}
        </Flex>
      )}
    </chakra.li>
  );
}

/** EditIcon opens the editor of a line that has no other buttons. */
export const EditIcon = ({ row, tools }: { row: Row; tools: LineTools }) => (
  <IconButton
    label={`Edit: ${row.text}`}
    title="Edit"
    h="7"
    w="7"
    color="fg.muted"
    disabled={tools.isBusy}
    onClick={() => tools.onEdit(row)}
  >
    <PenLine size={14} aria-hidden />
  </IconButton>
);
