import { Box, Flex, chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { afterPress } from '../../lib/after-press';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Moved, useReorder, withMoved } from '../../ui/reorder';
import type { Values } from './form';
import { addItem, removeItem } from './items';
import { ListItem } from './list-item';
import { type ListPath, keepUnconfirmed } from './unconfirmed';

interface Props {
  name: ListPath;
  label: string;
  placeholder: string;
  max?: number;
}

/** ListField collects short items: Enter adds one, and so does leaving the field; each can be removed. */
export function ListField({ name, label, placeholder, max = limits.listItemsMax }: Props) {
  const { control } = useFormContext<Values>();
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const items = field.value;
  const isFull = items.length >= max;
  const reorder = useReorder({
    names: items,
    axis: 'flow',
    onMove: (from, to) => field.onChange(withMoved(items, from, to)),
  });

  const type = (text: string) => {
    setTyped(text);
    keepUnconfirmed(name, text);
  };
  const add = () => {
    field.onChange(addItem(items, typed));
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends the composition of a character is not ours.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    field.onBlur();
    if (typed.trim() !== '' && !currentTarget.contains(relatedTarget)) afterPress(add);
  };

  return (
    <Box>
      <Flex gap="2" align="flex-start" onBlur={onLeave}>
        <TextField
          label={label}
          placeholder={placeholder}
          hint={isFull ? `The list is full: ${max} items.` : 'Press Enter to add'}
          enterKeyHint="done"
          autoComplete="off"
          ref={field.ref}
          value={typed}
          maxLength={limits.shortTextCharsMax}
          disabled={isFull}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="outline"
          mt="1.75rem"
          onClick={add}
          disabled={typed.trim() === ''}
          aria-label={`Add to ${label}`}
        >
          Add
        </Button>
      </Flex>
      {items.length > 0 && (
        <chakra.ul ref={reorder.list} mt="3" display="flex" flexWrap="wrap" gap="2" listStyle="none" aria-label={label}>
          {items.map((item, index) => (
            <ListItem
              key={item}
              item={item}
              index={index}
              reorder={reorder}
              onRemove={() => field.onChange(removeItem(items, item))}
            />
          ))}
        </chakra.ul>
      )}
      <Moved reorder={reorder} />
    </Box>
  );
}
