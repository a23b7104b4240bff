import { chakra } from '@chakra-ui/react';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { headLine, nameOf } from '../dashboard/resume-about';

/** SavedHead is the heading of a resume: what it is called. */
export const SavedHead = ({ record }: { record: ResumeRecord }) => (
  <chakra.span overflowWrap="anywhere">{nameOf(record)}</chakra.span>
);

/** SavedFacts is the line below it: what tells the resume from the others. */
export const SavedFacts = ({ record }: { record: ResumeRecord }) => (
  <chakra.span fontSize="sm" overflowWrap="anywhere">
    {headLine(record)}
  </chakra.span>
);
