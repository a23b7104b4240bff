import type { User } from '@tailwright/contracts/auth';
import { claimResume } from '@tailwright/contracts/resumes';
import { createShareLink } from '@tailwright/contracts/share';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { paths } from '../../app/paths';
import { api } from '../../lib/api';
import { copyText } from '../../lib/clipboard';
import { lazily } from '../../lib/lazily';
import { dismissToast, toast } from '../../ui/toast';
import { useSession } from '../auth/session';
import { rememberClaim } from '../jobs/claimed';
import { resumesQuery } from '../dashboard/resumes-query';
import { tellLinkCopied } from './link-copied';

const LinkOffer = lazily(() => import('./link-offer'));

/** A stored resume, or the job whose result is claimed first because it was made before signing in. */
export type Shareable = { resumeId: string } | { jobId: string };

async function shareLinkOf(what: Shareable): Promise<string> {
  const { resumeId } = 'resumeId' in what ? what : await api(claimResume, { body: what });
  if ('jobId' in what) rememberClaim(what.jobId, resumeId);
  const { publicLinkId } = await api(createShareLink, { params: { resumeId } });
  return `${location.origin}${paths.shared(publicLinkId)}`;
}

/**
 * useShareResume gives every Share button its behaviour: link, clipboard, notices, and the list refetched. A visitor's
 * resume is shared as soon as the visitor has signed up or logged in. `offer` shows the link where it could not be
 * copied, and is part of what the screen renders.
 */
export function useShareResume(onShared?: () => void) {
  const { user, openDialog } = useSession();
  const queryClient = useQueryClient();
  const [offered, setOffered] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: shareLinkOf,
    onSuccess: async (link) => {
      if (await copyText(link)) tellLinkCopied();
      else setOffered(link);
      onShared?.();
      await queryClient.invalidateQueries(resumesQuery);
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: 'Failed to create share link', description: error.message }),
  });

  const share = (what: Shareable) => {
    if (user) return mutate(what);
    const goOn = (signedIn: User | null) => {
      dismissToast(refusal);
      if (signedIn) mutate(what);
    };
    const refusal = toast({
      tone: 'destructive',
      title: 'Authentication required',
      description: 'Please login or sign up to share your resume.',
      action: { label: 'Log in', run: () => openDialog('login', goOn) },
    });
    openDialog('signup', goOn);
  };
  const offer = (
    <Suspense>{offered !== null && <LinkOffer link={offered} onClose={() => setOffered(null)} />}</Suspense>
  );
  return { share, isPending, offer };
}
