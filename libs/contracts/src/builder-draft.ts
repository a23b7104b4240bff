import * as z from 'zod/mini';
import { UserId } from './auth.js';
import { builderTemplates } from './build.js';
import { endpoint, rpc } from './define.js';
import { limits } from './limits.js';
import { Done, LongText, ShortText, Timestamp, Uuid } from './text.js';

/** A draft is kept as it is typed: nothing is required yet, and what is missing is blank. */
const typed = z._default(ShortText, '');
const typedText = z._default(LongText, '');
const ticked = z._default(z.boolean(), false);
const items = z._default(z.array(ShortText).check(z.maxLength(limits.listItemsMax)), []);
const entries = <S extends z.ZodMiniType>(entry: S) =>
  z._default(z.array(entry).check(z.maxLength(limits.builderEntriesMax)), []);
const period = { start_date: typed, end_date: typed, current: ticked };

/** TypedForm is the builder's form as it stands on the screen, also half filled in. */
export const TypedForm = z
  .object({
    personal_info: z.object({
      first_name: typed,
      last_name: typed,
      email: typed,
      phone: typed,
      location: typed,
      headline: typed,
      summary: typedText,
      links: items,
    }),
    work_experience: entries(z.object({ company: typed, position: typed, ...period, description: typedText })),
    education: entries(z.object({ institution: typed, degree: typed, field: typed, ...period })),
    skills: items,
    additional: z.object({ languages: items, certifications: items, projects: items, hobbies: items }),
    project_details: z._default(
      z.array(z.object({ name: typed, link: typed, description: typedText })).check(z.maxLength(limits.listItemsMax)),
      [],
    ),
    template: z._default(z.enum(builderTemplates), 'modern'),
  })
  .check(z.meta({ id: 'TypedForm' }));
export type TypedForm = z.infer<typeof TypedForm>;

/** DraftRevision names one state of the draft, so that of two tabs the later one learns that it knew an older state. */
export const DraftRevision = z.object({ revision: Uuid, savedAt: Timestamp }).check(z.meta({ id: 'DraftRevision' }));
export type DraftRevision = z.infer<typeof DraftRevision>;

/** BuilderDraft is the draft an account keeps, or nothing. */
export const BuilderDraft = z
  .object({ draft: z.optional(z.extend(DraftRevision, { form: TypedForm })) })
  .check(z.meta({ id: 'BuilderDraft' }));
export type BuilderDraft = z.infer<typeof BuilderDraft>;

/** NewDraft is what was typed, and the revision it was typed after; none when the account had no draft. */
export const NewDraft = z.object({ form: TypedForm, after: z.optional(Uuid) }).check(z.meta({ id: 'NewDraft' }));
export type NewDraft = z.infer<typeof NewDraft>;

export const getBuilderDraft = endpoint({
  method: 'GET',
  path: '/builder-draft',
  summary: 'What the signed-in user has typed into the resume builder.',
  access: 'user',
  returns: BuilderDraft,
});
export const saveBuilderDraft = endpoint({
  method: 'POST',
  path: '/builder-draft',
  summary: 'Keep what was typed into the resume builder. Refused with 409 when it was changed since `after`.',
  access: 'user',
  body: NewDraft,
  returns: DraftRevision,
});
export const deleteBuilderDraft = endpoint({
  method: 'DELETE',
  path: '/builder-draft',
  summary: 'Forget what was typed into the resume builder.',
  access: 'user',
  returns: Done,
});

const Owner = z.object({ actor: UserId });
export const getBuilderDraftOf = rpc('resume.get-builder-draft', Owner, BuilderDraft);
/** saveBuilderDraftOf errors: conflict when the draft is not the one of `after` any more. */
export const saveBuilderDraftOf = rpc(
  'resume.save-builder-draft',
  z.extend(Owner, { form: TypedForm, after: z.optional(Uuid) }),
  DraftRevision,
  { mutates: true },
);
export const deleteBuilderDraftOf = rpc('resume.delete-builder-draft', Owner, Done, { mutates: true });
