import type { User } from '@tailwright/contracts/auth';
import { forgetDrafts, keepOwner, readDraft, writeDraft } from '../../lib/draft';
import { toast } from '../../ui/toast';

interface Start {
  name?: string;
}

/**
 * startAfresh forgets everything that the former person has left in this tab and loads the page anew: what runs, waits
 * or is shown there is not the new person's. It never resolves, since the page goes away.
 */
export function startAfresh({ id, name }: User): Promise<never> {
  forgetDrafts();
  keepOwner(id);
  writeDraft('start', { name } satisfies Start);
  location.reload();
  return new Promise(() => undefined);
}

/** tellStart says on the new page why it is empty. */
export function tellStart(): void {
  const { name } = readDraft<Start>('start');
  if (name === undefined) return;
  writeDraft('start', {});
  toast({
    title: `You are logged in as ${name}`,
    description: 'What this tab held belongs to another account, so it is no longer shown.',
  });
}
