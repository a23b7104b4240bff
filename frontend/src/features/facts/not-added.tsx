import { Box, Flex, chakra } from '@chakra-ui/react';
import type { FactCheck } from '@tailwright/contracts/facts';
import { ShieldCheck } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { claimName, checkedSentence } from './wording';

interface Props {
  factCheck: FactCheck;
  /** What was checked: "your tailored resume", "your letter". */
  subject: string;
  /** What it was checked against. */
  source?: 'resume' | 'form';
}

const notAddedTitle = {
  resume: 'Not added, because your resume does not say so',
  form: 'Not added, because what you entered does not say so',
};

/** NotAdded says what the guard kept out of the text and why, or that it found nothing to keep out. */
export function NotAdded({ factCheck: { checked, notAdded }, subject, source = 'resume' }: Props) {
  return (
    <Card>
      <Flex gap="2.5" align="center">
        <Box color="success.fg" flexShrink="0">
          <ShieldCheck size={20} aria-hidden />
        </Box>
        <chakra.h3 textStyle="h4">{notAdded.length > 0 ? notAddedTitle[source] : 'Nothing was invented'}</chakra.h3>
      </Flex>
      <chakra.p mt="2" fontSize="sm" color="fg.muted">
        {checkedSentence(checked, subject)}
      </chakra.p>
      {notAdded.length > 0 && (
        <chakra.ul mt="4" listStyle="none" display="grid" gap="3">
          {notAdded.map((claim, index) => (
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
      )}
    </Card>
  );
}
