import { describe, expect, test } from '@jest/globals';
import { Credentials, SignupForm } from '@tailwright/contracts/auth';
import { problemsIn } from './problems';

const ofLogin = problemsIn(Credentials);
const ofSignup = problemsIn(SignupForm);
const signup = { name: 'Mara', email: 'mara@example.com', password: 'secret', confirmPassword: 'secret' };

describe('the login dialog', () => {
  test('takes an address with blanks around it', () => {
    expect(ofLogin({ email: ' mara@example.com ', password: 'secret', rememberMe: false })).toEqual([]);
  });

  test('asks for a valid address and a password of 6 characters', () => {
    expect(ofLogin({ email: 'mara', password: '12345', rememberMe: true })).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'password', message: 'Password must be at least 6 characters' },
    ]);
  });
});

describe('the sign-up dialog', () => {
  test('takes a full form', () => {
    expect(ofSignup(signup)).toEqual([]);
  });

  test.each([
    [{ name: 'M' }, 'name', 'Name must be at least 2 characters'],
    [{ email: 'x' }, 'email', 'Please enter a valid email address'],
    [{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords do not match'],
  ])('with %j tells it at %s', (fields, field, message) => {
    expect(ofSignup({ ...signup, ...fields })).toEqual([{ field, message }]);
  });

  test('tells a confirmation that differs together with the other problems', () => {
    const fields = ofSignup({ ...signup, name: '', confirmPassword: 'other' }).map(({ field }) => field);
    expect(fields).toEqual(['name', 'confirmPassword']);
  });
});
