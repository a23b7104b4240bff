import { type User, getMe } from '@tailwright/contracts/auth';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense, createContext, use, useEffect, useMemo, useState } from 'react';
import { whenRefused } from '../../lib/api';
import { belongsToAnother, forgetDrafts, keepOwner } from '../../lib/draft';
import { lazily } from '../../lib/lazily';
import { nullOn401, readAs } from '../../lib/query-client';
import { openLoaded } from '../../ui/open-loaded';
import { type Change, announceSession, onSessionElsewhere } from './other-tabs';
import { startAfresh, tellStart } from './start-afresh';

const loadDialogs = () => import('./auth-dialogs');
const AuthDialogs = lazily(loadDialogs);

/** AuthDialog is the dialog that is open. */
export interface AuthDialog {
  shows: 'login' | 'signup';
  /** Called once it is closed: with the person who has logged in or signed up, or with null. */
  onEnd?: ((user: User | null) => void) | undefined;
  /** Set when it has opened by itself, because the session of this person has ended. */
  again?: User;
}

interface Session {
  /** The signed-in user; null for a visitor and while `isLoading`. */
  user: User | null;
  isLoading: boolean;
  openDialog: (shows: AuthDialog['shows'], onEnd?: AuthDialog['onEnd']) => void;
  /** begin makes the user the signed-in one; for another person everything fetched before is forgotten. */
  begin: (user: User) => Promise<void>;
  /** leave makes the person a visitor; nothing of theirs stays, here and in other tabs. */
  leave: () => Promise<void>;
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
  const { data: user = null, isPending } = useQuery(meQuery);
  const [dialog, setDialog] = useState<AuthDialog | null>(null);
  /** How many people have left: each leaves screens without anything that was typed or made. */
  const [departures, setDepartures] = useState(0);

  const session = useMemo(() => {
    const become = async (next: User | null) => {
      if (next && belongsToAnother(next.id)) return startAfresh(next);
      // Logging in again as the same person changes nothing that was fetched, and what waits for it goes on.
      if (next?.id !== user?.id) {
        await queryClient.cancelQueries();
        // The whole cache goes; the session's own entry is replaced, since the header is watching it.
        queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] });
        queryClient.getMutationCache().clear();
      }
      queryClient.setQueryData(meQuery.queryKey, next);
    };
    const announce = (next: User | null) => {
      announceSession('changed');
      return become(next);
    };
    const forget = () => {
      forgetDrafts();
      setDialog(null);
      setDepartures((count) => count + 1);
    };
    // The screens begin again when there is no person any more: before, they would ask for what only that person may see.
    const leave = async () => {
      announceSession('left');
      await become(null);
      forget();
    };
    const openDialog: Session['openDialog'] = (shows, onEnd) =>
      openLoaded(loadDialogs, () => setDialog({ shows, onEnd }));
    return {
      user,
      isLoading: isPending,
      openDialog,
      begin: announce,
      end: () => announce(null),
      leave,
      forget,
      become,
    };
  }, [user, isPending, queryClient]);

  useEffect(() => {
    const findAgain = () => queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null);
    const follow = async (change: Change) => {
      await session.become(await findAgain());
      if (change === 'left') session.forget();
    };
    return onSessionElsewhere((change) => void follow(change));
  }, [queryClient, session]);

  useEffect(() => {
    if (!user) return;
    if (belongsToAnother(user.id)) void startAfresh(user);
    else keepOwner(user.id);
  }, [user]);

  useEffect(tellStart, []);

  useEffect(() => {
    if (!user) return;
    let asked: Promise<boolean> | undefined;
    // One dialog for all the calls that were refused.
    whenRefused(
      () =>
        (asked ??= new Promise<boolean>((resolve) => {
          const onEnd = (next: User | null) => {
            asked = undefined;
            resolve(next?.id === user.id);
            if (!next) void session.end();
          };
          setDialog({ shows: 'login', onEnd, again: user });
        })),
    );
    return () => whenRefused(null);
  }, [user, session]);

  return (
    <SessionContext value={session}>
      <Fragment key={departures}>{children}</Fragment>
      <Suspense>{dialog && <AuthDialogs dialog={dialog} onChange={setDialog} />}</Suspense>
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
