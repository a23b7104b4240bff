import { Box, chakra } from '@chakra-ui/react';
import type { RequirementMatch } from '@tailwright/contracts/analysis';
import type { Row } from './changes';
import { kindSentence, servesSentence, supportSentence } from './wording';

interface Props {
  row: Row;
  asked: readonly RequirementMatch[];
}

/** Reason says why a line is not as the person wrote it, and which of their lines show that it is true. */
export function Reason({ row: { edit, support = [] }, asked }: Props) {
  if (!edit) return null;
  const kind = kindSentence(edit);
  const serves = servesSentence(edit, asked);
  const shown = supportSentence(edit, support);
  if (!kind && !serves && !shown) return null;
  return (
    <Box mt="1.5" fontSize="xs" color="fg.muted">
      {(kind || serves) && (
        <p>
          {kind && (
            <chakra.span fontWeight="medium" color="fg">
              {kind}
            </chakra.span>
          )}
          {kind && serves && ', '}
          {serves && (kind ? serves : upperFirst(serves))}
        </p>
      )}
      {shown && <chakra.p mt="0.5">{shown}</chakra.p>}
    </Box>
  );
}

const upperFirst = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
