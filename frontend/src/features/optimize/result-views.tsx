import { Tabs } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/as-read';
import { Suspense, useRef, useState } from 'react';
import { lazily } from '../../lib/lazily';
import { Card } from '../../ui/card';
import { MarkdownView } from '../../ui/markdown-view';
import { TabList } from '../../ui/tab-list';
import { ClickToEdit } from '../edit/click-to-edit';
import type { ResumeEditor } from '../edit/use-resume-editor';
import type { LookOf } from '../export/kept-look';
import { SeePages } from '../export/see-pages';
import type { Reviewing } from '../changes/use-reviewing';

const ResumeEditing = lazily(() => import('../edit/resume-editing'));
const WhatChanged = lazily(() => import('../changes/what-changed'));

interface Props extends Reviewing {
  result: Optimization;
  notAddedId: string;
  editor: ResumeEditor;
  view: View;
  onView: (view: View) => void;
  /** Whose look the pages are shown in. */
  lookOf: LookOf;
}

/** View is one of the ways to look at the tailored resume. */
export type View = 'preview' | 'edit' | 'changes';

/** ResultViews shows the tailored resume as it will be read, lets a person type in it, or shows it against the original. */
export function ResultViews({ result, editor, view, onView, lookOf, ...rest }: Props) {
  const [startAt, setStartAt] = useState<{ id: string } | null>(null);
  const { isBusy, isChecking } = rest;
  const isWrittenAnew = isBusy && !isChecking;
  const show = (next: View, line: string | null) => {
    setStartAt(line === null ? null : { id: line });
    onView(next);
  };
  const { lines, text } = editor.document;
  /** Nobody sees the preview while they type. */
  const previewed = useRef(text);
  if (view === 'preview') previewed.current = text;
  const exported = { kind: 'resume', markdown: previewed.current, posting: result.jobDescription } as const;
  return (
    <Tabs.Root value={view} onValueChange={({ value }) => show(value as View, null)} lazyMount minW="0">
      <TabList label="View of the tailored resume">
        <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
        <Tabs.Trigger value="edit">Edit</Tabs.Trigger>
        <Tabs.Trigger value="changes">What changed</Tabs.Trigger>
      </TabList>
      <Tabs.Content value="preview">
        <ClickToEdit
          lines={lines}
          onEdit={isWrittenAnew ? undefined : (line) => show('edit', line)}
          beside={<SeePages exported={exported} lookOf={lookOf} />}
        >
          <MarkdownView markdownContent={previewed.current} />
        </ClickToEdit>
      </Tabs.Content>
      <Tabs.Content value="edit">
        <Suspense fallback={<Card color="fg.muted">Opening the editor...</Card>}>
          <ResumeEditing editor={editor} startAt={startAt} isReadOnly={isWrittenAnew} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="changes">
        <Suspense fallback={<Card color="fg.muted">Comparing...</Card>}>
          <WhatChanged result={result} {...rest} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}
