import { Box, Flex } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import type { AccountDraft, Keeping } from './use-account-draft';

/** OtherDraft tells of a draft that was typed elsewhere, and asks which to go on with; the other is set aside, not lost. */
export function OtherDraft({ draft: { keeping, choose } }: { draft: AccountDraft }) {
  if (!('other' in keeping)) return null;
  const { other } = keeping;
  const { first_name, last_name, headline } = other.form.personal_info;
  const about = [`${first_name} ${last_name}`.trim(), headline].filter(Boolean).join(', ');
  return (
    <Notice tone="warning" title="Your account has another draft of this form">
      It was saved {timeOf(other.savedAt)}
      {about && ` (${about})`}, in another tab or on another device. Yours is not saved in your account until you
      choose. The one you do not choose is set aside in this tab.
      <Flex mt="2.5" gap="2" flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={() => choose(other, false)}>
          Go on with this one
        </Button>
        <Button size="sm" variant="outline" onClick={() => choose(other, true)}>
          Open the other one
        </Button>
      </Flex>
    </Notice>
  );
}

/** DraftState says below the form where what was typed is kept, and lets a person begin anew. */
export function DraftState({ draft, canStartOver }: { draft: AccountDraft; canStartOver: boolean }) {
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const startOver = async () => {
    setIsPending(true);
    try {
      await draft.startOver();
      setIsAsked(false);
    } catch (error) {
      const description = messageOf(error, 'Please try again.');
      toast({ tone: 'destructive', title: 'The form was not emptied', description });
    }
    setIsPending(false);
  };
  return (
    <Flex fontSize="xs" color="fg.subtle" gap="3" align="center" justify="space-between" flexWrap="wrap" data-no-print>
      <Box role="status" maxW="2xl">
        {sentenceOf(draft.keeping)}
      </Box>
      <Flex gap="2" flexWrap="wrap">
        {draft.hasAside && (
          <Button size="sm" variant="outline" onClick={draft.swap}>
            Bring back what was set aside
          </Button>
        )}
        {canStartOver && (
          <Button size="sm" variant="outline" onClick={() => setIsAsked(true)}>
            <RotateCcw size={14} aria-hidden />
            Start over
          </Button>
        )}
      </Flex>
      {isAsked && (
        <ConfirmDialog
          open
          title="Empty the form?"
          text="What you typed is taken out of the form. Saved resumes stay."
          confirmLabel="Empty the form"
          pendingLabel="Emptying..."
          isPending={isPending}
          onConfirm={() => void startOver()}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </Flex>
  );
}

function sentenceOf(keeping: Keeping): string {
  if (keeping.in === 'tab') {
    return 'What you type is kept in this browser tab until you close it, so that a reload loses nothing. Log in to keep it in your account.';
  }
  if ('failed' in keeping) return `Not saved in your account yet: ${keeping.failed} It is kept in this browser tab.`;
  if ('other' in keeping) return 'Kept in this browser tab alone until you choose above.';
  if (!keeping.savedAt) return 'What you type is saved in your account, so that you can go on with it on any device.';
  return `Saved in your account ${timeOf(keeping.savedAt)}. You can go on with it on any device.`;
}

const timeOf = (savedAt: string) => {
  const date = new Date(savedAt);
  const isToday = date.toDateString() === new Date().toDateString();
  const time = date.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' });
  return isToday ? `at ${time}` : `on ${date.toLocaleDateString('en', { dateStyle: 'long' })}, ${time}`;
};
