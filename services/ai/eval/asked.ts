import { parseArgs } from 'node:util';

/** asked is what stands behind the name of a measurement on the command line; `folder` is a path without a name. */
export const {
  values: asked,
  positionals: [folder],
} = parseArgs({
  allowPositionals: true,
  options: {
    resume: { type: 'string', multiple: true },
    lines: { type: 'string' },
    job: { type: 'string' },
    style: { type: 'string' },
    engine: { type: 'string' },
    tailored: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
    'held-out': { type: 'string' },
  },
});

/** refuse ends a measurement that was not told what to measure. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
