/** The wait is cut into so many parts, and time in which the process stood still counts as no more than one of them. */
const parts = 4;

/**
 * awakeTimer calls `expire` after `ms` milliseconds in which this process was awake, and after one last look at the
 * sockets. Node runs timers before it reads what arrived meanwhile: after a second in which the process or the machine
 * stood still, a plain timer takes every answer that already lies in the socket for one that never came.
 * `clearTimeout` ends the wait; `expire` must still ask whether the answer came with the last look.
 */
export function awakeTimer(ms: number, expire: () => void): NodeJS.Timeout {
  let left = parts;
  const timer = setTimeout(() => {
    left -= 1;
    if (left > 0) timer.refresh();
    else setImmediate(expire);
  }, ms / parts);
  return timer;
}
