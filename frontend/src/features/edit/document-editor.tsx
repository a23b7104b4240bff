import { Box, VisuallyHidden, chakra } from '@chakra-ui/react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { cardStyle } from '../../ui/card';
import { EditorBar } from './editor-bar';
import { EditorLine } from './editor-line';
import type { EditedDocument } from './use-document';

interface Props {
  /** What is edited, such as "Your tailored resume". */
  label: string;
  document: EditedDocument;
  /** The line that a person chose before the editor was there. */
  startAt?: { id: string } | null | undefined;
  /** Nothing can be typed, because the text is being written anew. */
  isReadOnly: boolean;
  /** What has become of saving, and of the score. */
  state: ReactNode;
  onLeave: () => void;
  isInDialog?: boolean | undefined;
}

/** DocumentEditor is a document that is typed in line by line, as it will be read. */
export default function DocumentEditor({
  label,
  document: edited,
  startAt,
  isReadOnly,
  state,
  onLeave,
  isInDialog = false,
}: Props) {
  const { lines, focus, said } = edited;
  const [active, setActive] = useState<string | null>(startAt?.id ?? null);
  const sheet = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const current = lines.some(({ id }) => id === active) ? active : (lines[0]?.id ?? null);

  const fieldOf = (id: string) =>
    sheet.current?.querySelector<HTMLTextAreaElement>(`[data-line-id="${CSS.escape(id)}"]`);
  useEffect(() => {
    if (!focus) return;
    const field = fieldOf(focus.id);
    field?.focus();
    field?.setSelectionRange(focus.at, focus.at);
  }, [focus, said]);
  useEffect(() => {
    if (startAt) fieldOf(startAt.id)?.focus();
  }, [startAt]);

  const { typing } = edited;
  const onFocus = useCallback(
    (id: string) => {
      setActive(id);
      typing.leave(id);
    },
    [typing],
  );
  const onGo = useCallback((from: string, step: -1 | 1) => {
    const fields = [...(sheet.current?.querySelectorAll<HTMLTextAreaElement>('[data-line-id]') ?? [])];
    const field = fields[fields.findIndex(({ dataset }) => dataset['lineId'] === from) + step];
    if (!field) return;
    field.focus();
    const at = step < 0 ? field.value.length : 0;
    field.setSelectionRange(at, at);
  }, []);

  const caret = (id: string) => ({ id, at: fieldOf(id)?.selectionStart ?? 0 });

  return (
    <Box
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        typing.leave(null);
        onLeave();
      }}
    >
      <EditorBar {...{ current, caret, isReadOnly, state, isInDialog }} document={edited} />
      <VisuallyHidden role="status" data-testid="editor-said">
        {said.text}
      </VisuallyHidden>
      <chakra.p id={hintId} mb="3" fontSize="xs" color="fg.muted">
        {isReadOnly
          ? 'It is being written anew. Your lines can be edited again when the new text is here.'
          : 'Click a line and type. Enter adds a line, Backspace in an empty one takes it out, Alt with an arrow key moves it. Up and Down go from line to line.'}
      </chakra.p>
      <Sheet ref={sheet} role="group" aria-label={label} aria-describedby={hintId}>
        {lines.map((line, index) => (
          <EditorLine
            key={line.id}
            line={line}
            place={`line ${index + 1} of ${lines.length}`}
            isCurrent={line.id === current}
            isReadOnly={isReadOnly}
            typing={typing}
            onFocus={onFocus}
            onGo={onGo}
          />
        ))}
      </Sheet>
    </Box>
  );
}

const Sheet = chakra('div', {
  base: {
    ...cardStyle,
    py: { base: '5', md: '10' },
    px: { base: '3', md: '8' },
    fontSize: { base: 'md', md: 'md' },
    lineHeight: 'normal',
  },
});
