import { BuiltResume } from '@tailwright/contracts/as-read';
import { type BuilderForm, buildResume } from '@tailwright/contracts/build';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, type FieldPath, useForm } from 'react-hook-form';
import { messageOf, unreachable } from '../../lib/api';
import { readDraft, writeDraft } from '../../lib/draft';
import { resolverOf } from '../../lib/form-resolver';
import { useBackOnline } from '../../lib/use-back-online';
import { toast } from '../../ui/toast';
import { resumesQuery } from '../dashboard/resumes-query';
import { JobCancelled, submitJob } from '../jobs/submit-job';
import { useJob } from '../jobs/use-job';
import { type Values, checkForm, emptyForm } from './form';
import { type TabId, partOf, tabsWithErrors } from './tabs';
import { forgetUnconfirmed, withUnconfirmed } from './unconfirmed';

interface Draft {
  tab: TabId;
  values: Values;
}

const resolver = resolverOf<Values>((values) => {
  const checked = checkForm(values);
  return checked.ok ? [] : checked.problems;
});

/** A draft may have been kept before the form had a field. */
const opened = (values: Partial<Values> = {}): Values => ({
  ...emptyForm,
  ...values,
  personal_info: { ...emptyForm.personal_info, ...values.personal_info },
});

/** useBuilder joins the form, its draft and the job that writes the resume. */
export function useBuilder() {
  const [opening] = useState(() => readDraft<Draft>('build'));
  const [defaultValues] = useState(() => withUnconfirmed(opened(opening.values)));
  const [tab, setTab] = useState<TabId>(opening.tab ?? 'personal');
  /** Undefined until it is known whether an earlier result is to be shown again. */
  const [result, setResult] = useState<BuiltResume | null>();
  const [problem, setProblem] = useState<string | null>(null);
  const { runner, running } = useJob('build', BuiltResume);
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    defaultValues,
    resolver,
    // The first wrong field may be on a tab that is hidden: `generate` opens it first.
    shouldFocusError: false,
  });

  // They are items of the draft now.
  useEffect(forgetUnconfirmed, []);

  useEffect(() => {
    const keep = () => writeDraft('build', { tab, values: form.getValues() } satisfies Draft);
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, tab]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // A part that shows errors follows every keystroke; one that was not left yet shows none.
        callback: ({ name }) => {
          const part = name?.split('.')[0] as keyof Values | undefined;
          if (part && form.formState.errors[part]) void form.trigger(part);
        },
      }),
    [form],
  );

  useBackOnline(problem === unreachable, () => setProblem(null));

  const complete = async (work: Promise<BuiltResume>, isLeft = () => false) => {
    setProblem(null);
    try {
      setResult(await work);
      setTab('preview');
      // A signed-in person's resume is kept by the server, so the list has grown.
      void queryClient.invalidateQueries(resumesQuery);
    } catch (error) {
      if (isLeft() || error instanceof JobCancelled) return;
      console.error(error);
      setProblem(messageOf(error, 'Please try again.'));
      toast({ tone: 'destructive', title: 'Resume generation failed', description: (error as Error).message });
    }
  };

  useEffect(() => {
    const left = new AbortController();
    const restore = async () => {
      const shown = await runner.findShown(left.signal);
      if (left.signal.aborted) return;
      setResult(shown);
      const going = runner.goOn();
      if (going) await complete(going, () => left.signal.aborted);
    };
    void restore();
    return () => left.abort();
    // Once, for what was left behind; `complete` only uses what never changes.
  }, []);

  const send = (body: BuilderForm) =>
    complete(runner.run((keys) => submitJob({ kind: 'build', endpoint: buildResume, body, keys })));

  const openFirstError = (errors: FieldErrors<Values>) => {
    const [first] = tabsWithErrors(errors);
    if (!first || first === 'preview') return;
    setTab(first);
    const checked = checkForm(form.getValues());
    const field = checked.ok ? undefined : checked.problems.find((each) => each.field.startsWith(partOf[first]))?.field;
    // After the tab has become visible: a hidden field takes no focus.
    if (field) requestAnimationFrame(() => form.setFocus(field as FieldPath<Values>));
  };

  const generate = form.handleSubmit((values) => {
    const checked = checkForm(values);
    return checked.ok ? send(checked.form) : undefined;
  }, openFirstError);

  /** Moving on marks what is missing on the tab that is left, and never holds anyone back. */
  const move = (to: TabId) => {
    if (tab !== 'preview') void form.trigger(partOf[tab]);
    setTab(to);
  };

  return { form, tab, move, result, problem, running, generate, cancel: () => runner.cancel() };
}
