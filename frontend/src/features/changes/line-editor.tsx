import { Flex, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/field';
import { hasWords } from './markdown-line';
import { lineCharsMax } from './revision';

export interface LineEditing {
  /** What is typed so far. */
  text: string;
  onType: (text: string) => void;
  onSave: () => void;
  onRemove: () => void;
  onCancel: () => void;
  isSaving: boolean;
  isBusy: boolean;
}

/** LineEditor lets a person write one line of the resume themselves; an empty one goes after a second press. */
export function LineEditor({ text, onType, onSave, onRemove, onCancel, isSaving, isBusy }: LineEditing) {
  const [asksToRemove, setAsksToRemove] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const submit = () => {
    if (isBusy) return;
    if (hasWords(text)) onSave();
    else if (asksToRemove) onRemove();
    else setAsksToRemove(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    // While a word is being composed, Enter belongs to the input method; a held key is no second press.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };
  return (
    <chakra.form
      mt="2"
      mb="3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextAreaField
        ref={field}
        label="Edit this line"
        hint="Enter saves, Escape cancels. The line is kept as your own words."
        error={asksToRemove ? 'The line is empty. Press once more to take it out of the resume.' : undefined}
        value={text}
        onChange={(event) => {
          setAsksToRemove(false);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        readOnly={isSaving}
        maxLength={lineCharsMax}
        rows={2}
        minH="0"
        css={{ fieldSizing: 'content' }}
      />
      <Flex mt="2.5" gap="2">
        <Button type="submit" size="sm" variant={asksToRemove ? 'danger' : 'solid'} disabled={isBusy}>
          {asksToRemove ? 'Remove this line' : 'Save'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}
