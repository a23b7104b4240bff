import { BookOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../lib/lazily';
import { Button } from '../../ui/button';
import { openLoaded } from '../../ui/open-loaded';
import type { Exported } from './formats';
import type { LookOf } from './kept-look';

const load = () => import('./pages-dialog').then(({ PagesDialog }) => ({ default: PagesDialog }));
const PagesDialog = lazily(load);

interface Props {
  exported: Exported;
  lookOf?: LookOf | undefined;
}

/** SeePages leads from the text of a resume to the pages of its PDF, and to their looks. */
export function SeePages({ exported, lookOf }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => openLoaded(load, () => setIsOpen(true))} data-no-print>
        <BookOpen size={15} aria-hidden />
        See the pages
      </Button>
      <Suspense>
        {isOpen && <PagesDialog exported={exported} lookOf={lookOf} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
