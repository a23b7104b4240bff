import { CoverLetter } from '@tailwright/contracts/as-read';
import { CoverLetterRequest, generateCoverLetter } from '@tailwright/contracts/cover-letter';
import { fieldProblems } from '@tailwright/contracts/errors';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf, unreachable } from '../../lib/api';
import { readDraft, writeDraft } from '../../lib/draft';
import { resolverOf } from '../../lib/form-resolver';
import { useBackOnline } from '../../lib/use-back-online';
import { toast } from '../../ui/toast';
import { JobCancelled, submitJob } from '../jobs/submit-job';
import { useJob } from '../jobs/use-job';

export type LetterValues = Required<CoverLetterRequest>;
export type LetterTab = 'form' | 'preview';

interface Draft {
  tab: LetterTab;
  values: LetterValues;
}

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
  const [opening] = useState(() => readDraft<Draft>('cover-letter'));
  const [tab, setTab] = useState<LetterTab>('form');
  const [letter, setLetter] = useState<CoverLetter | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { runner, running } = useJob('cover-letter', CoverLetter);
  const form = useForm<LetterValues>({
    defaultValues: { ...emptyForm, ...opening.values },
    resolver,
    mode: 'onTouched',
  });

  useEffect(() => {
    const keep = () => writeDraft('cover-letter', { tab, values: form.getValues() } satisfies Draft);
    // The tab that was left is needed until its letter is back.
    if (letter) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, tab, letter]);

  useBackOnline(problem === unreachable, () => setProblem(null));

  const complete = async (work: Promise<CoverLetter>, isLeft = () => false) => {
    setProblem(null);
    try {
      setLetter(await work);
      setTab('preview');
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

  return { form, tab, setTab, letter, problem, running, generate, cancel: () => runner.cancel() };
}
