import { unreachable } from '../lib/api';
import { toast } from './toast';

/**
 * openLoaded opens a part of the page as soon as its code has come. When the code cannot be fetched it says so at once
 * and opens nothing: a dialog that opens by itself when the connection is back surprises whoever is doing something else.
 */
export function openLoaded(load: () => Promise<unknown>, open: () => void, title = 'This could not be opened'): void {
  load().then(open, () => toast({ tone: 'destructive', title, description: unreachable }));
}
