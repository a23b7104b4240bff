import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Grip, MoveButtons, Moved, reorderable, useReorder, withMoved } from '../../ui/reorder';
import type { Values } from './form';

interface Props {
  name: `work_experience.${number}.description`;
  /** Whose lines they are. */
  about: string;
}

/** LineOrder puts the lines of a description into another order; with fewer than two there is none. */
export function LineOrder({ name, about }: Props) {
  const { control, setValue } = useFormContext<Values>();
  const description = useWatch({ control, name });
  const [isOpen, setIsOpen] = useState(false);
  const lines = description.split('\n').filter((line) => line.trim() !== '');
  const reorder = useReorder({
    names: lines.map((_, index) => `Line ${index + 1}`),
    axis: 'list',
    onMove: (from, to) => setValue(name, withMoved(lines, from, to).join('\n'), { shouldDirty: true }),
  });
  if (lines.length < 2) return null;
  return (
    <Box mt="2">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-label={`Order of the lines of ${about}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ArrowUpDown size={15} aria-hidden />
        Order of the lines
      </Button>
      {isOpen && (
        <chakra.ul
          ref={reorder.list}
          aria-label={`Lines of ${about}`}
          listStyle="none"
          mt="2"
          borderWidth="1px"
          borderRadius="md"
        >
          {lines.map((line, index) => (
            <Flex
              as="li"
              // Two lines may say the same; what is moved keeps its place in the page by its place in the list.
              key={index}
              align="center"
              gap="2"
              ps="2"
              py="0.5"
              fontSize="sm"
              borderTopWidth={index > 0 ? '1px' : '0'}
              css={reorderable}
              {...reorder.itemProps(index)}
            >
              <Grip reorder={reorder} index={index} />
              <Box flex="1" minW="0" overflowWrap="anywhere">
                {line}
              </Box>
              <MoveButtons reorder={reorder} index={index} name={`line ${index + 1}`} />
            </Flex>
          ))}
        </chakra.ul>
      )}
      <Moved reorder={reorder} />
    </Box>
  );
}
