import { ConcernNote } from './concern-note';
import { useOutline } from './use-outline';

/** ResumeNote says what is wrong with a resume, for a screen that does not show its parts. */
export const ResumeNote = ({ text }: { text: string }) => <ConcernNote concern={useOutline(text).outline?.concern} />;
