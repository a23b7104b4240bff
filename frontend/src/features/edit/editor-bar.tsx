import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button';
import type { Place } from './line-changes';
import type { EditedDocument } from './use-document';

interface Props {
  document: EditedDocument;
  /** The line that the buttons are about. */
  current: string | null;
  caret: (id: string) => Place;
  isReadOnly: boolean;
  state: ReactNode;
  /** In a dialog nothing else stands above it. */
  isInDialog: boolean;
}

/** EditorBar has a button for each thing that the keyboard does, and stays in sight. */
export function EditorBar({ document: edited, current, caret, isReadOnly, state, isInDialog }: Props) {
  const { typing } = edited;
  const line = edited.lines.find(({ id }) => id === current);
  const endOf = (text: string) => ({ id: current!, at: text.length });
  const ofLine = { isReadOnly: isReadOnly || !line };
  return (
    <Bar data-no-print {...(isInDialog && { top: '0' })}>
      <Flex role="toolbar" aria-label="Edit the document" gap={{ base: '0', sm: '1' }} align="center">
        <Tool label="Undo" keys="Control+Z" isReadOnly={isReadOnly || !edited.canUndo} onPress={typing.undo}>
          <Undo2 size={17} aria-hidden />
        </Tool>
        <Tool label="Redo" keys="Control+Shift+Z" isReadOnly={isReadOnly || !edited.canRedo} onPress={typing.redo}>
          <Redo2 size={17} aria-hidden />
        </Tool>
        <Box w="1px" h="5" bg="border.strong" mx="1" />
        <Tool label="Move line up" keys="Alt+ArrowUp" {...ofLine} onPress={() => typing.move(caret(current!), 'up')}>
          <ArrowUp size={17} aria-hidden />
        </Tool>
        <Tool
          label="Move line down"
          keys="Alt+ArrowDown"
          {...ofLine}
          onPress={() => typing.move(caret(current!), 'down')}
        >
          <ArrowDown size={17} aria-hidden />
        </Tool>
        <Tool label="Add line below" keys="Enter" {...ofLine} onPress={() => typing.divide(endOf(line!.text))}>
          <Plus size={17} aria-hidden />
        </Tool>
        <Tool label="Remove line" keys="Backspace" {...ofLine} onPress={() => typing.remove(current!)}>
          <Trash2 size={17} aria-hidden />
        </Tool>
      </Flex>
      <Box ms="auto" fontSize="xs" color="fg.muted" textAlign="end" lineHeight="short" minW="0">
        {state}
      </Box>
    </Bar>
  );
}

interface ToolProps {
  label: string;
  keys: string;
  isReadOnly: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A press leaves the focus in its line, so that a phone keeps its keyboard. A button that can do nothing keeps its focus. */
const Tool = ({ label, keys, isReadOnly, onPress, children }: ToolProps) => (
  <IconButton
    label={label}
    aria-keyshortcuts={keys}
    aria-disabled={isReadOnly || undefined}
    opacity={isReadOnly ? 0.4 : undefined}
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => !isReadOnly && onPress()}
  >
    {children}
  </IconButton>
);

const Bar = chakra('div', {
  base: {
    pos: 'sticky',
    top: { base: '6.5rem', md: '9.5rem' },
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mb: '3',
    px: '2',
    py: '1',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'sm',
  },
});
