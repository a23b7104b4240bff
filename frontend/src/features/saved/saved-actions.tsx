import { Box, Flex } from '@chakra-ui/react';
import type { SavedResume } from '@tailwright/contracts/saved-resumes';
import { Archive, ArchiveRestore, Download, Pencil, Share2, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../../app/paths';
import { downloadMarkdown } from '../../lib/download';
import { lazily } from '../../lib/lazily';
import { ActionBar } from '../../ui/action-bar';
import { Button, ButtonPair, IconButton } from '../../ui/button';
import { openLoaded } from '../../ui/open-loaded';
import { toast } from '../../ui/toast';
import { lookOf } from '../dashboard/resume-about';
import { ExportMenu } from '../export/export-menu';
import { PdfButton } from '../export/pdf-button';
import { useShareResume } from '../share/use-share-resume';
import { NextSteps } from './next-steps';
import { refreshSaved } from './saved-query';
import { useArchive } from './use-archive';

const loadRename = () => import('./rename-dialog');
const loadDelete = () => import('../dashboard/delete-dialog');
const RenameDialog = lazily(loadRename);
const DeleteDialog = lazily(loadDelete);

interface Props {
  saved: SavedResume;
  /** The text on the page. */
  markdown: string;
}

/** SavedActions are what can be done with the whole of a saved resume. */
export function SavedActions({ saved: { record }, markdown }: Props) {
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const archive = useArchive(record);
  const { share, isPending, offer } = useShareResume(() => void refreshSaved(queryClient, record.id));
  const exported = { kind: 'resume', markdown, posting: record.job_description_text } as const;
  const look = lookOf(record);
  const close = () => setDialog(null);
  const download = () => {
    downloadMarkdown(`resume-${record.id}.md`, markdown);
    toast({ tone: 'success', title: 'Resume downloaded' });
  };
  return (
    <>
      <ActionBar>
        <Flex gap="2" data-no-print css={compact}>
          <ButtonPair>
            <Button variant="outline" onClick={download}>
              <Download size={16} aria-hidden />
              Download
            </Button>
            <ExportMenu exported={exported} lookOf={look} />
          </ButtonPair>
          <PdfButton exported={exported} lookOf={look} />
          <Box flex="1" />
          <Button
            onClick={() => share({ resumeId: record.id, lookOf: look })}
            loading={isPending}
            loadingText="Creating link..."
          >
            <Share2 size={16} aria-hidden />
            Share
          </Button>
          {offer}
        </Flex>
      </ActionBar>
      <Flex gap="2" align="center" justify="space-between" flexWrap="wrap" data-no-print>
        <NextSteps record={record} markdown={markdown} />
        <Flex gap="1" mx="-2">
          <IconButton label="Rename resume" onClick={() => openLoaded(loadRename, () => setDialog('rename'))}>
            <Pencil size={17} aria-hidden />
          </IconButton>
          <IconButton
            label={record.archived ? 'Take out of the archive' : 'Archive resume'}
            loading={archive.isPending}
            onClick={archive.toggle}
          >
            {!archive.isPending &&
              (record.archived ? <ArchiveRestore size={17} aria-hidden /> : <Archive size={17} aria-hidden />)}
          </IconButton>
          <IconButton
            label="Delete resume"
            variant="dangerGhost"
            onClick={() => openLoaded(loadDelete, () => setDialog('delete'))}
          >
            <Trash2 size={17} aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
      <Suspense>
        {dialog === 'rename' && <RenameDialog resume={record} onClose={close} />}
        {dialog === 'delete' && (
          <DeleteDialog resume={record} onClose={close} onDeleted={() => void navigate(paths.dashboard)} />
        )}
      </Suspense>
    </>
  );
}

/** On a phone the bar is one row, as in the wizard. */
const compact = {
  '& svg': { display: { base: 'none', sm: 'block' } },
  '& button': { px: { base: '2.5', sm: '4.5' } },
};
