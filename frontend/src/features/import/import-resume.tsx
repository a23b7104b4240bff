import { Box } from '@chakra-ui/react';
import type { ReadingProgress } from '@tailwright/contracts/documents';
import { publicMessage } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { messageOf, unreachable } from '../../lib/api';
import { useBackOnline } from '../../lib/use-back-online';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FileDrop } from '../../ui/file-drop';
import { Notice } from '../../ui/notice';
import type { Values } from '../build/form';
import { ReadingNote } from '../documents/reading-note';
import { Filled } from './filled';
import type { Imported } from './imported';
import { filledUp, hasTyped, replaced } from './merge';
import { readFile } from './read-file';

const accept = [...limits.uploadExtensions, '.json'];

type State =
  | { at: 'idle' }
  | { at: 'reading'; file: File; progress?: ReadingProgress }
  | { at: 'asking'; file: File; imported: Imported }
  | { at: 'done'; file: File; imported: Imported }
  | { at: 'failed'; file: File; sentence: string };

/** ImportResume fills the form from a file, and asks first where something has been typed. */
export default function ImportResume({ onFilled, disabled }: { onFilled: () => void; disabled: boolean }) {
  const { getValues, reset } = useFormContext<Values>();
  const [state, setState] = useState<State>({ at: 'idle' });
  const wanted = useRef<File | null>(null);

  const fill = (file: File, imported: Imported, merge: typeof filledUp) => {
    reset(merge(getValues(), imported));
    setState({ at: 'done', file, imported });
    onFilled();
  };
  const choose = async (file: File | null) => {
    wanted.current = file;
    if (!file) return setState({ at: 'idle' });
    setState({ at: 'reading', file });
    // What is read of a file that was removed or replaced in the meantime fills nothing.
    const isWanted = () => wanted.current === file;
    try {
      const imported = await readFile(file, (progress) => isWanted() && setState({ at: 'reading', file, progress }));
      if (!isWanted()) return;
      if (hasTyped(getValues())) setState({ at: 'asking', file, imported });
      else fill(file, imported, filledUp);
    } catch (error) {
      if (!isWanted()) return;
      setState({ at: 'failed', file, sentence: messageOf(error, publicMessage.unavailable) });
    }
  };

  const unread = state.at === 'failed' && state.sentence === unreachable ? state.file : null;
  useBackOnline(unread !== null, () => void choose(unread));

  return (
    <Box display="grid" gap="4">
      <FileDrop
        label="Choose a resume or drop it here"
        help="PDF, DOCX, DOC, TXT or JSON Resume up to 10MB"
        accept={accept}
        file={state.at === 'idle' ? null : state.file}
        onFile={(file) => void choose(file)}
        disabled={disabled}
      />
      {state.at === 'reading' && <ReadingNote file={state.file} progress={state.progress} />}
      {state.at === 'failed' && (
        <Notice tone="danger" title={`We could not use ${state.file.name}`}>
          {state.sentence}
        </Notice>
      )}
      {state.at === 'done' && <Filled imported={state.imported} />}
      {state.at === 'asking' && (
        <AskFirst
          onCancel={() => setState({ at: 'idle' })}
          onFillUp={() => fill(state.file, state.imported, filledUp)}
          onReplace={() => fill(state.file, state.imported, replaced)}
        />
      )}
    </Box>
  );
}

interface AskProps {
  onCancel: () => void;
  onFillUp: () => void;
  onReplace: () => void;
}

const AskFirst = ({ onCancel, onFillUp, onReplace }: AskProps) => (
  <Dialog
    open
    title="Keep what you typed?"
    description="The form is not empty. We can fill only what is still blank and add what is missing, or start over with the file."
    onClose={onCancel}
    footer={
      <>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="dangerGhost" onClick={onReplace}>
          Replace everything
        </Button>
        <Button onClick={onFillUp}>Keep and fill in</Button>
      </>
    }
  />
);
