// Loaded before each process of `npm start`: whoever started it may be killed and then stops nothing any more, so the
// process asks once a second whether it is still there, and otherwise stops in order, soon: its database and Redis are
// ending as well, and the next start waits for it.
import { isMainThread } from 'node:worker_threads';

const starter = Number(new URL(import.meta.url).searchParams.get('starter'));
const parent = process.ppid;
const STOP_MS = 5_000;

/** A killed starter whom nobody has buried yet still answers, so a new parent counts as well. */
function isStarterGone() {
  if (parent === starter && process.ppid !== starter) return true;
  try {
    process.kill(starter, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

if (isMainThread) {
  const watch = setInterval(() => {
    if (!isStarterGone()) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_MS).unref();
  }, 1_000).unref();
}
