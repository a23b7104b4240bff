import { Box } from '@chakra-ui/react';
import { SideCard } from './side-card';

/** PostingCard is the job description as it was given. */
export const PostingCard = ({ posting }: { posting: string }) => (
  <SideCard title="The job description">
    <Box
      tabIndex={0}
      role="region"
      aria-label="Text of the job description"
      maxH="24rem"
      overflowY="auto"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      fontSize="sm"
      color="fg.muted"
      dir="auto"
    >
      {posting}
    </Box>
  </SideCard>
);
