import { exportAccount } from '@tailwright/contracts/account';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api, messageOf } from '../../lib/api';
import { downloadFile } from '../../lib/download';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { Quiet, SideCard } from '../saved/side-card';

/** ExportCard saves everything that is kept of a person as one file. */
export function ExportCard() {
  const exporting = useMutation({
    mutationFn: () => api(exportAccount),
    onSuccess: (file) => {
      const name = `tailwright-${new Date().toISOString().slice(0, 10)}.json`;
      downloadFile(name, file);
      toast({ tone: 'success', title: 'Download ready', description: `Saved as ${name}.` });
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: 'Your data could not be exported',
        description: messageOf(error, 'Please try again.'),
      }),
  });
  return (
    <SideCard title="Your data">
      <Quiet>
        One file with your profile, your facts and every resume: all versions, reports, letters, builder forms, links
        and their views.
      </Quiet>
      <Button
        mt="4"
        w="full"
        variant="outline"
        loading={exporting.isPending}
        loadingText="Collecting..."
        onClick={() => exporting.mutate()}
      >
        <Download size={16} aria-hidden />
        Export my data
      </Button>
    </SideCard>
  );
}
