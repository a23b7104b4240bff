// Runs one row in a process of its own, so that the dispatcher can bound it: `node chaos/row.mjs T3 [options]`.
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sabotage: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const { default: row } = await import(`./${positionals[0]}.chaos.mjs`);
const sabotage = values.sabotage ? row.sabotages[values.sabotage].edits : [];
const stops = [];
let ending = false;

/** The row hands over what must be stopped, whatever happens to it. */
const keep = (part) => (stops.push(part), part);
async function end(code) {
  if (ending) return;
  ending = true;
  for (const part of stops.reverse()) await part.stop().catch((error) => console.error(error));
  process.exit(code);
}
process.on('SIGTERM', () => void end(1));
process.on('SIGINT', () => void end(1));
process.on('disconnect', () => void end(1));
// Something that failed while nobody waited for it must not leave the system behind.
process.on('unhandledRejection', (error) => {
  console.error(error);
  void end(1);
});

try {
  const { figures, passed, missed } = await row.run({ sabotage, short: values.short, keep });
  process.send?.({ figures, passed, missed });
  if (!process.send) console.log(figures);
  await end(passed ? 0 : 1);
} catch (error) {
  console.error(error);
  process.send?.({ figures: error.message.split('\n')[0], passed: false, broken: true });
  await end(1);
}
