import { Box, Grid } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/optimize';
import { useMemo } from 'react';
import { Notice } from '../../ui/notice';
import { AnalysisReport } from '../analysis/analysis-report';
import { Asked } from '../analysis/asked';
import { MatchScore } from '../analysis/match-score';
import { NotAdded } from '../facts/not-added';
import { queueSentence } from '../jobs/stages';
import { ResumeActions } from '../share/resume-actions';
import { ResultViews } from './result-views';
import { StylePicker } from './style-picker';
import { findUnchanged } from './tailoring';
import type { Optimizer } from './use-optimizer';

interface Props {
  result: Optimization;
  optimizer: Optimizer;
}

/** A check takes a moment, in which nothing can be pressed; what is disabled for no longer does not blink. */
const steady = { '& :disabled, & label:has(:disabled)': { transition: 'opacity 120ms 300ms' } };

const notAddedId = 'not-added';

/** ResultStep is the third step: score, resume, report and what to do with it. */
export function ResultStep({ result, optimizer }: Props) {
  const { wizard, act, running, replies, optimizeAgain, revise, cancel } = optimizer;
  const unchanged = useMemo(() => findUnchanged(result), [result]);
  const { before, reviewed, busy: isBusy, isChecking } = wizard;
  return (
    <Box display="grid" gap="6" css={steady}>
      {/* Below the sticky header, and away from the corner where toasts appear. */}
      <Box
        pos="sticky"
        top="4.5rem"
        zIndex="1"
        p="3"
        bg="bg.surface"
        borderWidth="1px"
        borderRadius="xl"
        boxShadow="md"
      >
        <ResumeActions
          made={result}
          markdown={result.optimizedResume}
          fileName="optimized-resume.md"
          onBack={() => act({ type: 'step-chosen', step: 1 })}
          isBusy={isBusy}
        />
      </Box>
      {unchanged && !before && (
        <Notice tone="info" title={unchanged.title}>
          {unchanged.reason}
        </Notice>
      )}
      <MatchScore analysis={result.analysis} engine={result.engine} />
      <Grid gap="6" alignItems="start" gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
        <ResultViews
          result={result}
          notAddedId={notAddedId}
          onRevise={revise}
          before={before}
          kept={reviewed}
          onKeep={(kept) => act({ type: 'reviewed', reviewed: kept })}
          isBusy={isBusy}
          isChecking={isChecking}
          queue={running?.state?.status === 'queued' ? queueSentence(running.state.position) : null}
          onStop={cancel}
        />
        <Box display="grid" gap="6">
          <AnalysisReport analysis={result.analysis} />
          {/* Focusable, so that the link to it takes a keyboard along; below the header when it is scrolled to. */}
          <Box id={notAddedId} tabIndex={-1} scrollMarginTop="9rem" borderRadius="xl">
            <NotAdded factCheck={result.factCheck} subject="your tailored resume" />
          </Box>
          <StylePicker
            value={wizard.style}
            onChange={(style) => act({ type: 'style-changed', style })}
            onAgain={() => void optimizeAgain()}
            isBusy={isBusy}
            isChecking={isChecking}
          />
        </Box>
      </Grid>
      <Asked
        analysis={result.analysis}
        originalResume={result.originalResume}
        onReply={replies.reply}
        areRepliesKept={replies.areKept}
        isBusy={isBusy}
      />
    </Box>
  );
}
