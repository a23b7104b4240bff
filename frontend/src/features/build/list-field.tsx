import { Box, Flex, chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { afterPress } from '../../lib/after-press';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import type { Values } from './form';
import { addItem, removeItem } from './items';
import { type ListPath, keepUnconfirmed } from './unconfirmed';

interface Props {
  name: ListPath;
  label: string;
  placeholder: string;
}

/** ListField collects short items: Enter adds one, and so does leaving the field; each can be removed. */
export function ListField({ name, label, placeholder }: Props) {
  const { control } = useFormContext<Values>();
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const items = field.value;
  const isFull = items.length >= limits.listItemsMax;

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
          hint={isFull ? `The list is full: ${limits.listItemsMax} items.` : 'Press Enter to add'}
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
        <chakra.ul mt="3" display="flex" flexWrap="wrap" gap="2" listStyle="none" aria-label={label}>
          {items.map((item) => (
            <Item key={item} item={item} onRemove={() => field.onChange(removeItem(items, item))} />
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}

function Item({ item, onRemove }: { item: string; onRemove: () => void }) {
  return (
    <Flex
      as="li"
      align="center"
      gap="1"
      ps="3"
      pe="1"
      py="0.5"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="sm"
      overflowWrap="anywhere"
    >
      {item}
      <chakra.button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${item}`}
        title={`Remove ${item}`}
        display="inline-flex"
        p="1.5"
        borderRadius="full"
        cursor="pointer"
        _hover={{ bg: 'accent.border' }}
      >
        <X size={14} aria-hidden />
      </chakra.button>
    </Flex>
  );
}
