import { Box } from '@chakra-ui/react';
import { type SharedResume, readShared } from '@tailwright/contracts/share';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, FileQuestion } from 'lucide-react';
import { useEffect } from 'react';
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
import { removeEarlyResume } from './early-resume';
import { nameIn, resumeTitle } from './resume-title';
import { viewLabel } from './view-label';

void loadMarkdown().catch(() => undefined);

export function SharedPage() {
  const { publicLinkId = '' } = useParams();
  const shared = useQuery(endpointQuery(readShared, { params: { publicLinkId } }));
  usePageTitle(titleOf(shared));
  const isKnown = !shared.isPending;
  useEffect(() => {
    // With its renderer, so that the text does not go before it comes.
    if (isKnown) void loadMarkdown().then(removeEarlyResume, removeEarlyResume);
    return removeEarlyResume;
  }, [isKnown]);
  return (
    <Width maxW="4xl" py={{ base: '4', md: '6' }}>
      {shared.isPending && (
        <Box role="status" color="fg.muted" fontSize="sm" py="2">
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

interface ViewProps extends SharedResume {
  publicLinkId: string;
}

function SharedResumeView({ publicLinkId, resume, views, look }: ViewProps) {
  const hasName = nameIn(resume) !== '';
  const exported = { kind: 'resume', markdown: resume } as const;
  const lookOf = { link: publicLinkId, look };
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
        mb="4"
      >
        <Box display="flex" alignItems="center" gap="2" fontSize="xs" color="fg.muted">
          {/* The resume's own name is the heading of the page, where it has one. */}
          {hasName ? <h2>Shared Resume</h2> : <h1>Shared Resume</h1>}
          <Eye size={14} aria-hidden />
          <span>{viewLabel(views)}</span>
        </Box>
        <Box display="flex" gap="2" flexWrap="wrap">
          <ButtonPair>
            <Button onClick={download}>
              <Download size={17} aria-hidden />
              Download Resume
            </Button>
            <ExportMenu exported={exported} lookOf={lookOf} variant="solid" />
          </ButtonPair>
          <PdfButton exported={exported} lookOf={lookOf} />
        </Box>
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
