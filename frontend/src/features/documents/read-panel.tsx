import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { ExtractedDocument } from '@tailwright/contracts/documents';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Structure } from './structure';
import { documentFacts, warningText, wordsFact } from './warnings';

interface Props {
  document: ExtractedDocument;
  /** Shows the parts of a resume beside the text; a job description has none. */
  isResume: boolean;
  onEditAsText: () => void;
}

/** ReadPanel shows the text we took from a file, before anything is made of it. */
export function ReadPanel({ document, isResume, onEditAsText }: Props) {
  const edit = (
    <Button variant="outline" size="sm" onClick={onEditAsText}>
      Edit as text
    </Button>
  );
  return (
    <Panel facts={documentFacts(document)} action={edit}>
      {document.warnings.length > 0 && (
        <Box p="4" pb="0">
          <ReadWarnings warnings={document.warnings} />
        </Box>
      )}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: isResume ? 'repeat(2, minmax(0, 1fr))' : undefined }}>
        {isResume && (
          <Box p="4" borderBottomWidth={{ base: '1px', lg: '0' }} borderEndWidth={{ lg: '1px' }}>
            <Structure text={document.text} />
          </Box>
        )}
        <Box
          tabIndex={0}
          role="region"
          aria-label="Text read from the file"
          p="4"
          maxH={{ base: '20rem', lg: isResume ? '40rem' : '20rem' }}
          overflowY="auto"
          fontSize="sm"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {document.text}
        </Box>
      </Grid>
    </Panel>
  );
}

/** ReadWarnings say what looks wrong in a text we read. */
export const ReadWarnings = ({ warnings }: Pick<ExtractedDocument, 'warnings'>) => (
  <Notice tone="warning" title="Please check">
    <chakra.ul listStyle="disc" ps="4" mt="1">
      {warnings.map((warning) => (
        <li key={warning}>{warningText[warning]}</li>
      ))}
    </chakra.ul>
  </Notice>
);

/** TypedPanel shows the parts of a resume that is typed or pasted, and follows the text as it is corrected. */
export const TypedPanel = ({ text }: { text: string }) => (
  <Panel facts={`Pasted text · ${wordsFact(text)}`}>
    <Box p="4">
      <Structure text={text} />
    </Box>
  </Panel>
);

const Panel = ({ facts, action, children }: { facts: string; action?: ReactNode; children: ReactNode }) => (
  <Box borderWidth="1px" borderRadius="lg" overflow="hidden">
    <Flex
      bg="bg.muted"
      px="4"
      py="3"
      gap="3"
      justify="space-between"
      align="center"
      flexWrap="wrap"
      borderBottomWidth="1px"
    >
      <Box>
        <chakra.h3 textStyle="h4">This is what we read</chakra.h3>
        <chakra.p fontSize="xs" color="fg.muted">
          {facts}
        </chakra.p>
      </Box>
      {action}
    </Flex>
    {children}
  </Box>
);
