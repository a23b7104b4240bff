import { Box } from '@chakra-ui/react';
import type { SavedResume } from '@tailwright/contracts/saved-resumes';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { JobProgress } from '../jobs/job-progress';
import { queueOf } from '../jobs/stages';
import { ResultSheet, steady } from '../optimize/result-sheet';
import { StylePicker } from '../optimize/style-picker';
import { LettersCard } from './letters-card';
import { LinkCard } from './link-card';
import { PostingCard } from './posting-card';
import { SavedActions } from './saved-actions';
import { elsewhereOf } from './saved-optimization';
import { type SavedWork, useSavedResume } from './use-saved-resume';
import { VersionsCard } from './versions-card';

/** SavedTailored shows a tailored resume as the wizard did, with its link, letters and versions. */
export function SavedTailored({ saved }: { saved: SavedResume }) {
  const work = useSavedResume(saved);
  const { result, isBusy, isChecking, running } = work;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" css={steady}>
      <SavedActions saved={saved} markdown={result.optimizedResume} />
      <ChangedElsewhere saved={saved} work={work} />
      {running && !isChecking && (
        <JobProgress kind="optimize" title="Tailoring your resume" job={running} onCancel={work.cancel} />
      )}
      <ResultSheet
        result={result}
        replies={work.replies}
        onRevise={work.revise}
        before={work.before}
        kept={work.reviewed}
        onKeep={work.keep}
        isBusy={isBusy}
        isChecking={isChecking}
        queue={queueOf(running)}
        onStop={work.cancel}
      >
        <LinkCard saved={saved} />
        <LettersCard saved={saved} />
        <VersionsCard saved={saved} isBusy={isBusy} onBringBack={(id) => void work.bringBack(id)} />
        <StylePicker
          value={work.style}
          onChange={work.setStyle}
          onAgain={() => void work.optimizeAgain()}
          engine={result.engine}
          isBusy={isBusy}
          isChecking={isChecking}
        />
      </ResultSheet>
      <PostingCard posting={saved.record.job_description_text} />
    </Box>
  );
}

function ChangedElsewhere({ saved, work }: { saved: SavedResume; work: SavedWork }) {
  const elsewhere = elsewhereOf(saved, work.result.resumeId);
  if (elsewhere === 'none') return null;
  const own = saved.earlier.find(({ id }) => id === work.result.resumeId);
  const { number } = saved.version;
  const isConflict = elsewhere === 'conflict';
  return (
    <Notice
      tone="warning"
      title={isConflict ? 'This resume was changed in another tab, too' : 'A newer version was saved in another tab'}
    >
      {isConflict
        ? `Both are kept: the other change as version ${number}, which its link shows, and yours as version ${own?.number}, which you see here.`
        : `You see version ${own?.number}; version ${number} is the newest. What you change here is kept beside it.`}
      <Box mt="2.5" display="flex" gap="2" flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={work.showNewest} disabled={work.isBusy}>
          Show version {number}
        </Button>
        {own && isConflict && (
          <Button size="sm" variant="outline" disabled={work.isBusy} onClick={() => void work.bringBack(own.id)}>
            Use mine
          </Button>
        )}
      </Box>
    </Notice>
  );
}
