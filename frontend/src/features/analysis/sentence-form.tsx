import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/field';
import { sentenceMax } from './replies';

interface Props {
  onSave: (sentence: string) => void;
  onCancel: () => void;
}

/** SentenceForm takes one sentence in the person's own words. */
export function SentenceForm({ onSave, onCancel }: Props) {
  const [sentence, setSentence] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(sentence);
      }}
    >
      <TextAreaField
        label="Where and how you did this, in one sentence"
        hint={`${sentence.length} of at most ${sentenceMax} characters. It is kept as your own word.`}
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
        maxLength={sentenceMax}
        rows={3}
        minH="0"
        autoFocus
      />
      <Flex mt="3" gap="2">
        <Button type="submit" size="sm" disabled={sentence.trim() === ''}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </form>
  );
}
