import { Box, Tabs, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHiddenEdges } from './use-hidden-edges';

interface Props {
  label?: string;
  /** The chosen tab's value: it is brought into sight. */
  value?: string;
  children: ReactNode;
}

/** TabList is a row of tabs. Where it is wider than the screen, a fade and an arrow show on which side there are more. */
export function TabList({ label, value, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenEdges(list);
  useEffect(() => {
    void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [value]);
  const move = (direction: -1 | 1) => {
    const { current } = list;
    if (current) current.scrollBy({ left: direction * current.clientWidth * shareMoved });
  };
  return (
    <Box pos="relative" data-no-print>
      <Tabs.List ref={list} aria-label={label} maskImage={maskOf(before, after)}>
        {children}
      </Tabs.List>
      {before && (
        <Arrow insetStart="0" data-testid="tabs-before" onClick={() => move(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </Arrow>
      )}
      {after && (
        <Arrow insetEnd="0" data-testid="tabs-after" onClick={() => move(1)}>
          <ChevronRight size={18} aria-hidden />
        </Arrow>
      )}
    </Box>
  );
}

/** A tab that was cut at one edge stands whole at the other. */
const shareMoved = 0.7;

function maskOf(before: boolean, after: boolean): string | undefined {
  if (!before && !after) return undefined;
  const [start, end] = [
    before ? 'transparent 1.75rem, black 3.5rem' : 'black',
    after ? 'black calc(100% - 3.5rem), transparent calc(100% - 1.75rem)' : 'black',
  ];
  return `linear-gradient(to right, ${start}, ${end})`;
}

/** For fingers and mice: with a keyboard the arrow keys lead from tab to tab. */
const Arrow = chakra(
  'button',
  {
    base: {
      pos: 'absolute',
      top: '0',
      bottom: '1px',
      w: '8',
      display: 'grid',
      placeItems: 'center',
      color: 'accent.fg',
      cursor: 'pointer',
    },
  },
  { defaultProps: { type: 'button', tabIndex: -1, 'aria-hidden': true } },
);
