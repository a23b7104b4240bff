import type { User } from '@tailwright/contracts/auth';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { PageLoading } from '../../ui/page-loading';
import { useSession } from './session';

interface Props {
  /** What is waited for while nobody knows yet who is here: "dashboard". */
  page: string;
  children: (user: User) => ReactNode;
}

/** SignedIn shows a page to the person whose it is, and leads a visitor home. */
export function SignedIn({ page, children }: Props) {
  const { user, isLoading } = useSession();
  if (isLoading) return <PageLoading of={page} />;
  return user ? children(user) : <Navigate to={paths.home} replace />;
}
