import { Box, chakra } from '@chakra-ui/react';
import type { Pages } from './pages';

/** PageImages shows the pages as they are printed, each as a sheet of its own. */
export function PageImages({ pages: { address, count, width, height } }: { pages: Pages }) {
  return (
    <Box display="grid" gap="4">
      {Array.from({ length: count }, (_, page) => (
        <Box as="figure" key={page}>
          <Box
            pos="relative"
            overflow="hidden"
            bg="white"
            borderWidth="1px"
            borderColor="border.strong"
            boxShadow="md"
            style={{ aspectRatio: `${width} / ${height}` }}
          >
            <chakra.img
              src={address}
              alt={`Page ${page + 1} of ${count}, as the PDF shows it`}
              draggable={false}
              pos="absolute"
              left="0"
              w="full"
              maxW="none"
              h={`${count * 100}%`}
              style={{ top: `${-100 * page}%` }}
            />
          </Box>
          {count > 1 && (
            <chakra.figcaption mt="1" fontSize="xs" color="fg.subtle" textAlign="center" aria-hidden>
              Page {page + 1} of {count}
            </chakra.figcaption>
          )}
        </Box>
      ))}
    </Box>
  );
}
