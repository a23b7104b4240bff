import { VisuallyHidden, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Order } from './requirements';

const orders: { value: Order; label: string }[] = [
  { value: 'posting', label: 'As in the posting' },
  { value: 'strength', label: 'Required first' },
];

const Choice = chakra('label', {
  base: {
    px: '3.5',
    py: '1.5',
    borderRadius: 'full',
    fontSize: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:hover': { color: 'fg' },
    '&:has(:checked)': { bg: 'bg.surface', color: 'fg', fontWeight: 'medium', boxShadow: 'sm' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  },
});

interface Props {
  order: Order;
  onChange: (order: Order) => void;
}

/** OrderSwitch chooses the order of the requirements: two radio buttons that look like one switch. */
export function OrderSwitch({ order, onChange }: Props) {
  const name = useId();
  return (
    <chakra.fieldset border="0" mt="4">
      <VisuallyHidden asChild>
        <legend>Order of the requirements</legend>
      </VisuallyHidden>
      <chakra.div display="inline-flex" p="1" bg="bg.inset" borderRadius="full">
        {orders.map(({ value, label }) => (
          <Choice key={value} pos="relative">
            <chakra.input
              type="radio"
              name={name}
              value={value}
              checked={value === order}
              onChange={() => onChange(value)}
              pos="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            {label}
          </Choice>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
