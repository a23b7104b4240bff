import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import type { DetailOrder } from './detail-order.js';

/** Style is how one writing of a resume differs from another: an order, a layout and the form of one line, never a fact. */
export interface Style {
  /** Which kinds of section come first, in this order; the others keep the order in which the person wrote them. */
  first: SectionKind[];
  /** How the lines of a job are put in the order of what the posting asks for; undefined where they stay as they are. */
  detailOrder: DetailOrder | undefined;
  /** Whether the skills that the posting asks for stand first in their list. */
  ordersSkills: boolean;
  contactJoint: string;
}

export const styles: Record<OptimizeStyle, Style> = {
  standard: { first: ['summary'], detailOrder: 'proof', ordersSkills: true, contactJoint: ' · ' },
  formal: {
    first: ['summary', 'experience', 'certifications', 'education'],
    detailOrder: undefined,
    ordersSkills: false,
    contactJoint: ' | ',
  },
  creative: {
    first: ['summary', 'experience', 'projects'],
    detailOrder: 'results',
    ordersSkills: false,
    contactJoint: ' • ',
  },
  keyword: {
    first: ['skills', 'summary'],
    detailOrder: 'proof',
    ordersSkills: true,
    contactJoint: ' / ',
  },
};
