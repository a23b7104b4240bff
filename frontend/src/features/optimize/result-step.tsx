import { Box, Flex, Grid } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/optimize';
import { ArrowLeft, Download, Share2 } from 'lucide-react';
import { downloadMarkdown } from '../../lib/download';
import { Button } from '../../ui/button';
import { MarkdownView } from '../../ui/markdown-view';
import { toast } from '../../ui/toast';
import { AnalysisReport } from '../analysis/analysis-report';
import { EvidenceTable } from '../analysis/evidence-table';
import { MatchScore } from '../analysis/match-score';
import { useSession } from '../auth/session';
import { NotAdded } from '../facts/not-added';
import { useShareResume } from '../share/use-share-resume';
import { StylePicker } from './style-picker';
import type { Optimizer } from './use-optimizer';

interface Props {
  result: Optimization;
  optimizer: Optimizer;
}

/** ResultStep is the third step: score, resume, report and what to do with it. */
export function ResultStep({ result, optimizer: { wizard, act, optimizeAgain } }: Props) {
  return (
    <Box display="grid" gap="6">
      <ResultActions result={result} isBusy={wizard.busy} onBack={() => act({ type: 'step-chosen', step: 1 })} />
      <MatchScore analysis={result.analysis} engine={result.engine} />
      <Grid gap="6" alignItems="start" gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
        <MarkdownView markdownContent={result.optimizedResume} />
        <Box display="grid" gap="6">
          <AnalysisReport analysis={result.analysis} />
          <NotAdded factCheck={result.factCheck} subject="your tailored resume" />
          <StylePicker
            value={wizard.style}
            onChange={(style) => act({ type: 'style-changed', style })}
            onAgain={() => void optimizeAgain()}
            isBusy={wizard.busy}
          />
        </Box>
      </Grid>
      <EvidenceTable keywords={result.analysis.keywords} />
    </Box>
  );
}

function ResultActions({ result, isBusy, onBack }: { result: Optimization; isBusy: boolean; onBack: () => void }) {
  const { user, openDialog } = useSession();
  const { share, isPending } = useShareResume();
  const download = () => {
    downloadMarkdown('optimized-resume.md', result.optimizedResume);
    toast({ tone: 'success', title: 'Resume downloaded', description: 'Saved as optimized-resume.md.' });
  };
  const shareResult = () => {
    share(result.resumeId ? { resumeId: result.resumeId } : { jobId: result.jobId });
    if (!user) openDialog('signup');
  };
  return (
    <Flex
      // Below the sticky header, and away from the corner where toasts appear.
      pos="sticky"
      top="4.5rem"
      zIndex="1"
      gap="3"
      p="3"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="md"
      data-no-print
    >
      <Button variant="outline" onClick={onBack} disabled={isBusy}>
        <ArrowLeft size={16} aria-hidden />
        Back
      </Button>
      <Box flex="1" />
      <Button variant="outline" onClick={download}>
        <Download size={16} aria-hidden />
        Download
      </Button>
      <Button onClick={shareResult} loading={isPending} loadingText="Creating link...">
        <Share2 size={16} aria-hidden />
        Share
      </Button>
    </Flex>
  );
}
