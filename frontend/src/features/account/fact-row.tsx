import { Flex, chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { type OwnFact, deleteOwnFact, rewordOwnFact } from '@tailwright/contracts/own-facts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TextAreaField } from '../../ui/field';
import { RowButton } from '../../ui/row-button';
import { toast } from '../../ui/toast';
import { longDate } from '../dashboard/long-date';
import { factsQuery } from '../own-facts/facts-query';
import { accountQuery } from './account-query';

/** FactRow is one fact with the requirement that it answered. */
export function FactRow({ fact }: { fact: OwnFact }) {
  const { text, requirement, createdAt } = fact;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const editor = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (open === null && wasEdited.current) editor.current?.focus();
    wasEdited.current = open === 'edit';
  }, [open]);
  if (open === 'edit') return <Editing fact={fact} onClose={() => setOpen(null)} />;
  return (
    <Row>
      <chakra.p dir="auto">{text}</chakra.p>
      <Flex mt="1.5" gap="3" justify="space-between" align="center" flexWrap="wrap">
        <chakra.p fontSize="xs" color="fg.muted" minW="0" flex="1 1 16rem">
          {requirement === '' ? '' : <>Answered “{requirement}”, </>}
          {longDate(createdAt)}
        </chakra.p>
        <FactButtons about={text} editor={editor} onOpen={setOpen} />
      </Flex>
      {open === 'delete' && <DeleteFact fact={fact} onClose={() => setOpen(null)} />}
    </Row>
  );
}

const Row = chakra('li', {
  base: { py: '4', borderTopWidth: '1px', overflowWrap: 'anywhere', _last: { pb: '0' } },
});

interface ButtonsProps {
  about: string;
  editor: RefObject<HTMLButtonElement | null>;
  onOpen: (what: 'edit' | 'delete') => void;
}

const FactButtons = ({ about, editor, onOpen }: ButtonsProps) => (
  <Flex gap="2">
    <RowButton ref={editor} label="Edit" about={about} onClick={() => onOpen('edit')}>
      <Pencil size={13} aria-hidden />
    </RowButton>
    <RowButton label="Delete" about={about} variant="dangerGhost" onClick={() => onOpen('delete')}>
      <Trash2 size={13} aria-hidden />
    </RowButton>
  </Flex>
);

interface Props {
  fact: OwnFact;
  onClose: () => void;
}

function Editing({ fact, onClose }: Props) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(fact.text);
  const rewording = useMutation({
    mutationFn: () => api(rewordOwnFact, { params: { factId: fact.id }, body: { text, was: fact.text } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(factsQuery);
      onClose();
    },
    // Changed in another tab, or gone: the list tells.
    onError: (error) => error instanceof ApiError && void queryClient.invalidateQueries(factsQuery),
  });
  return (
    <Row onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rewording.mutate();
        }}
      >
        <TextAreaField
          label="Your words"
          hint={fact.requirement === '' ? undefined : `Answered “${fact.requirement}”`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={limits.ownFactCharsMax}
          rows={3}
          minH="0"
          autoFocus
          error={rewording.isError ? messageOf(rewording.error, 'Please try again.') : undefined}
        />
        <Flex mt="3" gap="2">
          <Button
            type="submit"
            size="sm"
            disabled={text.trim() === ''}
            loading={rewording.isPending}
            loadingText="Saving..."
          >
            Save
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </form>
    </Row>
  );
}

function DeleteFact({ fact, onClose }: Props) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => api(deleteOwnFact, { params: { factId: fact.id } }),
    onSuccess: async () => {
      toast({ tone: 'success', title: 'Fact deleted' });
      onClose();
      await Promise.all([queryClient.invalidateQueries(factsQuery), queryClient.invalidateQueries(accountQuery)]);
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: 'The fact was not deleted', description: messageOf(error, 'Try again.') }),
  });
  return (
    <ConfirmDialog
      open
      title="Delete this fact?"
      text="It is removed from our servers and not offered any more. Reports in which you used it keep it."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
