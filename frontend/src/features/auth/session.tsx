import { type User, getMe } from '@tailwright/contracts/auth';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, createContext, lazy, use, useMemo, useState } from 'react';
import { api } from '../../lib/api';

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

/** meQuery asks once at load; any failure means signed out. */
const meQuery = queryOptions({
  queryKey: ['/api/auth/me'],
  queryFn: ({ signal }): Promise<User | null> => api(getMe, { signal }).catch(() => null),
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
