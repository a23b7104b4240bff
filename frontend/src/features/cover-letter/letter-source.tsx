import { Box, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { unreachable } from '../../lib/api';
import { useBackOnline } from '../../lib/use-back-online';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/field';
import { FileDrop } from '../../ui/file-drop';
import { Notice } from '../../ui/notice';
import { readChosen } from '../documents/read-chosen';
import { ReadWarnings } from '../documents/read-panel';
import { ReadingNote } from '../documents/reading-note';
import { documentFacts } from '../documents/warnings';
import { type ChosenFile, type Reading, isReading } from '../optimize/input-source';
import type { LetterValues } from './letter-draft';

interface Props {
  form: UseFormReturn<LetterValues>;
  name: 'resumeText' | 'jobDescription';
  label: string;
  placeholder: string;
  drop: string;
  isBusy: boolean;
  onReading: (isReading: boolean) => void;
}

/** LetterSource takes a text as a file or as typed, never both; what was read from a file stands in the box, to be seen. */
export function LetterSource({ form, name, label, placeholder, drop, isBusy, onReading }: Props) {
  const { register, control, formState, setValue } = form;
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const wanted = useRef<File | null>(null);
  const text = useWatch({ control, name });
  const setText = (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: value !== '' || formState.isSubmitted });

  const choose = async (file: File | null) => {
    wanted.current = file;
    setText('');
    const take = (reading: Reading) => {
      // What is read of a file that was removed or replaced in the meantime is not wanted.
      if (!file || wanted.current !== file) return;
      setChosen({ file, reading });
      onReading(reading.status === 'reading');
      if (reading.status === 'read') setText(reading.document.text);
    };
    if (file) {
      take({ status: 'reading' });
      return readChosen(file, take);
    }
    setChosen(null);
    onReading(false);
  };
  const isUnread = chosen?.reading.status === 'failed' && chosen.reading.sentence === unreachable;
  useBackOnline(isUnread, () => void choose(chosen?.file ?? null));

  return (
    <Box display="grid" gap="3" alignContent="start">
      <TextAreaField
        label={label}
        placeholder={chosen ? '' : placeholder}
        rows={12}
        {...register(name)}
        // Not disabled: the form leaves out the text of a disabled box.
        readOnly={chosen !== null}
        {...(chosen && { bg: 'bg.muted' })}
        error={isReading({ text: '', chosen }) ? undefined : formState.errors[name]?.message}
      />
      <FileDrop
        label={drop}
        file={chosen?.file ?? null}
        onFile={(file) => void choose(file)}
        disabled={isBusy || (!chosen && text.trim() !== '')}
      />
      {chosen && <State chosen={chosen} onEdit={() => setChosen(null)} />}
    </Box>
  );
}

function State({ chosen: { file, reading }, onEdit }: { chosen: ChosenFile; onEdit: () => void }) {
  if (reading.status === 'reading') return <ReadingNote file={file} progress={reading.progress} />;
  if (reading.status === 'failed') {
    return (
      <Notice tone="danger" title={`We could not use ${file.name}`}>
        {reading.sentence}
      </Notice>
    );
  }
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" flexWrap="wrap" fontSize="xs" color="fg.muted">
        <Box role="status">This is what we read: {documentFacts(reading.document)}</Box>
        <Button variant="outline" size="sm" onClick={onEdit}>
          Edit as text
        </Button>
      </Flex>
      {reading.document.warnings.length > 0 && <ReadWarnings warnings={reading.document.warnings} />}
    </>
  );
}
