import { Tabs } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/as-read';
import { Suspense } from 'react';
import { lazily } from '../../lib/lazily';
import { Card } from '../../ui/card';
import { MarkdownView } from '../../ui/markdown-view';
import { TabList } from '../../ui/tab-list';
import type { Reviewing } from '../changes/use-reviewing';

const WhatChanged = lazily(() => import('../changes/what-changed'));

interface Props extends Reviewing {
  result: Optimization;
  notAddedId: string;
}

/** ResultViews shows the tailored resume as it will be read, or against the original. */
export function ResultViews({ result, ...rest }: Props) {
  return (
    <Tabs.Root defaultValue="preview" lazyMount minW="0">
      <TabList label="View of the tailored resume">
        <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
        <Tabs.Trigger value="changes">What changed</Tabs.Trigger>
      </TabList>
      <Tabs.Content value="preview">
        <MarkdownView markdownContent={result.optimizedResume} />
      </Tabs.Content>
      <Tabs.Content value="changes">
        <Suspense fallback={<Card color="fg.muted">Comparing...</Card>}>
          <WhatChanged result={result} {...rest} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}
