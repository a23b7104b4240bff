import { Box, Flex, chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { Card } from '../../ui/card';
import { Claims, Unproven } from './unproven';
import { type Checking, checkTitle, checkedSentences } from './wording';

/** NotAdded says what the guard kept out of the text and why, or what it checked. */
export function NotAdded({ ownLines = 0, ...checked }: Omit<Checking, 'ownLines'> & { ownLines?: number }) {
  const checking = { ...checked, ownLines };
  const { notAdded, unproven = [] } = checked.factCheck;
  return (
    <Card>
      <Flex gap="2.5" align="center">
        <Box color="success.fg" flexShrink="0">
          <ShieldCheck size={20} aria-hidden />
        </Box>
        <chakra.h3 textStyle="h4">{checkTitle(checking)}</chakra.h3>
      </Flex>
      <chakra.p mt="2" fontSize="sm" color="fg.muted">
        {checkedSentences(checking)}
      </chakra.p>
      {notAdded.length > 0 && <Claims claims={notAdded} />}
      {unproven.length > 0 && (
        <Box mt="4">
          <Unproven claims={unproven} of={checked.subject === 'letter' ? 'resume' : 'original'} />
        </Box>
      )}
    </Card>
  );
}
