import { Notice } from '../../ui/notice';
import { type Concern, concernText } from './concern';

/** ConcernNote says what is wrong with a text, with the next step. */
export function ConcernNote({ concern }: { concern: Concern | undefined }) {
  if (!concern) return null;
  const { title, next } = concernText(concern);
  return (
    <Notice tone="warning" title={title}>
      {next}
    </Notice>
  );
}
