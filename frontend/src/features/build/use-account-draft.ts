import { deleteBuilderDraft, getBuilderDraft, saveBuilderDraft } from '@tailwright/contracts/builder-draft';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, api, messageOf, unreachable } from '../../lib/api';
import { readDraft, writeDraft } from '../../lib/draft';
import { useBackOnline } from '../../lib/use-back-online';
import { useSession } from '../auth/session';
import { type KeptDraft, type Known, stepOf, written } from './account-draft';
import { type Values, emptyForm } from './form';

/** A pause in typing after which the form is kept in the account. */
const pauseMs = 1_200;

/** Where what was typed is kept. */
export type Keeping =
  | { in: 'tab' }
  | { in: 'account'; savedAt: string | null }
  | { in: 'account'; failed: string }
  /** The account has another draft, which somebody typed elsewhere: one of them is chosen, the other is set aside. */
  | { in: 'account'; other: KeptDraft };

/** useAccountDraft keeps the form of a signed-in person in the account, and brings back what was typed on another device. */
export function useAccountDraft(form: UseFormReturn<Values>) {
  const { user } = useSession();
  const userId = user?.id;
  const [keeping, setKeeping] = useState<Keeping>({ in: 'tab' });
  const [aside, setAside] = useState<Values | null>(null);
  const known = useRef<Known>({});
  /** Of the last load or save: an answer that comes late is not taken. */
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAtWork = useRef(false);
  const isWantedAgain = useRef(false);
  const isAsking = 'other' in keeping;

  const learn = (next: Known) => {
    known.current = next;
    writeDraft('build-kept', next);
  };
  const take = (draft: KeptDraft) => {
    learn({ revision: draft.revision, form: JSON.stringify(draft.form) });
    form.reset(draft.form);
    setKeeping({ in: 'account', savedAt: draft.savedAt });
  };
  const empty = () => {
    setAside(structuredClone(form.getValues()));
    form.reset(emptyForm);
    learn({ form: written(emptyForm) });
    setKeeping(userId ? { in: 'account', savedAt: null } : { in: 'tab' });
  };
  const fail = (error: unknown) =>
    setKeeping({ in: 'account', failed: messageOf(error, 'It could not be saved in your account.') });

  /** One call at a time: a second one would not know the revision that the first is about to make. */
  const sync = async (work: () => Promise<void>) => {
    clearTimeout(timer.current);
    if (isAtWork.current) {
      isWantedAgain.current = true;
      return;
    }
    isAtWork.current = true;
    await work();
    isAtWork.current = false;
    if (!isWantedAgain.current) return;
    isWantedAgain.current = false;
    await sync(save);
  };

  const load = async () => {
    const own = ++turn.current;
    try {
      const { draft } = await api(getBuilderDraft);
      if (own !== turn.current) return;
      const step = stepOf(form.getValues(), known.current, draft);
      if (step === 'ask') return setKeeping({ in: 'account', other: draft! });
      if (step === 'take') return take(draft!);
      if (step === 'empty') return empty();
      if (!draft || step === 'save') learn({ ...known.current, revision: draft?.revision });
      else learn({ revision: draft.revision, form: JSON.stringify(draft.form) });
      setKeeping({ in: 'account', savedAt: draft?.savedAt ?? null });
      if (step === 'save') await save();
    } catch (error) {
      if (own === turn.current) fail(error);
    }
  };

  const save = async () => {
    const own = ++turn.current;
    const values = form.getValues();
    const text = written(values);
    if (text === '' || text === known.current.form) return;
    try {
      const { revision, savedAt } = await api(saveBuilderDraft, {
        body: { form: values, after: known.current.revision },
      });
      // Kept, whatever came after it: the next save follows this one.
      learn({ revision, form: text });
      if (own === turn.current) setKeeping({ in: 'account', savedAt });
    } catch (error) {
      if (own !== turn.current) return;
      if (error instanceof ApiError && error.status === 409) await load();
      else fail(error);
    }
  };

  useEffect(() => {
    if (!userId) {
      turn.current += 1;
      known.current = {};
      return setKeeping({ in: 'tab' });
    }
    known.current = readDraft<Known>('build-kept');
    void sync(load);
    // Typed in another tab or on another device, while this one was away.
    const onFocus = () => void sync(load);
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
    // They only use what never changes.
  }, [userId]);

  useEffect(() => {
    if (!userId || isAsking) return;
    const onLeave = () => document.visibilityState === 'hidden' && void sync(save);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void sync(save), pauseMs);
      },
    });
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, [form, userId, isAsking]);

  useBackOnline('failed' in keeping && keeping.failed === unreachable, () => void sync(load));

  const choose = (draft: KeptDraft, isOther: boolean) => {
    setAside(isOther ? structuredClone(form.getValues()) : draft.form);
    if (isOther) return take(draft);
    learn({ revision: draft.revision });
    setKeeping({ in: 'account', savedAt: null });
    void sync(save);
  };
  return {
    keeping,
    hasAside: aside !== null,
    choose,
    /** What is in the form goes aside, and what was set aside comes back. */
    swap: () => {
      const now = structuredClone(form.getValues());
      form.reset(aside ?? emptyForm);
      setAside(now);
      if (userId) void sync(save);
    },
    /** startOver empties the form here and in the account. Throws ApiError. */
    startOver: async () => {
      turn.current += 1;
      clearTimeout(timer.current);
      if (userId) await api(deleteBuilderDraft);
      empty();
    },
  };
}

export type AccountDraft = ReturnType<typeof useAccountDraft>;
