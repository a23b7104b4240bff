import { Box, Flex } from '@chakra-ui/react';
import type { SavedResume } from '@tailwright/contracts/saved-resumes';
import { MarkdownView } from '../../ui/markdown-view';
import { lookOf } from '../dashboard/resume-about';
import { SeePages } from '../export/see-pages';
import { LettersCard } from './letters-card';
import { LinkCard } from './link-card';
import { SavedActions } from './saved-actions';

/** SavedBuilt shows a built resume: it was made for no posting, so there is no report. */
export function SavedBuilt({ saved }: { saved: SavedResume }) {
  const { optimized_resume_text: markdown } = saved.record;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <SavedActions saved={saved} markdown={markdown} />
      <Box
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      >
        <Box minW="0">
          <Flex justify="flex-end" mb="3">
            <SeePages exported={{ kind: 'resume', markdown }} lookOf={lookOf(saved.record)} />
          </Flex>
          <MarkdownView markdownContent={markdown} />
        </Box>
        <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <LinkCard saved={saved} />
          <LettersCard saved={saved} />
        </Box>
      </Box>
    </Box>
  );
}
