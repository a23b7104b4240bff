import { type SavedLetter, type SavedResume, editLetter } from '@tailwright/contracts/saved-resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react';
import { ApiError, api, messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import LetterEditing from '../edit/letter-editing';
import { SavedState } from '../edit/saved-state';
import { useLetterEditor } from '../edit/use-letter-editor';
import { nameIn } from '../share/resume-title';
import { refreshSaved } from './saved-query';

interface Props {
  saved: SavedResume;
  letter: SavedLetter;
  onClose: () => void;
}

/** LetterDialog edits a kept letter. What was typed stays when it could not be saved, and when the dialog is closed. */
export default function LetterDialog({ saved: { record }, letter, onClose }: Props) {
  const { id: letterId, text: was, company } = letter;
  const queryClient = useQueryClient();
  // A built resume was made for no posting; its original is a form.
  const about = record.job_description_text !== '' && {
    resumeText: record.original_resume_text,
    jobDescription: record.job_description_text,
    applicantName: nameIn(record.optimized_resume_text),
    companyName: company,
  };
  const editor = useLetterEditor({ subject: letterId, letter: was, about: about || null });
  const saving = useMutation({
    mutationFn: () => api(editLetter, { params: { resumeId: record.id, letterId }, body: { text: editor.text, was } }),
    onMutate: () => editor.document.willSave(editor.text),
    onSuccess: async () => {
      await refreshSaved(queryClient, record.id);
      toast({ tone: 'success', title: 'Letter saved' });
      onClose();
    },
    // Changed in another tab: the next try knows its text.
    onError: (error) => isChangedElsewhere(error) && void refreshSaved(queryClient, record.id),
  });
  return (
    <Dialog
      open
      width="6xl"
      title="Edit letter"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={!editor.isChanged || editor.problem !== null}
            loading={saving.isPending}
            loadingText="Saving..."
            onClick={() => saving.mutate()}
          >
            Save letter
          </Button>
        </>
      }
    >
      {saving.isError && (
        <Box mb="4">
          <Notice tone="danger" title="The letter is not saved yet">
            {messageOf(saving.error, 'Please try again.')}{' '}
            {isChangedElsewhere(saving.error) && 'What you typed is still here. Save again to use yours.'}
          </Notice>
        </Box>
      )}
      <LetterEditing
        isInDialog
        editor={editor}
        state={<SavedState isSaved={!editor.isChanged} isSaving={saving.isPending} hasFailed={saving.isError} />}
      />
    </Dialog>
  );
}

const isChangedElsewhere = (error: Error) => error instanceof ApiError && error.status === 409;
