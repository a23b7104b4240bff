import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import type { SectionKind } from '@tailwright/resume-text/headings';

/** Style is how one writing of a resume differs from another: an order and a layout, never a fact or a word. */
export interface Style {
  /** Which kinds of section come first, in this order; the others keep the order in which the person wrote them. */
  first: SectionKind[];
  /** Whether the lines of a job are put in the order of what the posting asks for. */
  ordersDetails: boolean;
  /** Whether the skills that the posting asks for stand first in their list. */
  ordersSkills: boolean;
  contactJoint: string;
}

export const styles: Record<OptimizeStyle, Style> = {
  standard: { first: ['summary'], ordersDetails: true, ordersSkills: true, contactJoint: ' · ' },
  formal: {
    first: ['summary', 'experience', 'education'],
    ordersDetails: false,
    ordersSkills: false,
    contactJoint: ' | ',
  },
  creative: {
    first: ['summary', 'projects', 'experience'],
    ordersDetails: true,
    ordersSkills: false,
    contactJoint: ' • ',
  },
  keyword: {
    first: ['skills', 'summary', 'certifications'],
    ordersDetails: true,
    ordersSkills: true,
    contactJoint: ' | ',
  },
};
