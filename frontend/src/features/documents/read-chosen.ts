import { publicMessage } from '@tailwright/contracts/errors';
import { messageOf } from '../../lib/api';
import type { Reading } from '../optimize/input-source';
import { extract } from './extract';

/** readChosen reads a chosen file and tells what becomes of it, until it is read or could not be. */
export async function readChosen(file: File, change: (reading: Reading) => void): Promise<void> {
  try {
    const read = await extract(file, (progress) => change({ status: 'reading', progress }));
    change({ status: 'read', document: read });
  } catch (error) {
    change({ status: 'failed', sentence: messageOf(error, publicMessage.unavailable) });
  }
}
