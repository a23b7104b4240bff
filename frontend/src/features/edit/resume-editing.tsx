import { Box, chakra } from '@chakra-ui/react';
import { Notice } from '../../ui/notice';
import DocumentEditor from './document-editor';
import { SavedState } from './saved-state';
import type { ResumeEditor } from './use-resume-editor';

interface Props {
  editor: ResumeEditor;
  startAt: { id: string } | null;
  /** The text is being written anew. */
  isReadOnly: boolean;
}

/** ResumeEditing is the editor of a tailored resume with its score and what has become of saving. */
export default function ResumeEditing({ editor, startAt, isReadOnly }: Props) {
  const { document: edited, problem, saving } = editor;
  return (
    <Box>
      {problem && (
        <Box mb="3">
          <Notice tone="warning">{problem}</Notice>
        </Box>
      )}
      <DocumentEditor
        label="Your tailored resume, line by line"
        document={edited}
        startAt={startAt}
        isReadOnly={isReadOnly}
        state={<EditingState editor={editor} />}
        onLeave={saving.want}
      />
    </Box>
  );
}

function EditingState({ editor: { shown, isCurrent, isSaved, saving } }: { editor: ResumeEditor }) {
  const percentage = shown.analysis?.matching_percentage;
  return (
    <>
      {percentage !== undefined && (
        <Match data-testid="live-match" data-current={isCurrent} opacity={isCurrent ? undefined : 0.55}>
          Match {percentage}%
        </Match>
      )}
      <SavedState isSaved={isSaved} isSaving={saving.isSaving} hasFailed={saving.hasFailed} />
    </>
  );
}

const Match = chakra('span', {
  base: { display: 'block', color: 'fg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
});
