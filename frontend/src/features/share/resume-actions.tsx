import { Box, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Download, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { downloadMarkdown } from '../../lib/download';
import { Button, ButtonPair } from '../../ui/button';
import { toast } from '../../ui/toast';
import { useSession } from '../auth/session';
import { ExportMenu } from '../export/export-menu';
import { claimResults } from '../jobs/claim-results';
import { useShareResume } from './use-share-resume';

interface Props {
  /** The job that wrote the resume, and the record it was kept as for a signed-in person. */
  made: { jobId: string; resumeId?: string | undefined };
  markdown: string;
  fileName: string;
  onBack: () => void;
  isBusy?: boolean;
}

/** ResumeActions are what can be done with a fresh resume: back, download, share. */
export function ResumeActions({ made: { jobId, resumeId }, markdown, fileName, onBack, isBusy }: Props) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { share, isPending, offer } = useShareResume();
  useEffect(() => {
    // Made before signing in, or while it happened.
    if (user && !resumeId) void claimResults(queryClient);
  }, [user, resumeId, jobId, queryClient]);
  const download = () => {
    downloadMarkdown(fileName, markdown);
    toast({ tone: 'success', title: 'Resume downloaded', description: `Saved as ${fileName}.` });
  };
  return (
    <Flex
      w="full"
      gap={{ base: '2', md: '3' }}
      data-no-print
      css={{ '& svg': { display: { base: 'none', sm: 'block' } } }}
    >
      <Button variant="outline" onClick={onBack} disabled={isBusy}>
        <ArrowLeft size={16} aria-hidden />
        Back
      </Button>
      <Box flex="1" />
      <ButtonPair>
        <Button variant="outline" onClick={download}>
          <Download size={16} aria-hidden />
          Download
        </Button>
        <ExportMenu kind="resume" markdown={markdown} fileName={fileName} />
      </ButtonPair>
      <Button
        onClick={() => share(resumeId ? { resumeId } : { jobId })}
        loading={isPending}
        loadingText="Creating link..."
      >
        <Share2 size={16} aria-hidden />
        Share
      </Button>
      {offer}
    </Flex>
  );
}
