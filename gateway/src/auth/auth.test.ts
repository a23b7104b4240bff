import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeSession, openSession, registerAccount } from '@tailwright/contracts/auth';
import { AppError } from '@tailwright/contracts/errors';
import { make } from '@tailwright/testing/make';
import { randomBytes } from 'node:crypto';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const day = 86_400;
const opened = (remembered = false) => ({
  user: make.user(),
  token: randomBytes(32).toString('base64url'),
  expiresAt: new Date(Date.now() + (remembered ? 30 : 7) * day * 1_000).toISOString(),
  remembered,
});
const cookies = (response: Response) => response.headers.getSetCookie();
const sessionCookie = (response: Response) =>
  cookies(response).find((cookie) => cookie.startsWith('tw_session=')) ?? '';
const maxAge = (cookie: string) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);

describe('logging in', () => {
  it('answers the user and sets a cookie no script can read, which ends with the browser', async () => {
    const session = opened();
    gateway.peers.on(openSession, () => session);
    const response = await gateway.post('/api/auth/login', make.credentials());
    const cookie = sessionCookie(response);
    expect([response.status, await response.json()]).toEqual([200, session.user]);
    expect(cookie).toBe(`tw_session=${session.token}; Path=/; HttpOnly; SameSite=Lax`);
  });

  it('lasts 30 days when remembered', async () => {
    gateway.peers.on(openSession, () => opened(true));
    const response = await gateway.post('/api/auth/login', make.credentials({ rememberMe: true }));
    expect(maxAge(sessionCookie(response))).toBeGreaterThan(30 * day - 10);
    expect(maxAge(sessionCookie(response))).toBeLessThanOrEqual(30 * day);
  });

  it('names the same browser each time, and cannot be told another one', async () => {
    const devices: unknown[] = [];
    gateway.peers.on(openSession, ({ device }) => {
      devices.push(device);
      return opened();
    });
    const first = await gateway.post('/api/auth/login', make.credentials());
    const visitor =
      cookies(first)
        .find((cookie) => cookie.startsWith('tw_visitor='))
        ?.split(';')[0] ?? '';
    await gateway.post('/api/auth/login', make.credentials(), { headers: { cookie: visitor } });
    await gateway.post('/api/auth/login', make.credentials(), { headers: { cookie: visitor.replace('=', '=0') } });
    expect(devices[0]).toBe(devices[1]);
    expect(devices[2]).not.toBe(devices[0]);
  });

  it('ends the session it replaces', async () => {
    const closed: string[] = [];
    gateway.peers.on(openSession, () => opened());
    gateway.peers.on(closeSession, ({ token }) => {
      closed.push(token);
      return { success: true as const };
    });
    const { headers } = gateway.signIn();
    await gateway.post('/api/auth/login', make.credentials(), { headers });
    expect(headers.cookie).toBe(`tw_session=${closed[0]}`);
  });

  it('answers 401 with the message of the auth service and sets no session', async () => {
    gateway.peers.on(openSession, () => {
      throw new AppError('invalid_credentials');
    });
    const response = await gateway.post('/api/auth/login', make.credentials());
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 'invalid_credentials', message: 'The email address or password is not right.' },
    ]);
    expect(sessionCookie(response)).toBe('');
  });

  it('answers 400 with the failing fields', async () => {
    const response = await gateway.post('/api/auth/login', { email: 'nobody', password: '123' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      {
        details: {
          fields: [
            { field: 'email', message: 'Please enter a valid email address' },
            { field: 'password', message: 'Password must be at least 6 characters' },
          ],
        },
      },
    ]);
  });
});

describe('registering', () => {
  it('answers the new user and logs in', async () => {
    const session = opened();
    gateway.peers.on(registerAccount, () => session);
    const response = await gateway.post('/api/auth/register', make.registration());
    expect([response.status, await response.json()]).toEqual([200, session.user]);
    expect(sessionCookie(response)).toContain(session.token);
  });

  it('answers 409 when the address is taken', async () => {
    gateway.peers.on(registerAccount, () => {
      throw new AppError('email_taken');
    });
    const response = await gateway.post('/api/auth/register', make.registration());
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'email_taken' }]);
  });
});

describe('the signed-in user', () => {
  it('is answered by the session check', async () => {
    const { user, headers } = gateway.signIn();
    const response = await gateway.call('/api/auth/me', { headers });
    expect([response.status, await response.json()]).toEqual([200, user]);
  });

  it('is nobody without a cookie, with a malformed one, and with a foreign one: 401', async () => {
    const statusWith = async (cookie: string) => (await gateway.call('/api/auth/me', { headers: { cookie } })).status;
    expect(await statusWith('')).toBe(401);
    expect(await statusWith('tw_session=short')).toBe(401);
    expect(await statusWith(`tw_session=${randomBytes(32).toString('base64url')}`)).toBe(401);
  });
});

describe('logging out', () => {
  it('ends the session at once in this process and clears the cookie', async () => {
    gateway.peers.on(closeSession, () => ({ success: true as const }));
    const { headers, forget } = gateway.signIn();
    expect((await gateway.call('/api/auth/me', { headers })).status).toBe(200);
    forget();
    const response = await gateway.post('/api/auth/logout', undefined, { headers });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(sessionCookie(response)).toContain('tw_session=;');
    expect((await gateway.call('/api/auth/me', { headers })).status).toBe(401);
  });

  it('ends it within a second where another process logged out', async () => {
    const { headers, forget } = gateway.signIn();
    expect((await gateway.call('/api/auth/me', { headers })).status).toBe(200);
    forget();
    const until = Date.now() + 1_000;
    let status = 200;
    while (status === 200 && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      status = (await gateway.call('/api/auth/me', { headers })).status;
    }
    expect(status).toBe(401);
  });

  it('answers 200 to someone who was not signed in', async () => {
    expect((await gateway.post('/api/auth/logout')).status).toBe(200);
  });
});

describe('over https', () => {
  it('cookies are Secure and bound to the host', async () => {
    const secure = await startGateway({ PUBLIC_URL: 'https://tailwright.example' });
    try {
      secure.peers.on(openSession, () => opened());
      const [visitor = '', session = ''] = cookies(await secure.post('/api/auth/login', make.credentials()))
        .sort()
        .reverse();
      expect(session).toMatch(/^__Host-tw_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(visitor).toMatch(/^__Host-tw_visitor=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    } finally {
      await secure.close();
    }
  });
});
