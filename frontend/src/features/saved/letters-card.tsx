import { Box, Flex, chakra } from '@chakra-ui/react';
import { type SavedLetter, type SavedResume, deleteLetter } from '@tailwright/contracts/saved-resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, PenLine, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api, messageOf } from '../../lib/api';
import { copyText } from '../../lib/clipboard';
import { lazily } from '../../lib/lazily';
import { Button, IconButton } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { longDate } from '../dashboard/long-date';
import { PdfButton } from '../export/pdf-button';
import { nameIn } from '../share/resume-title';
import { refreshSaved } from './saved-query';
import { Quiet, SideCard } from './side-card';

const LetterDialog = lazily(() => import('./letter-dialog'));

/** LettersCard lists the letters that were written from a resume. */
export function LettersCard({ saved }: { saved: SavedResume }) {
  const [toDelete, setToDelete] = useState<SavedLetter | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = saved.letters.find(({ id }) => id === editedId);
  return (
    <SideCard title="Cover letters">
      {saved.letters.length === 0 ? (
        <Quiet>None yet. A letter you write from this page is kept here.</Quiet>
      ) : (
        <chakra.ul listStyle="none" display="grid" gap="3">
          {saved.letters.map((letter) => (
            <Letter
              key={letter.id}
              letter={letter}
              saved={saved}
              onDelete={() => setToDelete(letter)}
              onEdit={() => setEditedId(letter.id)}
            />
          ))}
        </chakra.ul>
      )}
      <Suspense>
        {edited && <LetterDialog key={edited.id} saved={saved} letter={edited} onClose={() => setEditedId(null)} />}
      </Suspense>
      {toDelete && <DeleteLetter saved={saved} letter={toDelete} onClose={() => setToDelete(null)} />}
    </SideCard>
  );
}

const titleOf = ({ company, createdAt }: SavedLetter) =>
  company ? `Letter to ${company}` : `Letter of ${longDate(createdAt)}`;

interface LetterProps {
  letter: SavedLetter;
  saved: SavedResume;
  onDelete: () => void;
  onEdit: () => void;
}

function Letter({ letter, saved: { record }, onDelete, onEdit }: LetterProps) {
  const { text, company, createdAt } = letter;
  const copy = async () =>
    toast(
      (await copyText(text))
        ? { tone: 'success', title: 'Copied to clipboard', description: 'Your cover letter is ready to paste.' }
        : { tone: 'destructive', title: 'Could not copy', description: 'Select the letter and copy it yourself.' },
    );
  const exported = {
    kind: 'letter',
    markdown: text,
    person: nameIn(record.optimized_resume_text),
    company,
    posting: record.job_description_text,
  } as const;
  return (
    <chakra.li borderTopWidth="1px" pt="3" _first={{ borderTopWidth: '0', pt: '0' }}>
      <chakra.details>
        <chakra.summary cursor="pointer" fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
          {titleOf(letter)}
          <chakra.span ms="2" fontWeight="normal" fontSize="xs" color="fg.muted">
            {longDate(createdAt)}
          </chakra.span>
        </chakra.summary>
        <Box mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere" fontSize="sm">
          {text}
        </Box>
      </chakra.details>
      <Flex mt="2" gap="2" align="center" flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={onEdit}>
          <PenLine size={15} aria-hidden />
          Edit letter
        </Button>
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          <Copy size={15} aria-hidden />
          Copy letter
        </Button>
        <PdfButton exported={exported} look={{ size: 'sm' }} />
        <IconButton label="Delete letter" variant="dangerGhost" h="9" w="9" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </Flex>
    </chakra.li>
  );
}

interface DeleteProps {
  saved: SavedResume;
  letter: SavedLetter;
  onClose: () => void;
}

function DeleteLetter({ saved: { record }, letter, onClose }: DeleteProps) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => api(deleteLetter, { params: { resumeId: record.id, letterId: letter.id } }),
    onSuccess: async () => {
      await refreshSaved(queryClient, record.id);
      toast({ tone: 'success', title: 'Letter deleted' });
      onClose();
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: 'The letter was not deleted',
        description: messageOf(error, 'Please try again.'),
      }),
  });
  return (
    <ConfirmDialog
      open
      title="Delete this letter?"
      text={`${titleOf(letter)} is removed from our servers. This cannot be undone.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
