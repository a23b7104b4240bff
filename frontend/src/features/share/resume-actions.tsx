import { Box, Flex } from '@chakra-ui/react';
import type { DocumentTemplate } from '@tailwright/contracts/document-looks';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Download, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { downloadMarkdown } from '../../lib/download';
import { Button, ButtonPair } from '../../ui/button';
import { toast } from '../../ui/toast';
import { useSession } from '../auth/session';
import { ExportMenu } from '../export/export-menu';
import { PdfButton } from '../export/pdf-button';
import { claimResults } from '../jobs/claim-results';
import { useShareResume } from './use-share-resume';

interface Props {
  /** The posting it was made for. */
  posting?: string | undefined;
  /** The look of PDF and Word that was chosen with it. */
  template?: DocumentTemplate | undefined;
  /** The job that wrote the resume, and the record it was kept as for a signed-in person. */
  made: { jobId: string; resumeId?: string | undefined };
  markdown: string;
  fileName: string;
  onBack: () => void;
  isBusy?: boolean;
}

/** ResumeActions are what can be done with a fresh resume: back, download, share. */
export function ResumeActions({
  made: { jobId, resumeId },
  markdown,
  fileName,
  posting,
  template,
  onBack,
  isBusy,
}: Props) {
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
  const lookOf = { template, resumeId };
  const exported = { kind: 'resume', markdown, posting } as const;
  return (
    <Flex
      w="full"
      gap={{ base: '2', md: '3' }}
      data-no-print
      flexWrap="wrap"
      css={{ '& svg': { display: { base: 'none', sm: 'block' } }, '& button': { px: { base: '2.5', sm: '4.5' } } }}
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
        <ExportMenu exported={exported} lookOf={lookOf} />
      </ButtonPair>
      <PdfButton exported={exported} lookOf={lookOf} />
      <Button
        onClick={() => share({ ...(resumeId ? { resumeId } : { jobId }), lookOf })}
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
