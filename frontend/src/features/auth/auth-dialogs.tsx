import { Dialog } from '../../ui/dialog';
import { LoginForm } from './login-form';
import { type AuthDialog } from './session';
import { SignupForm } from './signup-form';

interface Props {
  dialog: AuthDialog;
  onChange: (dialog: AuthDialog | null) => void;
}

/** AuthDialogs shows one of the two; switching closes one and opens the other. */
export default function AuthDialogs({ dialog, onChange }: Props) {
  const close = () => onChange(null);
  if (dialog === 'login') {
    return (
      <Dialog key="login" open onClose={close} title="Log in to your account">
        <LoginForm onDone={close} onSwitch={() => onChange('signup')} />
      </Dialog>
    );
  }
  return (
    <Dialog key="signup" open onClose={close} title="Create an account">
      <SignupForm onDone={close} onSwitch={() => onChange('login')} />
    </Dialog>
  );
}
