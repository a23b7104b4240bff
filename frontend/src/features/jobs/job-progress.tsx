import { Box, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { JobKind } from '@tailwright/contracts/jobs';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Spinner } from '../../ui/spinner';
import type { RunningJob } from './job-runner';
import { type StageLine, elapsedText, queueSentence, stageLines, withoutMarks } from './stages';

interface Props {
  kind: JobKind;
  title: string;
  job: RunningJob;
  onCancel: () => void;
}

/** JobProgress shows what a job does now: its stage, its place in the queue, and the text as it is written. */
export function JobProgress({ kind, title, job, onCancel }: Props) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => void card.current?.scrollIntoView({ block: 'nearest' }), []);
  const lines = stageLines({ kind, stage: job.state?.stage ?? 'waiting' });
  const current = lines.find((line) => line.progress === 'current');
  const position = job.state?.status === 'queued' ? queueSentence(job.state.position) : null;

  return (
    <Card ref={card} aria-label={title} borderColor="accent.border">
      <Flex justify="space-between" align="flex-start" gap="4">
        <Box>
          <chakra.h3 textStyle="h3">{title}</chakra.h3>
          <Elapsed since={job.startedAt} />
        </Box>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Stop
        </Button>
      </Flex>
      <VisuallyHidden role="status">
        {current?.name}. {position}
      </VisuallyHidden>
      <chakra.ol mt="5" listStyle="none" display="grid" gap="2.5">
        {lines.map((line) => (
          <Stage key={line.stage} line={line} note={line.stage === 'waiting' ? position : null} />
        ))}
      </chakra.ol>
      {job.partialText && <LiveText text={job.partialText} />}
    </Card>
  );
}

function Stage({ line, note }: { line: StageLine; note: string | null }) {
  const isCurrent = line.progress === 'current';
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      fontSize="sm"
      fontWeight={isCurrent ? 'semibold' : 'normal'}
      color={isCurrent ? 'fg' : line.progress === 'done' ? 'fg.muted' : 'fg.subtle'}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <Flex w="5" h="5" flexShrink="0" align="center" justify="center" color="accent.fg" aria-hidden>
        {isCurrent && <Spinner />}
        {line.progress === 'done' && <Check size={17} />}
        {line.progress === 'ahead' && <Box w="1.5" h="1.5" borderRadius="full" bg="border.control" />}
      </Flex>
      <span>
        {line.name}
        {isCurrent && note && <chakra.span fontWeight="normal"> – {note}</chakra.span>}
      </span>
    </Flex>
  );
}

function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <chakra.p fontSize="sm" color="fg.subtle" fontVariantNumeric="tabular-nums" role="timer">
      {elapsedText((now - since) / 1_000)}
    </chakra.p>
  );
}

/** LiveText follows the end of the text while it grows, like someone reading along. */
function LiveText({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  return (
    <Box
      ref={box}
      tabIndex={0}
      role="region"
      aria-label="Text written so far"
      mt="5"
      p="4"
      maxH="16rem"
      overflowY="auto"
      bg="bg.muted"
      borderRadius="md"
      borderWidth="1px"
      fontSize="sm"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {withoutMarks(text)}
    </Box>
  );
}
