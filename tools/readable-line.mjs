/** pino's number for what ends a process. */
const fatal = 60;

/** readableLine is what a person reads of a line of a log: of the reason why a process ends, the sentence alone. */
export function readableLine(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg } = JSON.parse(line);
    return level === fatal && typeof msg === 'string' ? msg : line;
  } catch {
    return line;
  }
}
