import { Flex, chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Grip, type Reorder, reorderableInFlow } from '../../ui/reorder';

interface Props {
  item: string;
  index: number;
  reorder: Reorder;
  onRemove: () => void;
}

/** ListItem is one short item: pressed, it shows two arrows that move it; the arrow keys and dragging do the same. */
export function ListItem({ item, index, reorder, onRemove }: Props) {
  const [isMoving, setIsMoving] = useState(false);
  const canMove = reorder.count > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    reorder.move(index, index + step, 'self');
  };
  return (
    <Flex
      as="li"
      align="center"
      gap="1"
      ps={canMove ? '1' : '3'}
      pe="1"
      py="0.5"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="sm"
      overflowWrap="anywhere"
      css={reorderableInFlow}
      {...reorder.itemProps(index)}
    >
      {canMove ? (
        <>
          <Grip reorder={reorder} index={index} size={16} />
          <chakra.button
            type="button"
            data-move="self"
            aria-label={`Move ${item}`}
            aria-pressed={isMoving}
            title="Press for arrows, or use the arrow keys"
            onClick={() => setIsMoving(!isMoving)}
            onKeyDown={onKeyDown}
            textAlign="start"
            minH="6"
            px="0.5"
            borderRadius="sm"
            cursor="pointer"
          >
            {item}
          </chakra.button>
        </>
      ) : (
        item
      )}
      {canMove && isMoving && (
        <>
          <Small
            aria-label={`Move ${item} back`}
            data-move="up"
            disabled={index === 0}
            onClick={() => reorder.move(index, index - 1, 'up')}
          >
            <ArrowLeft size={14} aria-hidden />
          </Small>
          <Small
            aria-label={`Move ${item} on`}
            data-move="down"
            disabled={index === reorder.count - 1}
            onClick={() => reorder.move(index, index + 1, 'down')}
          >
            <ArrowRight size={14} aria-hidden />
          </Small>
        </>
      )}
      <Small onClick={onRemove} aria-label={`Remove ${item}`} title={`Remove ${item}`}>
        <X size={14} aria-hidden />
      </Small>
    </Flex>
  );
}

const steps: Record<string, number | undefined> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const Small = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      p: '1.5',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'accent.border' },
      _disabled: { opacity: 0.4, cursor: 'not-allowed' },
    },
  },
  { defaultProps: { type: 'button' } },
);
