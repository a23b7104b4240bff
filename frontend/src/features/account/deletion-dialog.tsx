import { chakra } from '@chakra-ui/react';
import { type AccountUsage, deleteAccount } from '@tailwright/contracts/account';
import { limits } from '@tailwright/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, api, messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';
import { useSession } from '../auth/session';
import { whatGoes } from './usage';

interface Props {
  usage: AccountUsage | undefined;
  onClose: () => void;
}

const nothingCounted: AccountUsage = { resumes: 0, versions: 0, letters: 0, facts: 0, bytes: 0 };

/** DeletionDialog says what goes, and asks for the password: a browser left open is not enough. */
export default function DeletionDialog({ usage = nothingCounted, onClose }: Props) {
  const { user, leave } = useSession();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const formId = useId();
  const deletion = useMutation({
    mutationFn: () => api(deleteAccount, { body: { password } }),
    onSuccess: async () => {
      toast({ tone: 'success', title: 'Account deleted', description: 'Everything in it is gone from our servers.' });
      await leave();
    },
  });
  const submit = () => {
    setIsMissing(password === '');
    if (password !== '') deletion.mutate();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title="Delete your account?"
      description="This cannot be undone. All of this is deleted from our servers:"
      onClose={() => !deletion.isPending && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={deletion.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={deletion.isPending} loadingText="Deleting...">
            Delete my account
          </Button>
        </>
      }
    >
      <chakra.ul listStyle="disc" ps="5" display="grid" gap="1.5" fontSize="sm">
        {whatGoes(usage).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </chakra.ul>
      <chakra.form
        id={formId}
        noValidate
        mt="5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {/* A password manager fills the field of the account that is named. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          maxLength={limits.passwordCharsMax}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setIsMissing(false);
          }}
          error={isMissing ? 'Enter your password' : deletion.isError ? failureOf(deletion.error) : undefined}
        />
      </chakra.form>
    </Dialog>
  );
}

function failureOf(error: Error): string {
  if (error instanceof ApiError && error.code === 'invalid_credentials') return 'This is not your password.';
  const seconds = error instanceof ApiError && error.details?.retryAfterSeconds;
  if (seconds)
    return `Too many tries. Try again in ${seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`;
  return messageOf(error, 'Your account was not deleted. Please try again.');
}
