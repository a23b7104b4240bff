import { Box, Flex, chakra } from '@chakra-ui/react';
import type { KeywordMatch } from '@tailwright/contracts/analysis';
import { Badge } from '../../ui/badge';
import { groupKeywords } from './score';

/** SearchWords lists the words that "In the posting's own words" is counted from. */
export function SearchWords({ keywords }: { keywords: KeywordMatch[] }) {
  return (
    <chakra.details mt="7" fontSize="sm">
      <chakra.summary cursor="pointer" fontWeight="medium" py="1" w="fit-content" borderRadius="sm">
        Words a search would look for
      </chakra.summary>
      <Box mt="3" display="grid" gap="4">
        {groupKeywords(keywords).map(({ title, keywords: words }) => (
          <section key={title}>
            <chakra.h4 fontSize="sm" fontWeight="medium" color="fg.muted">
              {title}: {words.length}
            </chakra.h4>
            <Flex as="ul" mt="1.5" gap="2" flexWrap="wrap" listStyle="none">
              {words.map((word, index) => (
                <li key={index}>
                  <Badge variant="secondary" overflowWrap="anywhere">
                    {word}
                  </Badge>
                </li>
              ))}
            </Flex>
          </section>
        ))}
      </Box>
    </chakra.details>
  );
}
