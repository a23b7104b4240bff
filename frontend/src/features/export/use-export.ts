import { type DocumentTemplate, exportDocument } from '@tailwright/contracts/documents';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../lib/api';
import { downloadFile } from '../../lib/download';
import { toast } from '../../ui/toast';
import { type ExportChoice, type ExportKind, fileNameFor } from './formats';

export interface Exported {
  kind: ExportKind;
  markdown: string;
  /** Name of the Markdown download. */
  fileName: string;
}

/** useExport asks for a file and saves it; what the server could not write it says in its own words. */
export function useExport({ kind, markdown, fileName }: Exported) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ choice, template }: { choice: ExportChoice; template: DocumentTemplate }) => {
      const file = await api(exportDocument, { body: { kind, format: choice.format, template, markdown } });
      const name = fileNameFor(fileName, choice.format);
      downloadFile(name, file);
      return name;
    },
    onSuccess: (name) => toast({ tone: 'success', title: 'Download ready', description: `Saved as ${name}.` }),
    onError: (error, { choice }) =>
      toast({
        tone: 'destructive',
        title: `${choice.label} download failed`,
        description: messageOf(error, 'The file could not be made. Please try again.'),
      }),
  });
  return { save: mutate, busyWith: isPending ? variables?.choice.label : undefined };
}
