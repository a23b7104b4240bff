import { Box, Flex, chakra } from '@chakra-ui/react';
import type { NotAdded } from '@tailwright/contracts/facts';
import { Badge } from '../../ui/badge';
import { claimName } from './wording';

interface Props {
  claims: readonly NotAdded[];
  /** What the lines were checked against. */
  of: 'original' | 'resume';
}

/** Unproven tells what the person's own lines say and their resume does not. It stays. */
export const Unproven = ({ claims, of }: Props) => (
  <Box data-testid="unproven">
    <chakra.h4 fontSize="sm" fontWeight="semibold">
      In your own lines, and not in your {of}
    </chakra.h4>
    <chakra.p mt="0.5" fontSize="sm" color="fg.muted">
      It stays: the words are yours. Be ready to tell more about it.
    </chakra.p>
    <Claims claims={claims} />
  </Box>
);

/** Claims lists claims with their kind and why each is doubted. */
export const Claims = ({ claims }: { claims: readonly NotAdded[] }) => (
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
