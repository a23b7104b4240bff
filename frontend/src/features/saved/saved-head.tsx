import { chakra } from '@chakra-ui/react';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { longDate } from '../dashboard/long-date';
import { nameOf, secondLine } from '../dashboard/resume-about';
import { titleOf } from '../dashboard/resume-summary';

/** SavedHead is the heading of a resume: what it is called, and what tells it from the others. */
export function SavedHead({ record }: { record: ResumeRecord }) {
  const facts = [titleOf(record), longDate(record.created_at), record.archived ? 'Archived' : ''].filter(Boolean);
  return (
    <>
      <chakra.span display="block" overflowWrap="anywhere">
        {nameOf(record)}
      </chakra.span>
      <chakra.span display="block" mt="2" fontFamily="body" fontSize="sm" fontWeight="normal" color="fg.muted">
        {[secondLine(record), ...facts].filter(Boolean).join(' · ')}
      </chakra.span>
    </>
  );
}
