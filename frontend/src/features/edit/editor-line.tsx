import { VisuallyHidden, chakra } from '@chakra-ui/react';
import { PenLine } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { lineCharsMax } from '../changes/revision';
import { type DocumentLine, type LineKind, isOwn } from './document-lines';
import { linesOfPaste } from './lines-of-paste';
import type { Typing } from './use-document';

interface Props {
  line: DocumentLine;
  /** Where it stands, such as "line 3 of 40". */
  place: string;
  /** The line that Tab leads to. */
  isCurrent: boolean;
  isReadOnly: boolean;
  typing: Typing;
  onFocus: (id: string) => void;
  onGo: (from: string, step: -1 | 1) => void;
}

const kindName: Record<LineKind, string> = {
  name: 'Name',
  section: 'Section heading',
  head: 'Heading of an entry',
  bullet: 'Bullet',
  text: 'Text',
};

/** EditorLine is one line, looking as it will be read, that can be typed in. */
function Line({ line, place, isCurrent, isReadOnly, typing, onFocus, onGo }: Props) {
  const { id, kind, text } = line;
  const own = isOwn(line);
  return (
    <Row kind={kind} data-own={own || undefined}>
      {kind === 'bullet' && <Dot aria-hidden>•</Dot>}
      <Grow data-text={`${text} `}>
        <Field
          data-line-id={id}
          dir="auto"
          rows={1}
          value={text}
          maxLength={lineCharsMax}
          readOnly={isReadOnly}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={`${kindName[kind]}, ${place}${own ? ', in your own words' : ''}`}
          placeholder={text === '' ? 'Type here' : undefined}
          onFocus={() => onFocus(id)}
          onChange={({ currentTarget: { value, selectionStart: at } }) => typing.type({ id, at }, value)}
          onKeyDown={(event) => onKeyDown(event, { line, typing, onGo, isReadOnly })}
          onPaste={(event) => onPaste(event, { id, typing, isReadOnly })}
        />
      </Grow>
      {own && (
        <Own title="In your own words">
          <PenLine size={13} aria-hidden />
          <VisuallyHidden>In your own words</VisuallyHidden>
        </Own>
      )}
    </Row>
  );
}

/** A long document has many lines, and a key changes one. */
export const EditorLine = memo(Line);

type Pressing = Pick<Props, 'line' | 'typing' | 'onGo' | 'isReadOnly'>;

function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, { line, typing, onGo, isReadOnly }: Pressing): void {
  const field = event.currentTarget;
  const { selectionStart: at, selectionEnd: until, value } = field;
  const place = { id: line.id, at };
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  // While a word is being composed, its keys belong to the input method.
  if (event.nativeEvent.isComposing) return;
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  if (isVertical && !altKey && !shiftKey && !isCommand) {
    goOnAtEdge(field, () => onGo(line.id, key === 'ArrowUp' ? -1 : 1));
    return;
  }
  const act = actionOf();
  if (!act) return;
  event.preventDefault();
  if (!isReadOnly) act();

  function actionOf(): (() => void) | null {
    if (isVertical && altKey) return () => typing.move(place, key === 'ArrowUp' ? 'up' : 'down');
    if (isCommand && key.toLowerCase() === 'z') return shiftKey ? typing.redo : typing.undo;
    if (isCommand && key.toLowerCase() === 'y') return typing.redo;
    if (key === 'Enter') return () => typing.divide(place);
    if (key === 'Backspace' && at === 0 && until === 0)
      return () => (value.trim() === '' ? typing.remove(line.id) : typing.join(line.id));
    if (key === 'Delete' && value === '') return () => typing.remove(line.id);
    return null;
  }
}

/** A line may stand in several rows: only where the caret cannot go further in them, the next line is meant. */
function goOnAtEdge(field: HTMLTextAreaElement, go: () => void): void {
  const { selectionStart, selectionEnd } = field;
  setTimeout(() => {
    const isWhereItWas = field.selectionStart === selectionStart && field.selectionEnd === selectionEnd;
    if (isWhereItWas && document.activeElement === field) go();
  });
}

type Pasting = Pick<Props, 'typing' | 'isReadOnly'> & { id: string };

function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, { id, typing, isReadOnly }: Pasting): void {
  const texts = linesOfPaste(event.clipboardData.getData('text/plain'));
  if (texts.length < 2) return;
  event.preventDefault();
  const { selectionStart: at, selectionEnd: until } = event.currentTarget;
  if (!isReadOnly) typing.paste({ id, at, until }, texts);
}

const Row = chakra('div', {
  base: {
    pos: 'relative',
    display: 'flex',
    gap: '1',
    ps: '2',
    pe: '5',
    mx: '-0.5',
    borderRadius: 'md',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    transition: 'background-color 120ms',
    _hover: { bg: 'bg.muted' },
    _focusWithin: { bg: 'bg.muted', borderColor: 'border.strong' },
    '&[data-own]': { borderColor: 'accent.border' },
    _motionReduce: { transition: 'none' },
  },
  variants: {
    kind: {
      name: { fontFamily: 'heading', fontSize: { base: '2xl', md: '3xl' }, fontWeight: '600', lineHeight: 'snug' },
      section: {
        fontFamily: 'heading',
        fontSize: 'lg',
        fontWeight: '600',
        mt: '6',
        mb: '2',
        '& > div': { borderBottomWidth: '1px', borderColor: 'border.strong' },
      },
      head: { fontWeight: 'semibold', mt: '4' },
      bullet: {},
      text: { mt: '1.5' },
    },
  },
});

const Dot = chakra('span', { base: { color: 'fg.subtle', pt: '1', px: '1.5', userSelect: 'none' } });

/** The text once more, unseen, makes the field as high as its rows in every browser. */
const Grow = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    minW: '0',
    _after: { content: 'attr(data-text)', visibility: 'hidden' },
    '& > textarea, &::after': {
      gridArea: '1 / 1 / 2 / 2',
      font: 'inherit',
      letterSpacing: 'inherit',
      lineHeight: 'inherit',
      py: '1',
      px: '1.5',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      minW: '0',
    },
  },
});

const Field = chakra('textarea', {
  base: {
    w: 'full',
    bg: 'transparent',
    color: 'inherit',
    resize: 'none',
    overflow: 'hidden',
    outline: '0',
    borderRadius: 'sm',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '1px' },
    _placeholder: { color: 'fg.subtle', fontWeight: 'normal' },
    '&:read-only': { cursor: 'default' },
  },
});

const Own = chakra('span', {
  base: { pos: 'absolute', insetEnd: '1', top: '2', color: 'accent.fg', fontSize: 'sm' },
});
