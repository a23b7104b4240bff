import type { SavedResume } from '@tailwright/contracts/saved-resumes';
import { screens } from '@tailwright/contracts/screens';

/** exportedResume is one resume as a person finds it in the file of their data, without its versions. */
export function exportedResume({ record, letters }: SavedResume) {
  const { public_link_id: link, views, name, archived, look } = record;
  const isBuilt = record.job_description_text === '';
  return {
    id: record.id,
    createdAt: record.created_at,
    ...(name !== undefined && { name }),
    ...(archived && { archived }),
    ...(look && { look }),
    ...(link !== undefined && { publicLink: screens.shared(link) }),
    views,
    ...(isBuilt
      ? { builderForm: formIn(record.original_resume_text) }
      : { originalResume: record.original_resume_text, jobDescription: record.job_description_text }),
    letters,
  };
}

/** newestVersion is the text as it stands now, with its report. */
export function newestVersion({ record, version, analysis, factCheck, edits, removed, engine }: SavedResume) {
  return { ...version, text: record.optimized_resume_text, engine, edits, removed, report: analysis, factCheck };
}

/** The form of a built resume is kept as its JSON. */
function formIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
