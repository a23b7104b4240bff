import { Box } from '@chakra-ui/react';
import type { ReadingProgress } from '@tailwright/contracts/documents';
import { ProgressBar } from '../../ui/progress-bar';

interface Props {
  file: File;
  progress?: ReadingProgress | undefined;
}

/** ReadingNote says that a file is being read, and how far the recognition of a scan of several pages has come. */
export function ReadingNote({ file, progress }: Props) {
  const isLong = progress !== undefined && progress.pages > 1;
  return (
    <Box role="status" display="grid" gap="2.5" color="fg.muted" fontSize="sm">
      {progress
        ? `${file.name} is a scan: recognising its letters, page ${progress.page} of ${progress.pages}...`
        : `Reading ${file.name}...`}
      <ProgressBar label="Reading the file" {...(isLong && { value: progress.page - 1, max: progress.pages })} />
    </Box>
  );
}
