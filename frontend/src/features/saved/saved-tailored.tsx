import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { SavedResume } from '@tailwright/contracts/saved-resumes';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { lookOf } from '../dashboard/resume-about';
import { useResumeEditor } from '../edit/use-resume-editor';
import { JobProgress } from '../jobs/job-progress';
import { queueOf } from '../jobs/stages';
import { ResultSheet, steady } from '../optimize/result-sheet';
import type { View } from '../optimize/result-views';
import { StylePicker } from '../optimize/style-picker';
import { LettersCard } from './letters-card';
import { LinkCard } from './link-card';
import { PostingCard } from './posting-card';
import { SavedActions } from './saved-actions';
import { elsewhereOf } from './saved-optimization';
import { type SavedWork, useSavedResume } from './use-saved-resume';
import { VersionsCard } from '../versions/versions-card';

/** SavedTailored shows a tailored resume as the wizard did, with its link, letters and versions. */
export function SavedTailored({ saved }: { saved: SavedResume }) {
  const work = useSavedResume(saved);
  const { result, isBusy, isChecking, running } = work;
  const [view, setView] = useState<View>('preview');
  const editor = useResumeEditor({
    ...{ result, style: saved.record.style ?? 'standard', revise: work.revise, isBusy },
    isOpen: view === 'edit',
  });
  // What waits for a save can be pressed while it runs: the press that leaves the editor begins one.
  const isHeld = isBusy && !editor.saving.isSaving;
  const latest = useRef(work);
  latest.current = work;
  /** What was typed is saved before the page shows another text. */
  const afterSaving = (act: (current: SavedWork) => unknown) =>
    void editor.saving.saveNow().then(() => act(latest.current));
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" css={steady}>
      <SavedActions saved={saved} markdown={editor.document.text} />
      <ChangedElsewhere saved={saved} work={work} isBusy={isHeld} onAfterSaving={afterSaving} />
      {running && !isChecking && (
        <JobProgress kind="optimize" title="Tailoring your resume" job={running} onCancel={work.cancel} />
      )}
      <ResultSheet
        result={result}
        editor={editor}
        view={view}
        onView={setView}
        lookOf={lookOf(saved.record)}
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
        <VersionsCard
          saved={saved}
          isBusy={isHeld}
          onBringBack={(id) => afterSaving((current) => current.bringBack(id))}
        />
        <StylePicker
          value={work.style}
          onChange={work.setStyle}
          onAgain={() => afterSaving((current) => current.optimizeAgain())}
          engine={result.engine}
          isBusy={isHeld}
          isRunning={isBusy && !isChecking}
        />
      </ResultSheet>
      <PostingCard posting={saved.record.job_description_text} />
    </Box>
  );
}

interface ElsewhereProps {
  saved: SavedResume;
  work: SavedWork;
  isBusy: boolean;
  onAfterSaving: (act: (current: SavedWork) => unknown) => void;
}

function ChangedElsewhere({ saved, work, isBusy, onAfterSaving }: ElsewhereProps) {
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
        <Button
          size="sm"
          variant="outline"
          onClick={() => onAfterSaving((current) => current.showNewest())}
          disabled={isBusy}
        >
          Show version {number}
        </Button>
        {own && isConflict && (
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => onAfterSaving((current) => current.bringBack(own.id))}
          >
            Use mine
          </Button>
        )}
      </Box>
    </Notice>
  );
}
