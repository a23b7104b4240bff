import { Flex } from '@chakra-ui/react';
import type { ReadingProgress } from '@tailwright/contracts/documents';
import { Spinner } from '../../ui/spinner';

interface Props {
  file: File;
  progress?: ReadingProgress | undefined;
}

/** ReadingNote says that a file is being read, and how far the recognition of a scan has come. */
export const ReadingNote = ({ file, progress }: Props) => (
  <Flex role="status" gap="2.5" align="center" color="fg.muted" fontSize="sm">
    <Spinner />
    {progress
      ? `${file.name} is a scan: recognising its letters, page ${progress.page} of ${progress.pages}...`
      : `Reading ${file.name}...`}
  </Flex>
);
