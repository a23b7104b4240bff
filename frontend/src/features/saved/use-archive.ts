import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { archiveResume } from '@tailwright/contracts/saved-resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../lib/api';
import { toast } from '../../ui/toast';
import { refreshSaved } from './saved-query';

/** useArchive puts a resume away, or back; the notice takes it back. */
export function useArchive({ id, archived }: Pick<ResumeRecord, 'id' | 'archived'>) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isArchived: boolean) => api(archiveResume, { params: { resumeId: id }, body: { isArchived } }),
    onSuccess: async (_, isArchived) => {
      await refreshSaved(queryClient, id);
      toast({
        tone: 'success',
        title: isArchived ? 'Resume archived' : 'Resume taken out of the archive',
        description: isArchived ? 'It is kept, with its link and letters.' : 'It stands among your resumes again.',
        action: { label: 'Undo', run: () => mutate(!isArchived) },
      });
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: 'The resume could not be moved',
        description: messageOf(error, 'Please try again.'),
      }),
  });
  return { toggle: () => mutate(!archived), isPending };
}
