import { Box } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/as-read';
import { type ReactNode, useMemo } from 'react';
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

/** On a phone the report stands before the document; beside it where there is room, with the styles below the report. */
const areas = {
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateAreas: { base: '"report" "document" "styles"', lg: '"document report" "document styles"' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
};

/** ResultStep is the third step: score, report, resume and what to do with it. */
export function ResultStep({ result, optimizer }: Props) {
  const { wizard, act, running, replies, optimizeAgain, revise, cancel } = optimizer;
  const unchanged = useMemo(() => findUnchanged(result), [result]);
  const { before, reviewed, busy: isBusy, isChecking } = wizard;
  const { analysis } = result;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" css={steady}>
      <ActionBar>
        <ResumeActions
          made={result}
          markdown={result.optimizedResume}
          fileName="optimized-resume.md"
          posting={result.jobDescription}
          onBack={() => act({ type: 'step-chosen', step: 1 })}
          isBusy={isBusy}
        />
      </ActionBar>
      {unchanged && !before && (
        <Notice tone="info" title={unchanged.title}>
          {unchanged.reason}
        </Notice>
      )}
      {analysis && <MatchScore analysis={analysis} engine={result.engine} />}
      <Box css={areas}>
        <Box gridArea="report" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {analysis && <AnalysisReport analysis={analysis} />}
          {/* Focusable, so that the link to it takes a keyboard along; below the bars when it is scrolled to. */}
          <Box id={notAddedId} tabIndex={-1} scrollMarginTop="9rem" borderRadius="xl">
            {result.factCheck && (
              <NotAdded
                factCheck={result.factCheck}
                subject="tailored resume"
                engine={result.engine}
                ownLines={result.edits?.filter(({ kind }) => kind === 'own').length}
              />
            )}
          </Box>
        </Box>
        <Box gridArea="document" minW="0">
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
        </Box>
        <Box gridArea="styles">
          <StylePicker
            value={wizard.style}
            onChange={(style) => act({ type: 'style-changed', style })}
            onAgain={() => void optimizeAgain()}
            engine={result.engine}
            isBusy={isBusy}
            isChecking={isChecking}
          />
        </Box>
      </Box>
      {/* Without a formula of ours nobody has looked for requirements. */}
      {analysis?.formula_version && (
        <Asked
          analysis={analysis}
          originalResume={result.originalResume}
          onReply={replies.reply}
          areRepliesKept={replies.areKept}
          isBusy={isBusy}
        />
      )}
    </Box>
  );
}

/** ActionBar sticks below the header. On a phone it is as low as its buttons and as wide as the screen. */
const ActionBar = ({ children }: { children: ReactNode }) => (
  <Box
    data-testid="result-actions"
    pos="sticky"
    top={{ base: '12', md: '4.5rem' }}
    zIndex="1"
    mx={{ base: '-4', md: '0' }}
    px={{ base: '4', md: '3' }}
    py={{ base: '1', md: '3' }}
    bg="bg.surface"
    borderWidth={{ base: '1px 0', md: '1px' }}
    borderRadius={{ md: 'xl' }}
    boxShadow="md"
  >
    {children}
  </Box>
);
