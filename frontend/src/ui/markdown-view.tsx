import { Suspense } from 'react';
import { lazily } from '../lib/lazily';
import { Card } from './card';

/** loadMarkdown fetches the renderer ahead, while its text is still on the way. */
export const loadMarkdown = () => import('./markdown-body');

const MarkdownBody = lazily(loadMarkdown);

/** MarkdownView renders markdown as a sheet of paper; until its code is there it says so in a card. */
export function MarkdownView({ markdownContent }: { markdownContent: string }) {
  return (
    <Suspense fallback={<Card color="fg.muted">Loading preview...</Card>}>
      <MarkdownBody markdownContent={markdownContent} />
    </Suspense>
  );
}
