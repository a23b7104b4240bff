import { chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { type ResumeVersion, nameVersion } from '@tailwright/contracts/saved-resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, api, messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';
import { refreshSaved } from '../saved/saved-query';

interface Props {
  resumeId: string;
  version: ResumeVersion;
  onClose: () => void;
}

/** NameDialog gives a version a name, by which it is found again and kept. */
export default function NameDialog({ resumeId, version, onClose }: Props) {
  const { id, number, name: was = '' } = version;
  const [name, setName] = useState(was);
  const queryClient = useQueryClient();
  const formId = useId();
  const naming = useMutation({
    mutationFn: () => api(nameVersion, { params: { resumeId, versionId: id }, body: { name, was } }),
    onSuccess: async () => {
      await refreshSaved(queryClient, resumeId);
      toast({ tone: 'success', title: name.trim() ? 'Version named' : 'Name removed' });
      onClose();
    },
    // Named in another tab: the next try knows its name.
    onError: (error) => error instanceof ApiError && error.status === 409 && void refreshSaved(queryClient, resumeId),
  });
  return (
    <Dialog
      open
      title={`Name version ${number}`}
      description="Only you see this name. A version with a name is kept when older ones make room."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={naming.isPending} loadingText="Saving...">
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
          naming.mutate();
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={limits.versionNameCharsMax}
          placeholder="As sent to the company"
          onChange={(event) => setName(event.target.value)}
          error={naming.isError ? messageOf(naming.error, 'Please try again.') : undefined}
        />
      </chakra.form>
    </Dialog>
  );
}
