import { Box, Flex } from '@chakra-ui/react';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { type Exported, exportChoices } from './formats';
import { type LookOf, useLook } from './kept-look';
import { LookBar } from './look-bar';
import { PageImages } from './page-images';
import { useExport } from './use-export';
import { usePages } from './use-pages';

interface Props {
  exported: Exported;
  lookOf?: LookOf | undefined;
  onClose: () => void;
}

/** PagesDialog shows the pages of the PDF in the chosen look, before it is saved. */
export function PagesDialog({ exported, lookOf, onClose }: Props) {
  const [look, choose] = useLook(lookOf);
  const drawn = usePages(exported, look);
  const { save, busyWith } = useExport(exported);
  const [pdf, word] = exportChoices[exported.kind];
  return (
    <Dialog
      open
      width="3xl"
      title="The pages of your PDF"
      onClose={onClose}
      footer={[word, pdf].map(
        (choice) =>
          choice && (
            <Button
              key={choice.format}
              variant={choice === pdf ? 'solid' : 'outline'}
              loading={busyWith === choice.label}
              disabled={busyWith !== undefined}
              onClick={() => save({ choice, look })}
            >
              Save as {choice.label}
            </Button>
          ),
      )}
    >
      <Box display="grid" gap="4">
        <LookBar look={look} onChange={choose} />
        {drawn.pages && (
          <Box maxH="60dvh" overflowY="auto" tabIndex={0} role="region" aria-label="Pages" p="1">
            <PageImages pages={drawn.pages} />
          </Box>
        )}
        {!drawn.pages && !drawn.isFailed && (
          <Flex role="status" gap="2.5" align="center" color="fg.muted" py="16" justify="center">
            <Spinner /> Drawing the pages...
          </Flex>
        )}
        {drawn.isFailed && <NotDrawn />}
      </Box>
    </Dialog>
  );
}

const NotDrawn = () => (
  <Box role="status" fontSize="sm" color="fg.muted">
    The pages could not be drawn just now. You can save the file all the same.
  </Box>
);
