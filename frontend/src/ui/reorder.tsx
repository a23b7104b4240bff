import { Box, Flex, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from './button';
import { type Place, placeAt, withMoved } from './reordered';

export { withMoved };

interface Options {
  /** What the things are called, in their order. */
  names: readonly string[];
  /** Below each other, or one behind the other as words are. */
  axis: 'list' | 'flow';
  onMove: (from: number, to: number) => void;
}

interface Drag {
  from: number;
  to: number;
}

/** The buttons that move a thing; after a move the same one has the focus, so that it can be pressed again. */
type Control = 'up' | 'down' | 'self';

/** Reorder is what the things of a list, their buttons and their handles need. */
export interface Reorder {
  list: RefObject<HTMLElement | null>;
  move: (from: number, to: number, control: Control) => void;
  itemProps: (index: number) => Record<`data-${string}`, string | undefined>;
  gripProps: (index: number) => { onPointerDown: (event: PointerEvent) => void };
  /** What a screen reader says about the last move. */
  said: string;
  count: number;
}

/** useReorder moves things of a list by buttons, by keys and by dragging; each move is said. */
export function useReorder({ names, axis, onMove }: Options): Reorder {
  const list = useRef<HTMLElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const wanted = useRef<{ at: number; control: Control } | null>(null);
  const count = names.length;

  useEffect(() => {
    // A thing that moves in the page loses its focus.
    if (!wanted.current) return;
    const { at, control } = wanted.current;
    wanted.current = null;
    const item = itemsOf(list.current)[at];
    const [same, other] = [control, control === 'up' ? 'down' : 'up'].map((each) =>
      item?.querySelector<HTMLElement>(`[data-move=${each}]:not(:disabled)`),
    );
    (same ?? other)?.focus();
  });

  const move = (from: number, to: number, control?: Control) => {
    const name = names[from] ?? '';
    if (to < 0 || to >= count) return setSaid(`${name} is already ${to < 0 ? 'first' : 'last'}.`);
    if (to === from) return;
    if (control) wanted.current = { at: to, control };
    onMove(from, to);
    setSaid(`${name} moved to place ${to + 1} of ${count}.`);
  };

  const startDrag = (from: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const ended = new AbortController();
    const on = { signal: ended.signal };
    let to = from;
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      scrollNearEdge(y);
      to = placeAt(itemsOf(list.current).map(rectOf), { from, x, y, axis });
      setDrag({ from, to });
    };
    const end = (isDropped: boolean) => {
      ended.abort();
      setDrag(null);
      if (isDropped) move(from, to);
    };
    setDrag({ from, to });
    addEventListener('pointermove', follow, on);
    addEventListener('pointerup', () => end(true), on);
    addEventListener('pointercancel', () => end(false), on);
    addEventListener('keydown', (press) => press.key === 'Escape' && end(false), on);
  };

  return {
    ...{ list, move, said, count },
    itemProps: (index) => ({
      'data-reorder-item': '',
      'data-dragged': drag?.from === index ? '' : undefined,
      'data-drop':
        drag && drag.to === index && drag.to !== drag.from ? (drag.to > drag.from ? 'after' : 'before') : undefined,
    }),
    gripProps: (index) => ({ onPointerDown: startDrag(index) }),
  };
}

const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > [data-reorder-item]') ?? []),
];
const rectOf = (item: HTMLElement): Place => item.getBoundingClientRect();

const edge = { near: 70, step: 14 };

function scrollNearEdge(y: number): void {
  if (y < edge.near) scrollBy(0, -edge.step);
  else if (y > innerHeight - edge.near) scrollBy(0, edge.step);
}

/** How a thing looks while it is dragged, and where it will be put. */
export const reorderable = {
  '&[data-dragged]': { opacity: 0.5 },
  '&[data-drop=before]': { boxShadow: '0 -3px 0 0 {colors.accent.solid}' },
  '&[data-drop=after]': { boxShadow: '0 3px 0 0 {colors.accent.solid}' },
};
export const reorderableInFlow = {
  ...reorderable,
  '&[data-drop=before]': { boxShadow: '-3px 0 0 0 {colors.accent.solid}' },
  '&[data-drop=after]': { boxShadow: '3px 0 0 0 {colors.accent.solid}' },
};

/** Moved says what was moved where, to those who do not see it. */
export const Moved = ({ reorder }: { reorder: Reorder }) => (
  <VisuallyHidden role="status">{reorder.said}</VisuallyHidden>
);

/** Grip is what a thing is dragged by; the buttons beside it do the same without a mouse. */
export const Grip = ({ reorder, index, size = 18 }: { reorder: Reorder; index: number; size?: number }) => (
  <Box
    {...reorder.gripProps(index)}
    aria-hidden
    data-grip
    color="fg.subtle"
    cursor="grab"
    flexShrink="0"
    style={{ touchAction: 'none' }}
    _active={{ cursor: 'grabbing' }}
  >
    <GripVertical size={size} aria-hidden style={{ display: 'block' }} />
  </Box>
);

/** MoveButtons move a thing up and down by one place. */
export const MoveButtons = ({ reorder, index, name }: { reorder: Reorder; index: number; name: string }) => (
  <Flex gap="0.5">
    <IconButton
      label={`Move ${name} up`}
      h="9"
      w="9"
      data-move="up"
      disabled={index === 0}
      onClick={() => reorder.move(index, index - 1, 'up')}
    >
      <ArrowUp size={16} aria-hidden />
    </IconButton>
    <IconButton
      label={`Move ${name} down`}
      h="9"
      w="9"
      data-move="down"
      disabled={index === reorder.count - 1}
      onClick={() => reorder.move(index, index + 1, 'down')}
    >
      <ArrowDown size={16} aria-hidden />
    </IconButton>
  </Flex>
);
