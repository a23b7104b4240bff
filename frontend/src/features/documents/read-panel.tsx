import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ExtractedDocument } from '@tailwright/contracts/documents';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { documentFacts, warningText } from './warnings';

interface Props {
  document: ExtractedDocument;
  onEditAsText: () => void;
}

/** ReadPanel shows the text we took from a file, before anything is made of it. */
export function ReadPanel({ document, onEditAsText }: Props) {
  return (
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
            {documentFacts(document)}
          </chakra.p>
        </Box>
        <Button variant="outline" size="sm" onClick={onEditAsText}>
          Edit as text
        </Button>
      </Flex>
      {document.warnings.length > 0 && (
        <Box p="4" pb="0">
          <Notice tone="warning" title="Please check">
            <chakra.ul listStyle="disc" ps="4" mt="1">
              {document.warnings.map((warning) => (
                <li key={warning}>{warningText[warning]}</li>
              ))}
            </chakra.ul>
          </Notice>
        </Box>
      )}
      <Box
        tabIndex={0}
        role="region"
        aria-label="Text read from the file"
        p="4"
        maxH="20rem"
        overflowY="auto"
        fontSize="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {document.text}
      </Box>
    </Box>
  );
}
