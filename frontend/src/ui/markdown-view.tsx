import { Suspense, lazy } from 'react';
import { Card } from './card';

const MarkdownBody = lazy(() => import('./markdown-body'));

/** MarkdownView renders markdown as a sheet of paper; until its code is there it says so in a card. */
export function MarkdownView({ markdownContent }: { markdownContent: string }) {
  return (
    <Suspense fallback={<Card color="fg.muted">Loading preview...</Card>}>
      <MarkdownBody markdownContent={markdownContent} />
    </Suspense>
  );
}
