import { chakra } from '@chakra-ui/react';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';

interface Props {
  isSaved: boolean;
  isSaving: boolean;
  hasFailed: boolean;
}

/** SavedState says in two words what has become of what was typed. */
export function SavedState({ isSaved, isSaving, hasFailed }: Props) {
  const [Icon, words] = isSaving
    ? [LoaderCircle, 'Saving…']
    : hasFailed
      ? [CloudOff, 'Not saved yet']
      : isSaved
        ? [Check, 'Saved']
        : [null, 'Kept in this tab'];
  return (
    <chakra.span
      data-testid="saved-state"
      display="inline-flex"
      gap="1"
      alignItems="center"
      whiteSpace={{ sm: 'nowrap' }}
    >
      {Icon && <Icon size={13} aria-hidden />}
      {words}
    </chakra.span>
  );
}
