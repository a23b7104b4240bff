import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { getMe, logIn } from '@tailwright/contracts/auth';
import { getResume } from '@tailwright/contracts/resumes';
import { createShareLink } from '@tailwright/contracts/share';
import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, SessionEnded, UnreadableAnswer, api, messageOf, urlOf, whenRefused } from './api';
import { createQueryClient, nullOn401, readAs, readQuery } from './query-client';

const user = {
  id: '0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b11',
  name: 'Mara',
  email: 'm@example.com',
  created_at: '2026-11-01T10:00:00.000Z',
};
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const failureOf = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
};

describe('a request', () => {
  test('carries cookies, and a body as JSON with its content type', async () => {
    fetched.mockResolvedValue(json(200, user));
    await api(logIn, { body: { email: 'm@example.com', password: 'secret' } });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/api/auth/login');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'm@example.com', password: 'secret' }),
    });
  });

  test('without a body has no content type', async () => {
    fetched.mockResolvedValue(json(200, user));
    await api(getMe);
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'GET', headers: {}, body: null });
  });

  test('has its parameters encoded into the path', () => {
    expect(urlOf(createShareLink, { params: { resumeId: 'a/b' } })).toBe('/api/resumes/a%2Fb/share');
    expect(urlOf(getResume, { params: { resumeId: '7' } })).toBe('/api/resume/7');
  });
});

describe('a failure', () => {
  test("has the status, a colon and the envelope's message", async () => {
    fetched.mockResolvedValue(json(401, { code: 'invalid_credentials', message: 'Not right.' }));
    const error = await failureOf(api(getMe));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 401,
      message: '401: Not right.',
      text: 'Not right.',
      code: 'invalid_credentials',
    });
    expect(messageOf(error, 'Login failed')).toBe('Not right.');
  });

  test.each([
    ['a plain body', new Response('Bad luck', { status: 500 }), '500: Bad luck'],
    ['an empty body', new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
    ['no words at all', new Response('', { status: 503 }), '503: Unknown server error'],
    [
      "a proxy's page",
      new Response('<html>nginx</html>', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': 'text/html' },
      }),
      '502: Bad Gateway',
    ],
    ['JSON that is not ours', json(418, { error: 'teapot' }), '418: {"error":"teapot"}'],
  ])('with %s still says something', async (_, response, message) => {
    fetched.mockResolvedValue(response);
    const error = await failureOf(api(getMe));
    expect(error).toMatchObject({ message, envelope: undefined });
  });

  test.each(['Login failed', 'Registration failed', 'Logout failed'])(
    'in which the server said nothing reads "%s"',
    async (fallback) => {
      const page = { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': 'text/html' } };
      for (const response of [
        new Response('', { status: 503, statusText: 'Service Unavailable' }),
        new Response('', { status: 503 }),
        new Response('<html>nginx</html>', page),
      ]) {
        fetched.mockResolvedValue(response);
        expect(messageOf(await failureOf(api(getMe)), fallback)).toBe(fallback);
      }
      fetched.mockResolvedValue(new Response('Bad luck', { status: 500 }));
      expect(messageOf(await failureOf(api(getMe)), fallback)).toBe('Bad luck');
    },
  );

  test('to reach the server is told in a sentence', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(api(getMe))).toMatchObject({
      status: 0,
      message: 'We could not reach the server. Check your connection and try again.',
    });
  });

  test('by abort stays an abort', async () => {
    const abort = new DOMException('stop', 'AbortError');
    fetched.mockRejectedValue(abort);
    const stopped = new AbortController();
    stopped.abort();
    expect(await failureOf(api(getMe, { signal: stopped.signal }))).toBe(abort);
  });
});

describe('a success', () => {
  test('is parsed by the schema, unknown keys dropped', async () => {
    fetched.mockResolvedValue(json(200, { ...user, extra: 1 }));
    expect(await api(getMe)).toEqual(user);
  });

  test.each([
    ['not JSON', new Response('<html>', { status: 200 })],
    ['another shape', json(200, { hello: 'world' })],
  ])('that is %s is an unreadable answer', async (_, response) => {
    fetched.mockResolvedValue(response);
    const error = await failureOf(api(getMe));
    expect(error).toBeInstanceOf(UnreadableAnswer);
    expect(error).toMatchObject({ message: 'Failed to parse server response' });
  });
});

const contextOf = (...queryKey: unknown[]) => ({ queryKey }) as unknown as QueryFunctionContext;
const read = <T>(query: QueryFunction<T>, ...queryKey: unknown[]) => Promise.resolve(query(contextOf(...queryKey)));

describe('the default query', () => {
  const { queryFn } = createQueryClient().getDefaultOptions().queries!;

  test('gets the path that is the first element of its key, and parses JSON', async () => {
    fetched.mockResolvedValue(json(200, [1]));
    expect(await read(queryFn as QueryFunction, '/api/resumes', 'more')).toEqual([1]);
    expect(fetched.mock.calls[0]).toMatchObject(['/api/resumes', { method: 'GET', credentials: 'include' }]);
  });

  test('reads by a contract where one is given', async () => {
    fetched.mockImplementation(() => Promise.resolve(json(200, { ...user, extra: 1 })));
    expect(await read(readAs(getMe), '/api/auth/me')).toEqual(user);
  });

  test('throws on a 401, or yields null when told so', async () => {
    fetched.mockImplementation(() => Promise.resolve(json(401, { code: 'unauthorized', message: 'Log in.' })));
    for (const query of [queryFn as QueryFunction, readAs(getMe)]) {
      expect(await failureOf(read(query, '/api/auth/me'))).toMatchObject({ message: '401: Log in.' });
      expect(await read(nullOn401(query), '/api/auth/me')).toBeNull();
    }
  });

  test('throws on any other failure even then', async () => {
    fetched.mockResolvedValue(json(500, { code: 'internal', message: 'Oops.' }));
    expect(await failureOf(read(nullOn401(readQuery), '/api/auth/me'))).toMatchObject({ message: '500: Oops.' });
  });
});

describe('a call that needs a session which has ended', () => {
  const refused = () => json(401, { code: 'unauthorized', message: 'Please log in to continue.' });
  const link = { publicLinkId: 'a'.repeat(22) };
  const share = () => api(createShareLink, { params: { resumeId: user.id } });
  afterEach(() => whenRefused(null));

  test('is repeated once the same person has logged in again', async () => {
    fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(json(200, link));
    whenRefused(() => Promise.resolve(true));
    expect(await share()).toEqual(link);
    expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0]);
  });

  test('says so in words without a status when the person does not', async () => {
    fetched.mockResolvedValueOnce(refused());
    whenRefused(() => Promise.resolve(false));
    const failure = await failureOf(share());
    expect(failure).toBeInstanceOf(SessionEnded);
    expect((failure as Error).message).toBe('Your session has ended. Log in and try again.');
  });

  test('fails as it is for a visitor, and a call that needs none asks nobody', async () => {
    fetched.mockResolvedValueOnce(refused());
    expect(await failureOf(share())).toMatchObject({ status: 401 });
    whenRefused(() => Promise.reject(new Error('asked')));
    fetched.mockResolvedValueOnce(refused());
    const credentials = { email: 'm@example.com', password: 'secret' };
    expect(await failureOf(api(logIn, { body: credentials }))).toMatchObject({ status: 401 });
  });
});
