import type { ResumeRecord } from '@tailwright/contracts/resumes';
import type { ResumeEntity } from './resume.entity.js';

/** recordOf words a row as the specification does, with the live view figure in place of the flushed one. */
export function recordOf(resume: ResumeEntity, liveViews: ReadonlyMap<string, number>): ResumeRecord {
  const link = resume.publicLinkId;
  const live = link === null ? 0 : (liveViews.get(link) ?? 0);
  return {
    id: resume.id,
    user_id: resume.userId,
    original_resume_text: resume.originalResumeText,
    job_description_text: resume.jobDescriptionText,
    optimized_resume_text: resume.optimizedResumeText,
    ...(link === null ? {} : { public_link_id: link }),
    created_at: resume.createdAt.toISOString(),
    views: Math.max(resume.views, live),
    ...(resume.name !== null && { name: resume.name }),
    ...(resume.style !== null && { style: resume.style }),
    ...(resume.matchingPercentage !== null && { matching_percentage: resume.matchingPercentage }),
    ...(resume.look !== null && { look: resume.look }),
    ...(resume.archivedAt !== null && { archived: true as const }),
  };
}
