import { Box, Flex, chakra } from '@chakra-ui/react';
import type { KeywordMatch } from '@tailwright/contracts/analysis';
import { Check, X } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { byWeight, matchText, requirementText } from './score';

const Cell = chakra('td', {
  base: {
    display: { base: 'block', md: 'table-cell' },
    py: { base: '0.5', md: '3' },
    pe: { md: '5' },
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
});

const Heading = chakra('th', {
  base: { textAlign: 'start', py: '2', pe: '5', fontSize: 'xs', fontWeight: 'medium', color: 'fg.subtle' },
});

/** EvidenceTable shows every requirement of the job with the sentence of the resume that proves it. */
export function EvidenceTable({ keywords }: { keywords: KeywordMatch[] }) {
  const found = keywords.filter((keyword) => keyword.match !== 'none').length;
  return (
    <Card>
      <chakra.h3 textStyle="h3">The evidence</chakra.h3>
      <chakra.p mt="1" color="fg.muted" fontSize="sm">
        {keywords.length === 0
          ? 'We found no requirement in this job description that could be looked up.'
          : `${found} of ${keywords.length} things the job asks for are proven by a sentence of your resume.`}
      </chakra.p>
      {keywords.length > 0 && (
        <chakra.table w="full" mt="4" fontSize="sm" borderCollapse="collapse" display={{ base: 'block', md: 'table' }}>
          <chakra.thead display={{ base: 'none', md: 'table-header-group' }}>
            <tr>
              <Heading w="22%">Keyword</Heading>
              <Heading w="12%">The job</Heading>
              <Heading w="20%">In your resume</Heading>
              <Heading>Where it stands</Heading>
            </tr>
          </chakra.thead>
          <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
            {byWeight(keywords).map((keyword) => (
              <Row key={`${keyword.keyword}:${keyword.job_span.start}`} keyword={keyword} />
            ))}
          </chakra.tbody>
        </chakra.table>
      )}
    </Card>
  );
}

function Row({ keyword: { keyword, requirement, match, evidence, matched_before } }: { keyword: KeywordMatch }) {
  const isFound = match !== 'none';
  return (
    <chakra.tr display={{ base: 'block', md: 'table-row' }} borderTopWidth="1px" py={{ base: '3', md: '0' }}>
      <Cell fontWeight="semibold">{keyword}</Cell>
      <Cell>
        <Badge variant={requirement === 'required' ? 'outline' : 'secondary'}>{requirementText[requirement]}</Badge>
      </Cell>
      <Cell>
        <Flex gap="1.5" align="flex-start" color={isFound ? 'success.fg' : 'danger.fg'}>
          <Box flexShrink="0" pt="1">
            {isFound ? <Check size={15} aria-hidden /> : <X size={15} aria-hidden />}
          </Box>
          <span>
            {matchText[match]}
            {isFound && !matched_before && <chakra.span color="fg.muted"> (new)</chakra.span>}
          </span>
        </Flex>
      </Cell>
      <Cell color={evidence ? 'fg' : 'fg.subtle'}>
        {evidence ? (
          <chakra.q bg="highlight" px="1" borderRadius="sm" boxDecorationBreak="clone" quotes="'“' '”'">
            {evidence}
          </chakra.q>
        ) : (
          'No sentence says so.'
        )}
      </Cell>
    </chakra.tr>
  );
}
