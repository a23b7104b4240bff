import { SignupForm as SignupFields, type User, register } from '@tailwright/contracts/auth';
import { useForm } from 'react-hook-form';
import { api, messageOf, unreachable } from '../../lib/api';
import { resolverOf } from '../../lib/form-resolver';
import { useBackOnline } from '../../lib/use-back-online';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { AuthForm, SwitchLine } from './auth-form';
import { problemsIn } from './problems';

interface Props {
  /** Called with the person the server has let in; the form stays busy until it is done. */
  onUser: (user: User) => Promise<void>;
  onSwitch: () => void;
}

const fields = [
  { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email address', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
] as const;
const empty = { name: '', email: '', password: '', confirmPassword: '' };
type Fields = typeof empty;

export function SignupForm({ onUser, onSwitch }: Props) {
  const form = useForm({ resolver: resolverOf<Fields>(problemsIn(SignupFields)), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  useBackOnline(errors.root?.message === unreachable, () => form.clearErrors('root'));
  const submit = form.handleSubmit(async ({ name, email, password }) => {
    try {
      await onUser(await api(register, { body: { name, email, password } }));
      form.reset();
    } catch (error) {
      console.error('Registration failed', error);
      form.setError('root', { message: messageOf(error, 'Registration failed') });
    }
  });

  return (
    <AuthForm onSubmit={submit}>
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      {fields.map(({ name, ...field }, index) => (
        <TextField
          key={name}
          autoFocus={index === 0}
          {...field}
          error={errors[name]?.message}
          disabled={isSubmitting}
          {...form.register(name)}
        />
      ))}
      <Button type="submit" w="full" loading={isSubmitting} loadingText="Creating account...">
        Sign up
      </Button>
      <SwitchLine question="Already have an account?" answer="Log in" onSwitch={onSwitch} disabled={isSubmitting} />
    </AuthForm>
  );
}
