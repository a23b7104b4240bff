import { type ResumeRecord, deleteResume } from '@tailwright/contracts/resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { resumesQuery } from './resumes-query';

interface Props {
  resume: ResumeRecord;
  onClose: () => void;
}

export default function DeleteDialog({ resume, onClose }: Props) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => api(deleteResume, { params: { resumeId: resume.id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(resumesQuery);
      toast({ tone: 'success', title: 'Resume deleted', description: 'Your resume has been deleted successfully.' });
      onClose();
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
    />
  );
}
