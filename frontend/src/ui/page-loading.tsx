import { Box } from '@chakra-ui/react';
import { Spinner } from './spinner';

/** PageLoading stands in the place of a whole page until what it shows has been fetched. */
export const PageLoading = ({ of }: { of: string }) => (
  <Box role="status" display="flex" gap="3" alignItems="center" justifyContent="center" py="32" color="fg.muted">
    <Spinner />
    Loading your {of}...
  </Box>
);
