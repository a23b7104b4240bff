import type { Analysis, Optimization } from '@tailwright/contracts/as-read';
import { limits } from '@tailwright/contracts/limits';
import { withReplies } from '@tailwright/contracts/match-percentage';
import { type OptimizeStyle, checkText } from '@tailwright/contracts/optimize';
import { useMemo } from 'react';
import { api } from '../../lib/api';
import { requestOf } from '../optimize/send';
import type { Revise } from '../optimize/use-revisions';
import { resumeDocument } from './document-lines';
import { revisionOf } from './revision-of';
import { useDocument } from './use-document';
import { useLiveCheck } from './use-live-check';
import { useSaving } from './use-saving';

interface Options {
  result: Optimization;
  style: OptimizeStyle;
  revise: Revise;
  /** Another check, or a new text, is under way. */
  isBusy: boolean;
  isOpen: boolean;
}

/** useResumeEditor edits a tailored resume line by line: its facts and score follow, and pauses save it. */
export function useResumeEditor({ result, style, revise, isBusy, isOpen }: Options) {
  const { jobId, resumeId, optimizedResume: savedText } = result;
  const edited = useDocument({
    subject: jobId,
    version: resumeId,
    savedText,
    open: () => ({ lines: resumeDocument(result), removed: result.removed ?? [] }),
  });
  const { text, isChanged } = edited;
  const isTooLong = text.length > limits.tailoredCharsMax;
  const isEmpty = text.trim() === '';
  const canSend = !isTooLong && !isEmpty;
  const revision = () => revisionOf(edited.lines, edited.opening());

  const live = useLiveCheck({
    text,
    isChanged,
    isOn: canSend && (isChanged || isOpen),
    check: (signal) => {
      const { basedOn: _, ...request } = requestOf(result, style);
      return api(checkText, { body: { ...request, ...revision() }, signal });
    },
  });
  const saving = useSaving({
    text,
    isChanged: isChanged && canSend,
    isBusy,
    save: async () => {
      edited.willSave(text);
      return (await revise('document', revision(), edited.opening().version ?? resumeId)) !== null;
    },
  });

  return {
    document: edited,
    problem: isTooLong
      ? tooLong(text.length)
      : isEmpty
        ? 'Nothing is left to save. Undo brings your lines back.'
        : null,
    isCurrent: live.isCurrent,
    saving,
    isSaved: !isChanged,
    /** The result with the facts and the score of the last check. */
    shown: useMemo(() => shownOf(result, live.checked), [result, live.checked]),
  };
}

export type ResumeEditor = ReturnType<typeof useResumeEditor>;

const tooLong = (length: number) =>
  `This resume has ${length.toLocaleString('en')} characters; more than ${limits.tailoredCharsMax.toLocaleString('en')} cannot be saved.`;

type Checked = Pick<Optimization, 'factCheck' | 'edits'> & { analysis: Analysis };

function shownOf(
  result: Optimization,
  checked: Checked | null,
): Pick<Optimization, 'analysis' | 'factCheck' | 'edits'> {
  if (!checked) return result;
  const { analysis, factCheck, edits } = checked;
  return { analysis: withOwnReplies(analysis, result), factCheck, edits };
}

/** What the person said about requirements meanwhile counts at once. */
function withOwnReplies(analysis: Analysis, { analysis: before }: Optimization): Analysis {
  const { wording_percentage: wording, original_wording_percentage: original } = analysis;
  if (wording === undefined || original === undefined) return analysis;
  const known = { ...analysis, wording_percentage: wording, original_wording_percentage: original };
  return withReplies(known, before?.replies ?? []);
}
