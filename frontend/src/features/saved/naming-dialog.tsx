import { chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';
import { refreshSaved } from './saved-query';

interface Props {
  resumeId: string;
  title: string;
  description: string;
  /** The name as its owner saw it when the dialog was opened or the save refused; '' for none. */
  was: string;
  maxLength: number;
  placeholder: string;
  save: (name: string) => Promise<unknown>;
  /** What is said once there is a name. */
  namedTitle: string;
  onClose: () => void;
}

/** NamingDialog takes a name that only the owner sees. What was typed stays when it could not be saved. */
export function NamingDialog({ resumeId, title, description, was, save, namedTitle, onClose, ...field }: Props) {
  const [name, setName] = useState(was);
  const queryClient = useQueryClient();
  const formId = useId();
  const naming = useMutation({
    mutationFn: () => save(name),
    onSuccess: async () => {
      await refreshSaved(queryClient, resumeId);
      toast({ tone: 'success', title: name.trim() ? namedTitle : 'Name removed' });
      onClose();
    },
    // Named in another tab: the next try knows its name.
    onError: (error) => isConflict(error) && void refreshSaved(queryClient, resumeId),
  });
  return (
    <Dialog
      open
      title={title}
      description={description}
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
          onChange={(event) => setName(event.target.value)}
          error={naming.isError ? failureOf(naming.error, was) : undefined}
          {...field}
        />
      </chakra.form>
    </Dialog>
  );
}

const isConflict = (error: Error) => error instanceof ApiError && error.status === 409;

function failureOf(error: Error, was: string): string {
  if (!isConflict(error)) return messageOf(error, 'Please try again.');
  return `${messageOf(error, '')} It is called “${was || 'nothing'}” there. Save again to use yours.`;
}
