import { claimResume } from '@tailwright/contracts/resumes';
import { createShareLink } from '@tailwright/contracts/share';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../app/paths';
import { api } from '../../lib/api';
import { copyText } from '../../lib/clipboard';
import { toast } from '../../ui/toast';
import { useSession } from '../auth/session';
import { resumesQuery } from '../dashboard/resumes-query';

/** A stored resume, or the job whose result is claimed first because it was made before signing in. */
export type Shareable = { resumeId: string } | { jobId: string };

async function shareLinkOf(what: Shareable): Promise<string> {
  const { resumeId } = 'resumeId' in what ? what : await api(claimResume, { body: what });
  const { publicLinkId } = await api(createShareLink, { params: { resumeId } });
  return `${location.origin}${paths.shared(publicLinkId)}`;
}

/** useShareResume gives every Share button its behaviour: link, clipboard, notices, and the list refetched. */
export function useShareResume() {
  const { user, openDialog } = useSession();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: shareLinkOf,
    onSuccess: async (link) => {
      const isCopied = await copyText(link);
      toast({
        tone: 'success',
        title: 'Share link created',
        description: isCopied
          ? 'Link copied to clipboard! You can now share your resume.'
          : `Copy your link from here: ${link}`,
      });
      await queryClient.invalidateQueries(resumesQuery);
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: 'Failed to create share link', description: error.message }),
  });

  const share = (what: Shareable) => {
    if (user) return mutation.mutate(what);
    toast({
      tone: 'destructive',
      title: 'Authentication required',
      description: 'Please login or sign up to share your resume.',
      action: { label: 'Log in', run: () => openDialog('login') },
    });
  };
  return { share, isPending: mutation.isPending };
}
