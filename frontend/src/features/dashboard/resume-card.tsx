import { Box, chakra } from '@chakra-ui/react';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { Archive, ArchiveRestore, Download, Eye, Pencil, Share2, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { downloadMarkdown } from '../../lib/download';
import { Badge } from '../../ui/badge';
import { Button, ButtonPair, IconButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/toast';
import { ExportMenu } from '../export/export-menu';
import { PdfButton } from '../export/pdf-button';
import { useArchive } from '../saved/use-archive';
import { useShareResume } from '../share/use-share-resume';
import { viewLabel } from '../share/view-label';
import { longDate } from './long-date';
import { lookOf, secondLine } from './resume-about';
import { previewOf, titleOf } from './resume-summary';

interface Props {
  resume: ResumeRecord;
  onRename: () => void;
  onDelete: () => void;
}

export function ResumeCard({ resume, onRename, onDelete }: Props) {
  const { share, isPending, offer } = useShareResume();
  const archive = useArchive(resume);
  const aboutId = useId();
  const line = secondLine(resume);
  const look = lookOf(resume);
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
        <Box minW="0">
          <chakra.h2 textStyle="h3">
            <TitleLink to={paths.savedResume(resume.id)} aria-describedby={aboutId}>
              {titleOf(resume)}
            </TitleLink>
          </chakra.h2>
          <Box id={aboutId} mt="1" fontSize="sm" overflowWrap="anywhere">
            {resume.name && <Box fontWeight="semibold">{resume.name}</Box>}
            {line && <Box color="fg.muted">{line}</Box>}
          </Box>
          <Box fontSize="xs" color="fg.subtle" mt="1">
            {longDate(resume.created_at)}
          </Box>
        </Box>
        {resume.public_link_id && (
          <Badge flexShrink="0" whiteSpace="nowrap">
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
          <ExportMenu exported={exported} lookOf={look} size="sm" />
        </ButtonPair>
        <PdfButton exported={exported} lookOf={look} look={{ size: 'sm' }} />
      </Box>
      <Box display="flex" gap="2">
        <Button
          size="sm"
          variant="outline"
          flex="1"
          loading={isPending}
          loadingText="Creating link..."
          onClick={() => share({ resumeId: resume.id, lookOf: look })}
        >
          <Share2 size={15} aria-hidden />
          Share
        </Button>
        <IconButton label="Rename resume" h="9" w="9" onClick={onRename}>
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={resume.archived ? 'Take out of the archive' : 'Archive resume'}
          h="9"
          w="9"
          loading={archive.isPending}
          onClick={archive.toggle}
        >
          {!archive.isPending &&
            (resume.archived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />)}
        </IconButton>
        <IconButton label="Delete resume" variant="dangerGhost" h="9" w="9" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
        {offer}
      </Box>
    </Card>
  );
}

const TitleLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'sm',
    _hover: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
