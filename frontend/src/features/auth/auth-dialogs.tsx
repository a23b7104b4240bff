import { Dialog } from '../../ui/dialog';
import { LoginForm } from './login-form';
import { type AuthDialog } from './session';
import { SignupForm } from './signup-form';

interface Props {
  dialog: AuthDialog;
  onChange: (dialog: AuthDialog | null) => void;
}

const titles = { login: 'Log in to your account', signup: 'Create an account' };

/** AuthDialogs shows one of the two in one frame, so that switching neither flickers nor loses the focus trap. */
export default function AuthDialogs({ dialog, onChange }: Props) {
  const close = () => onChange(null);
  return (
    <Dialog open onClose={close} title={titles[dialog]}>
      {dialog === 'login' ? (
        <LoginForm onDone={close} onSwitch={() => onChange('signup')} />
      ) : (
        <SignupForm onDone={close} onSwitch={() => onChange('login')} />
      )}
    </Dialog>
  );
}
