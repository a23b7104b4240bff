import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { LinePicker } from './line-picker';
import { RowButton } from '../../ui/row-button';
import { SentenceForm } from './sentence-form';

interface Props {
  statement: string;
  resumeLines: readonly string[];
  /** Whether "I don't have this" is offered; not where the person has said so already. */
  canDeny: boolean;
  onReply: (kind: 'line' | 'sentence' | 'no', text?: string) => void;
  isBusy: boolean;
}

type Form = 'line' | 'sentence';

/** OwnEvidence lets the person say where the resume shows something, say it in their words, or say they lack it. */
export function OwnEvidence({ statement, resumeLines, canDeny, onReply, isBusy }: Props) {
  const [open, setOpen] = useState<Form | null>(null);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    opener.current?.focus();
    setOpen(null);
  };
  const formButton = (form: Form, label: string): ReactNode => (
    <RowButton
      ref={open === form ? opener : undefined}
      label={label}
      about={statement}
      aria-expanded={open === form}
      aria-controls={open === form ? id : undefined}
      onClick={() => setOpen(open === form ? null : form)}
      disabled={isBusy}
    />
  );
  return (
    <>
      <Flex mt="2.5" gap="2" flexWrap="wrap">
        {formButton('line', 'I have this: say where')}
        {formButton('sentence', 'Say it in your words')}
        {canDeny && (
          <RowButton
            label="I don't have this"
            about={statement}
            variant="ghost"
            onClick={() => onReply('no')}
            disabled={isBusy}
          />
        )}
      </Flex>
      {open && (
        <Box
          id={id}
          mt="3"
          p="4"
          bg="bg.muted"
          borderWidth="1px"
          borderRadius="lg"
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {open === 'line' ? (
            <LinePicker lines={resumeLines} onPick={(line) => onReply('line', line)} onCancel={close} />
          ) : (
            <SentenceForm onSave={(sentence) => onReply('sentence', sentence)} onCancel={close} />
          )}
        </Box>
      )}
    </>
  );
}
