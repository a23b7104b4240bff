// Fits what the fact guard doubts on labelled rewrites and hand-written lines: `npm run train -- guard --pairs FOLDER
// [--pairs FOLDER] [--without NAMES]`. The same data give the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { heldOutOf } from '../eval/pairs.js';
import { claimsOfLines, claimsOfRewrites, fitGuard } from './guard-fit.js';

const { values } = parseArgs({
  options: { pairs: { type: 'string', multiple: true }, without: { type: 'string' } },
});
const folders = values.pairs ?? [];
const without = new Set([
  ...(values.without?.split(',') ?? []),
  ...folders.flatMap((folder) => [...heldOutOf(folder)]),
]);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const claims = [
  ...folders.flatMap((folder) => claimsOfRewrites(folder, without)),
  ...claimsOfLines(here('../eval/hard'), 'tuned.jsonl'),
];
writeFileSync(here('../model/guard.json'), `${JSON.stringify(fitGuard(claims), null, 2)}\n`);
console.log(`fitted on ${claims.length} claims, ${claims.filter(({ isFault }) => isFault).length} of them untrue`);
