import { Box } from '@chakra-ui/react';
import { type ResumeRecord, deleteResume } from '@tailwright/contracts/resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { viewLabel } from '../share/view-label';
import { longDate } from './long-date';
import { nameOf } from './resume-about';
import { titleOf } from './resume-summary';
import { resumesQuery } from './resumes-query';

interface Props {
  resume: ResumeRecord;
  onClose: () => void;
  /** Called when it is gone, before the dialog closes. */
  onDeleted?: () => void;
}

export default function DeleteDialog({ resume, onClose, onDeleted }: Props) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => api(deleteResume, { params: { resumeId: resume.id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(resumesQuery);
      toast({ tone: 'success', title: 'Resume deleted', description: 'Your resume has been deleted successfully.' });
      onClose();
      onDeleted?.();
    },
    onError: (error) => toast({ tone: 'destructive', title: 'Failed to delete resume', description: error.message }),
  });
  return (
    <ConfirmDialog
      open
      title="Are you sure?"
      text="This action cannot be undone. This will permanently delete your resume and remove it from our servers."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      <Box px="4" py="3" bg="bg.muted" borderRadius="md" overflowWrap="anywhere" data-testid="to-delete">
        <Box fontWeight="semibold">{nameOf(resume)}</Box>
        <Box fontSize="sm" color="fg.muted">
          {titleOf(resume)}, {longDate(resume.created_at)}
          {resume.public_link_id && `, shared: ${viewLabel(resume.views)}`}
        </Box>
      </Box>
    </ConfirmDialog>
  );
}
