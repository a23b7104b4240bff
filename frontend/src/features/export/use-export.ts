import { useMutation } from '@tanstack/react-query';
import type { ExportChoice, Exported } from './formats';
import type { Look } from './kept-look';
import { saveFile } from './save-file';

/** useExport saves one file at a time and tells which is being made. */
export function useExport(exported: Exported) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ choice, look }: { choice: ExportChoice; look: Look }) => saveFile(exported, choice, look),
  });
  return { save: mutate, busyWith: isPending ? variables?.choice.label : undefined };
}
