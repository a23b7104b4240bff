import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, FileUp } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { lazily } from '../../lib/lazily';
import { Card } from '../../ui/card';

const ImportResume = lazily(() => import('../import/import-resume'));

/** StartFromFile offers an existing resume as the beginning; its reader is loaded when it is opened. */
export function StartFromFile(props: { onFilled: () => void; disabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  /** Kept once loaded, so that closing it does not forget the chosen file. */
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  const toggle = () => {
    setIsOpen(!isOpen);
    setWasOpened(true);
  };
  return (
    <Card py={{ base: '3', md: '4' }}>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        display="flex"
        w="full"
        gap="3"
        alignItems="center"
        textAlign="start"
        cursor="pointer"
        borderRadius="md"
      >
        <Box color="accent.fg" flexShrink="0">
          <FileUp size={20} aria-hidden />
        </Box>
        <Box flex="1" minW="0">
          <Box fontWeight="semibold">Start from a resume you have</Box>
          <Box fontSize="sm" color="fg.muted">
            We fill the form from a PDF, Word, text or JSON Resume file; you check it.
          </Box>
        </Box>
        <Box
          flexShrink="0"
          color="fg.muted"
          transition="transform 120ms"
          transform={isOpen ? 'rotate(180deg)' : undefined}
        >
          <ChevronDown size={18} aria-hidden />
        </Box>
      </chakra.button>
      <Box id={id} hidden={!isOpen} mt="4">
        <Suspense>{wasOpened && <ImportResume {...props} />}</Suspense>
      </Box>
    </Card>
  );
}
