import { exportDocument } from '@tailwright/contracts/documents';
import { api, messageOf } from '../../lib/api';
import { downloadFile } from '../../lib/download';
import { toast } from '../../ui/toast';
import { type ExportChoice, type Exported, nameOf, subjectOf } from './formats';
import type { Look } from './kept-look';

/** saveFile asks for a file and saves it; what the server could not write it says in its own words. */
export async function saveFile(exported: Exported, { format, label }: ExportChoice, look: Look): Promise<void> {
  const { kind, markdown } = exported;
  try {
    const body = { kind, format, markdown, ...look, locale: navigator.language, ...subjectOf(exported) };
    const file = await api(exportDocument, { body });
    const name = nameOf(exported, format);
    downloadFile(name, file);
    toast({ tone: 'success', title: 'Download ready', description: `Saved as ${name}.` });
  } catch (error) {
    const description = messageOf(error, 'The file could not be made. Please try again.');
    toast({ tone: 'destructive', title: `${label} download failed`, description });
  }
}
