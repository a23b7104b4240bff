/** A posting with this in it makes the work of `endless.thread.ts` go on without an end. */
export const endlessMark = 'marker-endless';

/** The same, but the thread sleeps: it is held as long, and leaves the processor to the rest of the tests. */
export const asleepMark = 'marker-asleep';

/** The same, but the thread is kept from working for a second, as on a machine that works for others, and then does the work. */
export const keptWaitingMark = 'marker-kept-waiting';
