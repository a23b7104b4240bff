import text from '../../../../docs/how-scoring-works.md?raw';
import { MarkdownView } from '../../ui/markdown-view';
import { Width, usePageTitle } from '../../ui/page';

/** HowScoringWorksPage shows the method as the repository documents it, so that there is one text of it. */
export function HowScoringWorksPage() {
  usePageTitle('How scoring works');
  return (
    <Width maxW="3xl" py={{ base: '8', md: '12' }}>
      <MarkdownView markdownContent={text} />
    </Width>
  );
}
