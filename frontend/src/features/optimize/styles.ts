import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import type { RadioCard } from '../../ui/radio-cards';

/** styles are the ways a resume can be tailored, in the specification's words. */
export const styles: RadioCard<OptimizeStyle>[] = [
  { value: 'standard', label: 'Standard', description: 'Balanced optimization suitable for most jobs' },
  { value: 'formal', label: 'More Formal', description: 'Professional tone for corporate and traditional roles' },
  { value: 'creative', label: 'More Creative', description: 'Emphasizes creativity and innovative thinking' },
  { value: 'keyword', label: 'Keyword Focused', description: 'Maximizes keyword matching for ATS systems' },
];

/** styleName is the label of a style. */
export const styleName = (style: OptimizeStyle): string => styles.find(({ value }) => value === style)!.label;
