import { ScrollText } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { unreachable } from '../../lib/api';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';
import type { Exported } from './formats';
import type { LookOf } from './kept-look';

interface Props {
  exported: Exported;
  /** Whose look it is saved in. */
  lookOf?: LookOf | undefined;
  look?: Partial<ComponentProps<typeof Button>>;
}

const load = () => Promise.all([import('./save-file'), import('./formats'), import('./kept-look')]);

/** PdfButton saves a PDF in one press, in the look chosen last; its code is fetched when somebody reaches for it. */
export function PdfButton({ exported, lookOf, look }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const [{ saveFile }, { pdf }, { readLook }] = await load();
      await saveFile(exported, pdf, readLook(lookOf));
    } catch {
      toast({ tone: 'destructive', title: 'PDF download failed', description: unreachable });
    }
    setIsBusy(false);
  };
  const preload = () => void load().catch(() => undefined);
  return (
    <Button
      variant="outline"
      aria-label="Save as PDF"
      title="Save as PDF"
      aria-busy={isBusy || undefined}
      onClick={() => void save()}
      onFocus={preload}
      onPointerEnter={preload}
      {...look}
    >
      {isBusy ? <Spinner /> : <ScrollText size={16} aria-hidden />}
      PDF
    </Button>
  );
}
