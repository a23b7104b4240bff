import { chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { renameResume } from '@tailwright/contracts/saved-resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, api, messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';
import { nameOf } from '../dashboard/resume-about';
import { refreshSaved } from './saved-query';

interface Props {
  resume: ResumeRecord;
  onClose: () => void;
}

/** RenameDialog takes a name that only the owner sees. What was typed stays when it could not be saved. */
export default function RenameDialog({ resume, onClose }: Props) {
  const { id, name: was = '' } = resume;
  const [name, setName] = useState(was);
  const queryClient = useQueryClient();
  const formId = useId();
  const renaming = useMutation({
    mutationFn: () => api(renameResume, { params: { resumeId: id }, body: { name, was } }),
    onSuccess: async () => {
      await refreshSaved(queryClient, id);
      toast({ tone: 'success', title: name.trim() ? 'Resume renamed' : 'Name removed' });
      onClose();
    },
    // Renamed in another tab: the next try knows its name.
    onError: (error) => error instanceof ApiError && error.status === 409 && void refreshSaved(queryClient, id),
  });
  return (
    <Dialog
      open
      title="Rename resume"
      description="Only you see this name. The title and the file stay as they are."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={renaming.isPending} loadingText="Saving...">
            Save name
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          renaming.mutate();
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={limits.resumeNameCharsMax}
          placeholder={nameOf({ ...resume, name: undefined })}
          onChange={(event) => setName(event.target.value)}
          error={renaming.isError ? failureOf(renaming.error, was) : undefined}
        />
      </chakra.form>
    </Dialog>
  );
}

function failureOf(error: Error, was: string): string {
  const isRenamed = error instanceof ApiError && error.status === 409;
  if (!isRenamed) return messageOf(error, 'Please try again.');
  return `${messageOf(error, '')} It is called “${was || 'nothing'}” there. Save again to use yours.`;
}
