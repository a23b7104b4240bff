import { Box, chakra } from '@chakra-ui/react';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { Download, Eye, Share2, Trash2 } from 'lucide-react';
import { downloadMarkdown } from '../../lib/download';
import { Badge } from '../../ui/badge';
import { Button, ButtonPair, IconButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/toast';
import { ExportMenu } from '../export/export-menu';
import { PdfButton } from '../export/pdf-button';
import { useShareResume } from '../share/use-share-resume';
import { viewLabel } from '../share/view-label';
import { longDate } from './long-date';
import { previewOf, titleOf } from './resume-summary';

interface Props {
  resume: ResumeRecord;
  onDelete: () => void;
}

export function ResumeCard({ resume, onDelete }: Props) {
  const { share, isPending, offer } = useShareResume();
  const download = () => {
    downloadMarkdown(`resume-${resume.id}.md`, resume.optimized_resume_text);
    toast({ tone: 'success', title: 'Resume downloaded' });
  };
  const exported = {
    kind: 'resume',
    markdown: resume.optimized_resume_text,
    posting: resume.job_description_text,
  } as const;
  return (
    <Card as="article" display="flex" flexDirection="column" p="5">
      <Box display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Box>
          <chakra.h2 textStyle="h3">{titleOf(resume)}</chakra.h2>
          <Box fontSize="xs" color="fg.subtle" mt="1">
            {longDate(resume.created_at)}
          </Box>
        </Box>
        {resume.public_link_id && (
          <Badge>
            <Eye size={13} aria-hidden />
            {viewLabel(resume.views)}
          </Badge>
        )}
      </Box>
      <Box
        mt="4"
        mb="5"
        p="4"
        flex="1"
        bg="bg.muted"
        borderRadius="md"
        fontSize="xs"
        color="fg.muted"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {previewOf(resume)}
      </Box>
      <Box display="flex" gap="2" mb="2">
        <ButtonPair flex="1">
          <Button size="sm" variant="outline" flex="1" onClick={download}>
            <Download size={15} aria-hidden />
            Download
          </Button>
          <ExportMenu exported={exported} size="sm" />
        </ButtonPair>
        <PdfButton exported={exported} look={{ size: 'sm' }} />
      </Box>
      <Box display="flex" gap="2">
        <Button
          size="sm"
          variant="outline"
          flex="1"
          loading={isPending}
          loadingText="Creating link..."
          onClick={() => share({ resumeId: resume.id })}
        >
          <Share2 size={15} aria-hidden />
          Share
        </Button>
        <IconButton label="Delete resume" variant="dangerGhost" h="9" w="9" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
        {offer}
      </Box>
    </Card>
  );
}
