import { type User, getMe } from '@tailwright/contracts/auth';
import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, Suspense, createContext, lazy, use, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../lib/api';
import { nullOn401, readAs } from '../../lib/query-client';

const AuthDialogs = lazy(() => import('./auth-dialogs'));

export type AuthDialog = 'login' | 'signup';

interface Session {
  /** The signed-in user; null for a visitor and while `isLoading`. */
  user: User | null;
  isLoading: boolean;
  openDialog: (dialog: AuthDialog) => void;
  /** begin makes the user the signed-in one and forgets everything fetched before. */
  begin: (user: User) => Promise<void>;
  /** end makes the person a visitor and forgets everything fetched before. */
  end: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** meQuery asks once at load; a 401 is nobody, and any other failure leaves no user either. */
const meQuery = queryOptions({
  queryKey: ['/api/auth/me'],
  queryFn: nullOn401(readAs(getMe)),
  refetchOnReconnect: false,
});

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const me = useQuery(meQuery);
  const [dialog, setDialog] = useState<AuthDialog | null>(null);

  const session = useMemo(() => {
    const become = async (user: User | null) => {
      await queryClient.cancelQueries();
      // The whole cache goes; the session's own entry is replaced, since the header is watching it.
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] });
      queryClient.getMutationCache().clear();
      queryClient.setQueryData(meQuery.queryKey, user);
    };
    return {
      user: me.data ?? null,
      isLoading: me.isPending,
      openDialog: setDialog,
      begin: become,
      end: () => become(null),
    };
  }, [me.data, me.isPending, queryClient]);

  useEffect(() => {
    if (!session.user) return;
    // A session that ended elsewhere shows here as a call refused.
    const endWhenRefused = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const error: unknown = event.action.error;
      if (error instanceof ApiError && error.code === 'unauthorized') void session.end();
    };
    const stopQueries = queryClient.getQueryCache().subscribe(endWhenRefused);
    const stopMutations = queryClient.getMutationCache().subscribe(endWhenRefused);
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient, session]);

  return (
    <SessionContext value={session}>
      {children}
      <Suspense>{dialog && <AuthDialogs dialog={dialog} onChange={setDialog} />}</Suspense>
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
