import { Box, Flex, chakra } from '@chakra-ui/react';
import type { NotAdded as NotAddedClaim } from '@tailwright/contracts/facts';
import { ShieldCheck } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { type Checking, checkTitle, checkedSentences, claimName } from './wording';

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
        <Box mt="4" data-testid="unproven">
          <chakra.h4 fontSize="sm" fontWeight="semibold">
            In your own lines, and not in your original
          </chakra.h4>
          <chakra.p mt="0.5" fontSize="sm" color="fg.muted">
            It stays: the words are yours. Be ready to tell more about it.
          </chakra.p>
          <Claims claims={unproven} />
        </Box>
      )}
    </Card>
  );
}

const Claims = ({ claims }: { claims: readonly NotAddedClaim[] }) => (
  <chakra.ul mt="4" listStyle="none" display="grid" gap="3">
    {claims.map((claim, index) => (
      <chakra.li key={index} borderInlineStartWidth="3px" borderColor="warning.border" ps="3" fontSize="sm">
        <Flex gap="2" align="center" flexWrap="wrap">
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            “{claim.text}”
          </chakra.span>
          <Badge variant="secondary">{claimName[claim.kind]}</Badge>
        </Flex>
        <chakra.p color="fg.muted">{claim.reason}</chakra.p>
      </chakra.li>
    ))}
  </chakra.ul>
);
