import { Box, Flex, chakra } from '@chakra-ui/react';
import type { BuiltResume } from '@tailwright/contracts/build';
import { ArrowLeft, Download, FileText, Share2 } from 'lucide-react';
import { downloadMarkdown } from '../../lib/download';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { MarkdownView } from '../../ui/markdown-view';
import { toast } from '../../ui/toast';
import { engineName } from '../analysis/score';
import { useSession } from '../auth/session';
import { useShareResume } from '../share/use-share-resume';

interface Props {
  result: BuiltResume | null;
  onBack: () => void;
  onStart: () => void;
}

export function PreviewTab({ result, onBack, onStart }: Props) {
  if (!result) {
    return (
      <EmptyState icon={FileText} title="No resume yet" actions={<Button onClick={onStart}>Start Building</Button>}>
        Complete the previous steps and press Generate Resume to see your resume here.
      </EmptyState>
    );
  }
  return (
    <Box>
      <MarkdownView markdownContent={result.generatedResume} />
      <chakra.p mt="3" fontSize="xs" color="fg.subtle">
        Written by {engineName(result.engine)} from what you entered, and nothing else.
      </chakra.p>
      <PreviewActions result={result} onBack={onBack} />
    </Box>
  );
}

function PreviewActions({ result, onBack }: { result: BuiltResume; onBack: () => void }) {
  const { user, openDialog } = useSession();
  const { share, isPending } = useShareResume();
  const download = () => {
    downloadMarkdown('generated-resume.md', result.generatedResume);
    toast({ tone: 'success', title: 'Resume downloaded', description: 'Saved as generated-resume.md.' });
  };
  const shareResult = () => {
    share(result.resumeId ? { resumeId: result.resumeId } : { jobId: result.jobId });
    if (!user) openDialog('signup');
  };
  return (
    <Flex gap="3" mt="6" pt="5" borderTopWidth="1px" data-no-print>
      <Button variant="outline" onClick={onBack}>
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
