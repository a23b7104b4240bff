import { Box } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/as-read';
import { type ReactNode, useMemo } from 'react';
import { Notice } from '../../ui/notice';
import { AnalysisReport } from '../analysis/analysis-report';
import { Asked } from '../analysis/asked';
import { MatchScore } from '../analysis/match-score';
import type { useReplies } from '../analysis/use-replies';
import type { ResumeEditor } from '../edit/use-resume-editor';
import type { Reviewing } from '../changes/use-reviewing';
import type { LookOf } from '../export/kept-look';
import { NotAdded } from '../facts/not-added';
import { ResultViews, type View } from './result-views';
import { findUnchanged } from './tailoring';

interface Props extends Reviewing {
  result: Optimization;
  editor: ResumeEditor;
  view: View;
  onView: (view: View) => void;
  lookOf: LookOf;
  replies: Pick<ReturnType<typeof useReplies>, 'reply' | 'areKept'>;
  /** What stands below the report, beside the document. */
  children: ReactNode;
}

/** A check takes a moment, in which nothing can be pressed; what is disabled for no longer does not blink. */
export const steady = { '& :disabled, & label:has(:disabled)': { transition: 'opacity 120ms 300ms' } };

const notAddedId = 'not-added';

/** On a phone the report stands before the document; beside it where there is room, with the rest below the report. */
const areas = {
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateAreas: { base: '"report" "document" "beside"', lg: '"document report" "document beside"' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
};

/** ResultSheet is a tailored resume with its score, its report, what changed in it and what the job asks. */
export function ResultSheet({ result, editor, view, onView, lookOf, replies, children, ...reviewing }: Props) {
  const unchanged = useMemo(() => findUnchanged(result), [result]);
  const { analysis, factCheck, edits } = editor.shown;
  return (
    <>
      {unchanged && !reviewing.before && (
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
            {factCheck && (
              <NotAdded
                factCheck={factCheck}
                subject="tailored resume"
                engine={result.engine}
                ownLines={edits?.filter(({ kind }) => kind === 'own').length}
              />
            )}
          </Box>
        </Box>
        <Box gridArea="document" minW="0">
          <ResultViews
            result={result}
            editor={editor}
            view={view}
            onView={onView}
            lookOf={lookOf}
            notAddedId={notAddedId}
            {...reviewing}
          />
        </Box>
        <Box gridArea="beside" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {children}
        </Box>
      </Box>
      {/* Without a formula of ours nobody has looked for requirements. */}
      {analysis?.formula_version && (
        <Asked
          analysis={analysis}
          originalResume={result.originalResume}
          onReply={replies.reply}
          areRepliesKept={replies.areKept}
          isBusy={reviewing.isBusy}
        />
      )}
    </>
  );
}
