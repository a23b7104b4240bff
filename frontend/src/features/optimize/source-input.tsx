import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { messageOf, unreachable } from '../../lib/api';
import { atOnce } from '../../lib/at-once';
import { useBackOnline } from '../../lib/use-back-online';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/field';
import { FileDrop } from '../../ui/file-drop';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { JobNote } from '../documents/job-note';
import { readChosen } from '../documents/read-chosen';
import { ReadPanel, TypedPanel } from '../documents/read-panel';
import { ReadingNote } from '../documents/reading-note';
import { type InputSource, hasText, textOf } from './input-source';
import { JsonResumeButton } from './json-resume-button';
import type { Document, Move } from './wizard';
import { sourceWords, textProblem } from './source-words';

interface Props {
  document: Document;
  source: InputSource;
  act: (move: Move) => void;
  disabled: boolean;
}

/** The drop zone is as tall as the paste box beside it. */
const fillHeight = { '& > div': { flex: 1, display: 'flex', flexDirection: 'column' }, '& label': { flex: 1 } };

/** The paste box is as tall as what stands beside it, so that text and parts can be compared. */
const tallText = {
  '& > div': { h: 'full', display: 'flex', flexDirection: 'column' },
  '& textarea': { flex: 1 },
};

/** A first word or two has no parts yet. */
const partsWordsMin = 10;
const hasParts = (text: string) => text.trim().split(/\s+/, partsWordsMin).length === partsWordsMin;

/** SourceInput takes one document as a file or as pasted text, never both, and shows what was read from a file. */
export function SourceInput({ document, source, act, disabled }: Props) {
  const words = sourceWords[document];
  const showsParts = document === 'resume' && hasParts(source.text);

  const choose = async (file: File | null) => {
    if (!file) return act({ type: 'file-removed', document });
    act({ type: 'file-chosen', document, file });
    await readChosen(file, (reading) => act({ type: 'reading-changed', document, file, reading }));
  };
  const { chosen } = source;
  const isUnread = chosen?.reading.status === 'failed' && chosen.reading.sentence === unreachable;
  useBackOnline(isUnread, () => void choose(chosen?.file ?? null));
  const addSample = async () => {
    try {
      const samples = await atOnce(() => import('./samples'));
      const text = document === 'resume' ? samples.sampleResume : samples.sampleJobDescription;
      act({ type: 'typed', document, text });
      toast({ tone: 'success', title: words.sampleAdded });
    } catch (error) {
      toast({
        tone: 'destructive',
        title: 'The sample could not be loaded',
        description: messageOf(error, unreachable),
      });
    }
  };

  return (
    <Box display="grid" gap="5">
      <Flex justify="space-between" align="center" gap="3" flexWrap="wrap">
        <chakra.p color="fg.muted" fontSize="sm">
          {words.lead}
        </chakra.p>
        <Flex gap="2" flexWrap="wrap">
          {document === 'resume' && (
            <JsonResumeButton onText={(text) => act({ type: 'typed', document, text })} disabled={disabled} />
          )}
          <Button variant="outline" size="sm" onClick={() => void addSample()} disabled={disabled}>
            <Sparkles size={15} aria-hidden />
            {words.sample}
          </Button>
        </Flex>
      </Flex>
      <Grid
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        gridTemplateRows={{ lg: showsParts ? 'auto 1fr' : undefined }}
      >
        <Box display="flex" flexDirection="column" css={source.chosen ? undefined : fillHeight}>
          <chakra.p mb="1.5" fontSize="sm" fontWeight="medium">
            {words.fileTitle}
          </chakra.p>
          <FileDrop
            label={words.drop}
            file={source.chosen?.file ?? null}
            onFile={(file) => void choose(file)}
            disabled={disabled || hasText(source)}
          />
        </Box>
        <Box gridColumn={{ lg: '2' }} gridRow={{ lg: showsParts ? '1 / span 2' : '1' }} css={tallText}>
          <TextAreaField
            label={words.textTitle}
            placeholder={words.placeholder}
            rows={11}
            value={source.text}
            onChange={(event) => act({ type: 'typed', document, text: event.target.value })}
            disabled={disabled || source.chosen !== null}
            error={textProblem(document, source.text)}
          />
        </Box>
        {showsParts && <TypedPanel text={source.text} />}
      </Grid>
      {document === 'job' && <JobNote text={textOf(source)} />}
      <ReadState document={document} source={source} act={act} />
    </Box>
  );
}

function ReadState({ document, source, act }: Omit<Props, 'disabled'>) {
  if (!source.chosen) return null;
  const { file, reading } = source.chosen;
  if (reading.status === 'read') {
    return (
      <ReadPanel
        document={reading.document}
        isResume={document === 'resume'}
        onEditAsText={() => act({ type: 'edit-as-text', document })}
      />
    );
  }
  if (reading.status === 'failed') {
    return (
      <Notice tone="danger" title={`We could not use ${file.name}`}>
        {reading.sentence}
      </Notice>
    );
  }
  return <ReadingNote file={file} progress={reading.progress} />;
}
