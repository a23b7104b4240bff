import * as z from 'zod/mini';
import { endpoint, event, rpc } from './define.js';
import { limits } from './limits.js';
import { Done, Timestamp, Uuid, line, maybe } from './text.js';

export const UserId = Uuid;
export type UserId = z.infer<typeof UserId>;

const Email = z
  .string('Please enter a valid email address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );
// Hashed as it is typed and never kept as text: every character counts.
const Password = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(limits.passwordCharsMin, 'Password must be at least 6 characters'),
    z.maxLength(limits.passwordCharsMax, 'Password must be at most 128 characters'),
  );
const PersonName = line('Name must be at least 2 characters').check(
  z.minLength(limits.nameCharsMin, 'Name must be at least 2 characters'),
  z.maxLength(limits.nameCharsMax, 'Name must be at most 200 characters'),
);

export const User = z
  .object({ id: UserId, name: z.string(), email: z.string(), created_at: Timestamp })
  .check(z.meta({ id: 'User' }));
export type User = z.infer<typeof User>;

export const Credentials = z
  .object({ email: Email, password: Password, rememberMe: maybe(z.boolean()) })
  .check(z.meta({ id: 'Credentials' }));
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z
  .object({ name: PersonName, email: Email, password: Password })
  .check(z.meta({ id: 'Registration' }));
export type Registration = z.infer<typeof Registration>;

/** SignupForm is what the sign-up dialog asks; only the registration's fields are sent. */
export const SignupForm = z.extend(Registration, { confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Shown together with the other fields' errors, not only once they are gone.
    when: ({ value }) => {
      const form = value as Partial<Registration & { confirmPassword: string }>;
      return typeof form.password === 'string' && typeof form.confirmPassword === 'string';
    },
  }),
);
export type SignupForm = z.infer<typeof SignupForm>;

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in; sets the session cookie.',
  access: 'anyone',
  body: Credentials,
  returns: User,
});
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account and log in.',
  access: 'anyone',
  body: Registration,
  returns: User,
});
export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End the session everywhere it is known.',
  access: 'anyone',
  returns: Done,
});
export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user.',
  access: 'user',
  returns: User,
});

/** SessionToken is the opaque 256-bit id of a session, base64url; only its SHA-256 is stored. */
export const SessionToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
export type SessionToken = z.infer<typeof SessionToken>;

export const OpenedSession = z.object({
  user: User,
  token: SessionToken,
  expiresAt: Timestamp,
  remembered: z.boolean(),
});
export type OpenedSession = z.infer<typeof OpenedSession>;

/** A device is a browser, by the id of its signed visitor cookie; a known one has its own count of wrong passwords. */
const device = z.optional(Uuid);

export const registerAccount = rpc('auth.register', z.object({ ...Registration.shape, device }), OpenedSession, {
  mutates: true,
});
/** openSession errors: invalid_credentials, rate_limited (with retryAfterSeconds), overloaded. */
export const openSession = rpc('auth.open-session', z.object({ ...Credentials.shape, device }), OpenedSession, {
  mutates: true,
});
export const findSession = rpc(
  'auth.find-session',
  z.object({ token: SessionToken }),
  z.object({ user: z.nullable(User) }),
);
export const closeSession = rpc('auth.close-session', z.object({ token: SessionToken }), Done, { mutates: true });

export const accountRegistered = event(
  'account.registered',
  { publisher: 'auth', subscribers: ['mail'] },
  z.object({ userId: UserId, name: z.string(), email: z.string() }),
);
