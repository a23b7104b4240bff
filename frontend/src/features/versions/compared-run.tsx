import { Box, VisuallyHidden, chakra } from '@chakra-ui/react';
import { ArrowUpDown, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Words } from '../changes/words';
import type { ComparedRow } from './compare-versions';

/** So many lines that are the same stand there unfolded. */
const unfoldedMax = 3;

/** ComparedRun is a line that differs, or neighbouring ones that are the same, which are folded when they are many. */
export function ComparedRun({ rows }: { rows: readonly ComparedRow[] }) {
  if (rows.length <= unfoldedMax) return rows.map((row, index) => <Compared key={index} row={row} />);
  return (
    <chakra.li py="1.5">
      <chakra.details>
        <chakra.summary cursor="pointer" fontSize="xs" color="fg.muted" py="1" w="fit-content">
          {rows.length} lines are the same
        </chakra.summary>
        <chakra.ol listStyle="none">
          {rows.map((row, index) => (
            <Compared key={index} row={row} />
          ))}
        </chakra.ol>
      </chakra.details>
    </chakra.li>
  );
}

function Compared({ row }: { row: ComparedRow }) {
  if (row.change === 'same') {
    const weight = row.isHeading ? 'semibold' : undefined;
    return (
      <Pair>
        <Side fontWeight={weight}>{row.text}</Side>
        <Side fontWeight={weight} aria-hidden display={{ base: 'none', md: 'block' }}>
          {row.text}
        </Side>
      </Pair>
    );
  }
  if (row.change === 'reworded') {
    return (
      <Pair>
        <Side change="left">
          <Sign icon={<Minus size={13} />} words="On the left: " />
          <Words words={row.left} as="del" />
        </Side>
        <Side change="right">
          <Sign icon={<Plus size={13} />} words="On the right: " />
          <Words words={row.right} as="ins" />
        </Side>
      </Pair>
    );
  }
  const isLeft = row.change === 'only left' || row.change === 'moved left';
  const isMoved = row.change === 'moved left' || row.change === 'moved right';
  const side = isLeft ? 'left' : 'right';
  const icon = isMoved ? <ArrowUpDown size={13} /> : isLeft ? <Minus size={13} /> : <Plus size={13} />;
  const words = isMoved ? `Moved, its place on the ${side}: ` : `Only on the ${side}: `;
  const filled = (
    <Side change={isMoved ? 'moved' : side}>
      <Sign icon={icon} words={words} />
      {row.text}
    </Side>
  );
  return (
    <Pair>
      {isLeft ? filled : <Nothing />}
      {isLeft ? <Nothing /> : filled}
    </Pair>
  );
}

const Sign = ({ icon, words }: { icon: ReactNode; words: string }) => (
  <>
    <Box as="span" display="inline-block" me="1.5" verticalAlign="-0.1em" aria-hidden>
      {icon}
    </Box>
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);

const Nothing = () => <Box display={{ base: 'none', md: 'block' }} aria-hidden />;

/** Side by side where there is room; below one another on a phone. */
const Pair = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: '1',
    py: '1',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});

const Side = chakra('div', {
  base: { ps: '2.5', borderInlineStartWidth: '3px', borderColor: 'transparent', color: 'fg.muted' },
  variants: {
    change: {
      left: { borderColor: 'danger.border', color: 'fg' },
      right: { borderColor: 'success.border', color: 'fg' },
      moved: { borderColor: 'accent.border', color: 'fg' },
    },
  },
});
