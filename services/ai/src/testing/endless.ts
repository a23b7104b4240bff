/** A posting with this in it makes the work of `endless.thread.ts` go on without an end. */
export const endlessMark = 'marker-endless';
