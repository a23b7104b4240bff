import { writeSync } from 'node:fs';

/** pino's numbers, so that all lines of a log read alike. */
const levels = { info: 30, warn: 40, fatal: 60 } as const;

type Write = (fields: object, msg: string) => void;
export type PlainLog = Record<keyof typeof levels, Write>;

/** plainLog writes JSON lines at once and without pino: migrations run where no package is installed. */
export function plainLog(name: string): PlainLog {
  const writerOf = (level: number): Write => {
    return (fields, msg) => void writeSync(1, `${JSON.stringify({ level, time: Date.now(), name, ...fields, msg })}\n`);
  };
  return { info: writerOf(levels.info), warn: writerOf(levels.warn), fatal: writerOf(levels.fatal) };
}
