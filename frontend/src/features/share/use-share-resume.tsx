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
import { type LookOf, keepLookAtSharing } from '../export/kept-look';
import { rememberClaim } from '../jobs/claimed';
import { resumesQuery } from '../dashboard/resumes-query';
import { tellLinkCopied } from './link-copied';

const LinkOffer = lazily(() => import('./link-offer'));

/** A stored resume, or the job whose result is claimed first because it was made before signing in. */
export type Shareable = ({ resumeId: string } | { jobId: string }) & { lookOf?: LookOf };

async function shareLinkOf(what: Shareable) {
  const { resumeId } = 'resumeId' in what ? what : await api(claimResume, { body: { jobId: what.jobId } });
  if ('jobId' in what) rememberClaim(what.jobId, resumeId);
  const { publicLinkId } = await api(createShareLink, { params: { resumeId } });
  return { resumeId, link: `${location.origin}${paths.shared(publicLinkId)}` };
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
    onSuccess: async ({ resumeId, link }, { lookOf }) => {
      if (await copyText(link)) tellLinkCopied();
      else setOffered(link);
      // Only now: browsers allow copying just after the press.
      await keepLookAtSharing({ ...lookOf, resumeId });
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
