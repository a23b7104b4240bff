import { Box } from '@chakra-ui/react';
import { Credentials, type User, logIn } from '@tailwright/contracts/auth';
import { useForm } from 'react-hook-form';
import { api, messageOf, unreachable } from '../../lib/api';
import { resolverOf } from '../../lib/form-resolver';
import { useBackOnline } from '../../lib/use-back-online';
import { Button } from '../../ui/button';
import { CheckboxField, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { AuthForm, SwitchLine } from './auth-form';
import { problemsIn } from './problems';

interface Props {
  /** Whose session has ended. */
  email?: string | undefined;
  /** Called with the person the server has let in; the form stays busy until it is done. */
  onUser: (user: User) => Promise<void>;
  onSwitch: () => void;
}

const empty = { email: '', password: '', rememberMe: false };
type Fields = typeof empty;

export function LoginForm({ email = '', onUser, onSwitch }: Props) {
  const form = useForm({ resolver: resolverOf<Fields>(problemsIn(Credentials)), defaultValues: { ...empty, email } });
  const { errors, isSubmitting } = form.formState;
  useBackOnline(errors.root?.message === unreachable, () => form.clearErrors('root'));
  const submit = form.handleSubmit(async (credentials) => {
    try {
      await onUser(await api(logIn, { body: credentials }));
      form.reset();
    } catch (error) {
      console.error('Login failed', error);
      form.setError('root', { message: messageOf(error, 'Login failed') });
    }
  });

  return (
    <AuthForm onSubmit={submit}>
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <TextField
        label="Email address"
        autoFocus
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        disabled={isSubmitting}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        disabled={isSubmitting}
        {...form.register('password')}
      />
      <Box display="flex" justifyContent="space-between" alignItems="center" flexWrap="wrap" gap="2">
        <CheckboxField label="Remember me" disabled={isSubmitting} {...form.register('rememberMe')} />
        <Button variant="link" disabled={isSubmitting}>
          Forgot your password?
        </Button>
      </Box>
      <Button type="submit" w="full" loading={isSubmitting} loadingText="Logging in...">
        Log in
      </Button>
      <SwitchLine question="Don't have an account?" answer="Sign up" onSwitch={onSwitch} disabled={isSubmitting} />
    </AuthForm>
  );
}
