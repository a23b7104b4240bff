import { serveTextWork } from '../text-work/serve-text-work.js';
import { textTasks } from '../text-work/text-work.js';
import { asleepMark, endlessMark, keptWaitingMark } from './endless.js';

/** The product's own work, but a request for an endless job holds its thread until that is ended. */
serveTextWork({
  ...textTasks,
  'optimize.complete': (work, enter) => {
    while (work.request.jobDescription.includes(endlessMark));
    if (work.request.jobDescription.includes(asleepMark)) sleep();
    if (work.request.jobDescription.includes(keptWaitingMark)) for (let slice = 0; slice < 100; slice += 1) sleep(10);
    return textTasks['optimize.complete'](work, enter);
  },
});

function sleep(ms?: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
