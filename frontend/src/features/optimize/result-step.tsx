import { Box } from '@chakra-ui/react';
import type { Optimization } from '@tailwright/contracts/as-read';
import { useRef, useState } from 'react';
import { ActionBar } from '../../ui/action-bar';
import { useResumeEditor } from '../edit/use-resume-editor';
import { queueOf } from '../jobs/stages';
import { ResumeActions } from '../share/resume-actions';
import { ResultSheet, steady } from './result-sheet';
import type { View } from './result-views';
import { StylePicker } from './style-picker';
import type { Optimizer } from './use-optimizer';

interface Props {
  result: Optimization;
  optimizer: Optimizer;
}

/** ResultStep is the third step: score, report, resume and what to do with it. */
export function ResultStep({ result, optimizer }: Props) {
  const { wizard, act, running, replies, optimizeAgain, revise, cancel } = optimizer;
  const { before, reviewed, busy: isBusy, isChecking } = wizard;
  const [view, setView] = useState<View>('preview');
  const isOpen = view === 'edit';
  const editor = useResumeEditor({ result, style: wizard.style, revise, isBusy, isOpen });
  // What waits for a save can be pressed while it runs: the press that leaves the editor begins one.
  const isHeld = isBusy && !editor.saving.isSaving;
  /** After a save the one of the render before would send the text before. */
  const again = useRef(optimizeAgain);
  again.current = optimizeAgain;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" css={steady}>
      <ActionBar>
        <ResumeActions
          made={result}
          markdown={editor.document.text}
          fileName="optimized-resume.md"
          posting={result.jobDescription}
          onBack={() => act({ type: 'step-chosen', step: 1 })}
          isBusy={isBusy}
        />
      </ActionBar>
      <ResultSheet
        result={result}
        editor={editor}
        view={view}
        onView={setView}
        lookOf={{ resumeId: result.resumeId }}
        replies={replies}
        onRevise={revise}
        before={before}
        kept={reviewed}
        onKeep={(kept) => act({ type: 'reviewed', reviewed: kept })}
        isBusy={isBusy}
        isChecking={isChecking}
        queue={queueOf(running)}
        onStop={cancel}
      >
        <StylePicker
          value={wizard.style}
          onChange={(style) => act({ type: 'style-changed', style })}
          onAgain={() => void editor.saving.saveNow().then(() => again.current())}
          engine={result.engine}
          isBusy={isHeld}
          isRunning={isBusy && !isChecking}
        />
      </ResultSheet>
    </Box>
  );
}
