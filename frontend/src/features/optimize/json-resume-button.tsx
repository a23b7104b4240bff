import { FileBraces } from 'lucide-react';
import { atOnce } from '../../lib/at-once';
import { messageOf } from '../../lib/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';

interface Props {
  onText: (text: string) => void;
  disabled: boolean;
}

/** JsonResumeButton takes a file in the JSON Resume schema, which the upload box does not, and words it as text. */
export function JsonResumeButton({ onText, disabled }: Props) {
  const use = async (file: File) => {
    try {
      const [{ readJsonResume }, { asText }] = await Promise.all([
        atOnce(() => import('../import/json-resume')),
        atOnce(() => import('../import/as-text')),
      ]);
      onText(asText(readJsonResume(await file.text())));
      toast({ tone: 'success', title: 'JSON Resume Added', description: 'Look through the text before you go on.' });
    } catch (error) {
      toast({
        tone: 'destructive',
        title: `We could not use ${file.name}`,
        description: messageOf(error, 'The file could not be read.'),
      });
    }
  };
  return (
    <Button variant="outline" size="sm" onClick={() => chooseFile((file) => void use(file))} disabled={disabled}>
      <FileBraces size={15} aria-hidden />
      Use JSON Resume
    </Button>
  );
}

/** A field of its own each time, so that the same file can be chosen again after it was mended. */
function chooseFile(onFile: (file: File) => void) {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.json,application/json';
  field.onchange = () => {
    const [file] = field.files ?? [];
    if (file) onFile(file);
  };
  field.click();
}
