import type { AccountUsage } from '@tailwright/contracts/account';
import { Suspense, useState } from 'react';
import { lazily } from '../../lib/lazily';
import { Button } from '../../ui/button';
import { Quiet, SideCard } from '../saved/side-card';

const DeletionDialog = lazily(() => import('./deletion-dialog'));

export function DeletionCard({ usage }: { usage: AccountUsage | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SideCard title="Delete account">
      <Quiet>Your account and everything in it is removed from our servers. This cannot be undone.</Quiet>
      <Button mt="4" w="full" variant="dangerGhost" borderColor="danger.border" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      <Suspense>{isOpen && <DeletionDialog usage={usage} onClose={() => setIsOpen(false)} />}</Suspense>
    </SideCard>
  );
}
