import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Unproven } from '../facts/unproven';
import { Notice } from '../../ui/notice';
import DocumentEditor from './document-editor';
import type { LetterEditor } from './use-letter-editor';

interface Props {
  editor: LetterEditor;
  /** What has become of saving. */
  state: ReactNode;
  onLeave?: () => void;
  isInDialog?: boolean;
}

/** LetterEditing is the editor of a letter, with what its lines say and the resume does not. */
export default function LetterEditing({
  editor: { document: edited, problem, unproven },
  state,
  onLeave,
  isInDialog,
}: Props) {
  const [start] = useState(edited.lines[0] ?? null);
  return (
    <Box>
      {problem && (
        <Box mb="3">
          <Notice tone="warning">{problem}</Notice>
        </Box>
      )}
      <DocumentEditor
        label="Your letter, line by line"
        document={edited}
        startAt={start}
        isReadOnly={false}
        state={state}
        onLeave={() => onLeave?.()}
        isInDialog={isInDialog}
      />
      {unproven.length > 0 && (
        <Box mt="4">
          <Unproven claims={unproven} of="resume" />
        </Box>
      )}
    </Box>
  );
}
