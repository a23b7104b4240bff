import { CoverLetter } from '@tailwright/contracts/as-read';
import { CoverLetterRequest, generateCoverLetter } from '@tailwright/contracts/cover-letter';
import { fieldProblems } from '@tailwright/contracts/errors';
import { editLetter, keepLetter } from '@tailwright/contracts/saved-resumes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, messageOf, unreachable } from '../../lib/api';
import { readDraft, writeDraft } from '../../lib/draft';
import { resolverOf } from '../../lib/form-resolver';
import { useBackOnline } from '../../lib/use-back-online';
import { toast } from '../../ui/toast';
import { JobCancelled, submitJob } from '../jobs/submit-job';
import { useJob } from '../jobs/use-job';
import { refreshSaved } from '../saved/saved-query';
import type { Keeping } from './kept-with';
import type { LetterDraft, LetterTab, LetterValues } from './letter-draft';

const emptyForm: LetterValues = {
  applicantName: '',
  companyName: '',
  recipientName: '',
  style: 'standard',
  resumeText: '',
  jobDescription: '',
};

const resolver = resolverOf<LetterValues>((values) => {
  const parsed = CoverLetterRequest.safeParse(values);
  return parsed.success ? [] : fieldProblems(parsed.error.issues);
});

const requestOf = ({ companyName, recipientName, ...rest }: LetterValues): CoverLetterRequest => ({
  ...rest,
  ...(companyName.trim() && { companyName }),
  ...(recipientName.trim() && { recipientName }),
});

/** useCoverLetter joins the form, its draft and the job that writes the letter. */
export function useCoverLetter() {
  const [opening] = useState(() => readDraft<LetterDraft>('cover-letter'));
  const [tab, setTab] = useState<LetterTab>('form');
  const [letter, setLetter] = useState<CoverLetter | null>(null);
  const [forResume, setForResume] = useState(opening.forResume);
  const [keeping, setKeeping] = useState<Keeping>('not yet');
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { runner, running } = useJob('cover-letter', CoverLetter);
  const form = useForm<LetterValues>({
    defaultValues: { ...emptyForm, ...opening.values },
    resolver,
    mode: 'onTouched',
  });

  useEffect(() => {
    const keep = () => writeDraft('cover-letter', { tab, values: form.getValues(), forResume } satisfies LetterDraft);
    // The tab that was left is needed until its letter is back.
    if (letter || forResume !== opening.forResume) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, tab, letter, forResume]);

  useBackOnline(problem === unreachable, () => setProblem(null));

  /** A letter that was asked for from the page of a saved resume is kept with it. */
  const keepWithResume = async ({ jobId }: CoverLetter) => {
    if (!forResume) return;
    const { style, companyName } = form.getValues();
    try {
      const body = { jobId, style, ...(companyName.trim() && { company: companyName.trim() }) };
      await api(keepLetter, { params: { resumeId: forResume.id }, body });
      setKeeping('kept');
      setForResume({ id: forResume.id, name: forResume.name, keptJob: jobId });
      await refreshSaved(queryClient, forResume.id);
    } catch (error) {
      setKeeping({ failed: messageOf(error, 'Please try again.') });
    }
  };

  /** What is kept with the resume: the letter as it was written, or as its person left it. */
  const keptText = forResume?.keptText ?? letter?.coverLetter ?? '';

  /** A letter that is kept is kept as its person left it. */
  const saveEdited = async (text: string): Promise<boolean> => {
    if (!letter || !forResume || keeping !== 'kept') return false;
    try {
      const params = { resumeId: forResume.id, letterId: letter.jobId };
      await api(editLetter, { params, body: { text, was: keptText } });
      setForResume({ ...forResume, keptText: text });
      await refreshSaved(queryClient, forResume.id);
      return true;
    } catch (error) {
      toast({
        tone: 'destructive',
        title: 'Your changes are not saved yet',
        description: `${messageOf(error, 'Please try again.')} They are kept in this tab.`,
      });
      return false;
    }
  };

  const complete = async (work: Promise<CoverLetter>, isLeft = () => false) => {
    setProblem(null);
    try {
      const written = await work;
      setLetter(written);
      setTab('preview');
      void keepWithResume(written);
      toast({
        tone: 'success',
        title: 'Cover letter generated',
        description: 'Your cover letter has been generated successfully.',
      });
    } catch (error) {
      if (isLeft() || error instanceof JobCancelled) return;
      setProblem(messageOf(error, 'Please try again.'));
      toast({ tone: 'destructive', title: 'Failed to generate cover letter', description: (error as Error).message });
    }
  };

  useEffect(() => {
    const left = new AbortController();
    const restore = async () => {
      const shown = await runner.findShown(left.signal);
      if (left.signal.aborted) return;
      if (shown) {
        setLetter(shown);
        if (opening.forResume?.keptJob === shown.jobId) setKeeping('kept');
        else void keepWithResume(shown);
        setTab(opening.tab ?? 'form');
      }
      const going = runner.goOn();
      if (going) await complete(going, () => left.signal.aborted);
    };
    void restore();
    return () => left.abort();
    // Once, for what was left behind; `complete` only uses what never changes.
  }, []);

  const generate = form.handleSubmit((values) =>
    complete(
      runner.run((keys) =>
        submitJob({ kind: 'cover-letter', endpoint: generateCoverLetter, body: requestOf(values), keys }),
      ),
    ),
  );

  return {
    ...{ form, tab, setTab, letter, problem, running, generate, keeping },
    edits: { keptText: keeping === 'kept' ? keptText : null, save: saveEdited },
    forResume: forResume && {
      resume: forResume,
      keep: () => letter && void keepWithResume(letter),
      leave: () => setForResume(undefined),
    },
    cancel: () => runner.cancel(),
  };
}
