import { Box, chakra } from '@chakra-ui/react';
import { readShared } from '@tailwright/contracts/share';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, FileQuestion } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { downloadMarkdown } from '../../lib/download';
import { endpointQuery } from '../../lib/query-client';
import { Button, ButtonPair, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { MarkdownView, loadMarkdown } from '../../ui/markdown-view';
import { Width, usePageTitle } from '../../ui/page';
import { toast } from '../../ui/toast';
import { ExportMenu } from '../export/export-menu';
import { PdfButton } from '../export/pdf-button';
import { resumeTitle } from './resume-title';
import { viewLabel } from './view-label';

void loadMarkdown().catch(() => undefined);

export function SharedPage() {
  const { publicLinkId = '' } = useParams();
  const shared = useQuery(endpointQuery(readShared, { params: { publicLinkId } }));
  usePageTitle(titleOf(shared));
  return (
    <Width maxW="4xl" py={{ base: '6', md: '12' }}>
      {shared.isPending && (
        <Box role="status" color="fg.muted" py="16" textAlign="center">
          Loading resume...
        </Box>
      )}
      {shared.isError && <ResumeNotFound />}
      {shared.data && <SharedResumeView publicLinkId={publicLinkId} {...shared.data} />}
    </Width>
  );
}

function titleOf({ data, isError }: { data?: { resume: string } | undefined; isError: boolean }): string {
  if (data) return resumeTitle(data.resume);
  return isError ? 'Resume Not Found' : 'Shared Resume';
}

interface ViewProps {
  publicLinkId: string;
  resume: string;
  views: number;
}

function SharedResumeView({ publicLinkId, resume, views }: ViewProps) {
  const exported = { kind: 'resume', markdown: resume } as const;
  const download = () => {
    try {
      downloadMarkdown(`resume-${publicLinkId}.md`, resume);
      toast({ tone: 'success', title: 'Resume downloaded' });
    } catch {
      toast({
        tone: 'destructive',
        title: 'Download failed',
        description: 'There was an error downloading the resume.',
      });
    }
  };
  return (
    <>
      <Box
        data-no-print
        display="flex"
        flexWrap="wrap"
        gap="4"
        justifyContent="space-between"
        alignItems="center"
        mb="6"
      >
        <Box>
          <chakra.h1 textStyle="h2">Shared Resume</chakra.h1>
          <Box display="flex" alignItems="center" gap="1.5" mt="1" fontSize="sm" color="fg.muted">
            <Eye size={15} aria-hidden />
            {viewLabel(views)}
          </Box>
        </Box>
        <ButtonPair>
          <Button onClick={download}>
            <Download size={17} aria-hidden />
            Download Resume
          </Button>
          <ExportMenu exported={exported} variant="solid" />
        </ButtonPair>
        <PdfButton exported={exported} />
      </Box>
      <MarkdownView markdownContent={resume} />
    </>
  );
}

function ResumeNotFound() {
  return (
    <EmptyState
      icon={FileQuestion}
      title="Resume Not Found"
      titleAs="h1"
      actions={<LinkButton to={paths.home}>Go to Homepage</LinkButton>}
    >
      The resume you're looking for doesn't exist or has been removed.
    </EmptyState>
  );
}
