import { Box } from '@chakra-ui/react';
import type { User } from '@tailwright/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { claimFacts } from '../own-facts/claim-facts';
import { claimResults } from '../jobs/claim-results';
import { LoginForm } from './login-form';
import { type AuthDialog, useSession } from './session';
import { SignupForm } from './signup-form';

interface Props {
  dialog: AuthDialog;
  onChange: (dialog: AuthDialog | null) => void;
}

const titles = { login: 'Log in to your account', signup: 'Create an account' };

/** AuthDialogs shows one of the two in one frame, so that switching neither flickers nor loses the focus trap. */
export default function AuthDialogs({ dialog, onChange }: Props) {
  const { shows, again } = dialog;
  const { begin } = useSession();
  const queryClient = useQueryClient();
  const close = (user: User | null) => {
    onChange(null);
    dialog.onEnd?.(user);
  };
  const enter = async (user: User) => {
    await begin(user);
    // A claim that was refused goes on once this dialog has ended.
    await Promise.all([again ? undefined : claimResults(queryClient), claimFacts(queryClient)]);
    close(user);
    if (again) await claimResults(queryClient);
  };
  return (
    <Dialog open onClose={() => close(null)} title={titles[shows]}>
      {again && (
        <Box mb="4">
          <Notice tone="warning" title="Your session has ended">
            Log in again as {again.email}, and what you asked for is done. Nothing on the page is lost. With another
            account you begin with an empty page.
          </Notice>
        </Box>
      )}
      {shows === 'login' ? (
        <LoginForm email={again?.email} onUser={enter} onSwitch={() => onChange({ ...dialog, shows: 'signup' })} />
      ) : (
        <SignupForm onUser={enter} onSwitch={() => onChange({ ...dialog, shows: 'login' })} />
      )}
    </Dialog>
  );
}
