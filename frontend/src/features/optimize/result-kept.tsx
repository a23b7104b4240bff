import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { type Wizard, hasOldTexts } from './wizard';

interface Props {
  wizard: Wizard;
  onShow: () => void;
}

/** ResultKept leads back to a finished result from an earlier step; the steps themselves lead only back. */
export const ResultKept = ({ wizard, onShow }: Props) => (
  <Notice title="Your tailored resume is still here.">
    {hasOldTexts(wizard) && <p>It was made from the texts before you changed them.</p>}
    <Button size="sm" variant="outline" mt="2.5" onClick={onShow} disabled={wizard.busy}>
      Show Result
    </Button>
  </Notice>
);
