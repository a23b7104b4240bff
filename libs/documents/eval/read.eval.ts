// `npm run eval -- read [DIR] [--json]`: D1. Each file beside a reference of the same name ending in .txt (resume.pdf
// beside resume.txt or resume.pdf.txt); without a folder, fictional files of every kind made on the spot.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { DocumentReader } from '../src/jail/document-reader.js';
import { fictionalFiles } from './fictional-files.js';
import { mean, pairsOf, shareFound, wordsOf } from './words.js';

interface Case {
  name: string;
  bytes: Buffer;
  reference: string;
}

interface Result {
  name: string;
  recall: number;
  order: number;
  contacts: number;
  ms: number;
  error: string | null;
}

/** Targets for each kind: word recall and adjacent pairs. */
const targets: Record<string, [recall: number, order: number]> = {
  pdf: [0.985, 0.94],
  docx: [0.995, 0.94],
  doc: [0.96, 0.9],
  txt: [0.995, 0.995],
};

/** Share of the e-mail addresses and telephone numbers found, all files together. */
const contactsMin = 0.98;

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--'));
const cases = folder === undefined ? await fictionalFiles() : filesOf(folder);
if (cases.length === 0) throw new Error(`no file with a .txt reference beside it in ${folder}`);

const reader = new DocumentReader({ timeoutMs: 60_000, recogniseMs: 120_000 });
await reader.ready();
const results: Result[] = [];
for (const each of cases) results.push(await measure(each));
await reader.close();

report();

async function measure({ name, bytes, reference }: Case): Promise<Result> {
  const began = performance.now();
  try {
    const { text } = await reader.read({ name, bytes });
    const [wanted, found] = [wordsOf(reference), wordsOf(text)];
    return {
      name,
      recall: shareFound(wanted, found),
      order: shareFound(pairsOf(wanted), pairsOf(found)),
      contacts: contactsFound(reference, text),
      ms: Math.round(performance.now() - began),
      error: null,
    };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return {
      name,
      recall: 0,
      order: 0,
      contacts: 0,
      ms: Math.round(performance.now() - began),
      error: code ?? message,
    };
  }
}

/** E-mail addresses and telephone numbers of the reference that were read. */
function contactsFound(reference: string, text: string): number {
  const squeeze = (each: string) =>
    each
      .normalize('NFKC')
      .replace(/[\s().-]/g, '')
      .toLowerCase();
  const read = squeeze(text);
  const contacts = [
    ...(reference.match(/[^\s@|·,;<>()]{1,64}@[^\s@|·,;<>()]+\.\p{L}{2,}/gu) ?? []),
    ...(reference.match(/\+\d[\d\s().-]{6,}\d/g) ?? []),
  ].map(squeeze);
  return contacts.length === 0 ? 1 : contacts.filter((contact) => read.includes(contact)).length / contacts.length;
}

function filesOf(dir: string): Case[] {
  const names = readdirSync(dir).sort();
  const isReference = (name: string) =>
    name.endsWith('.txt') &&
    names.some((other) => other !== name && (`${other}.txt` === name || stem(other) === stem(name)));
  return names.flatMap((name) => {
    if (isReference(name)) return [];
    const reference = [`${name}.txt`, `${stem(name)}.txt`].find((each) => each !== name && names.includes(each));
    if (reference === undefined) return [];
    return [{ name, bytes: readFileSync(join(dir, name)), reference: readFileSync(join(dir, reference), 'utf8') }];
  });
}

function stem(name: string): string {
  return basename(name, extname(name));
}

function report(): void {
  for (const { name, recall, order, contacts, ms, error } of results) {
    const figures = error ?? `recall ${recall.toFixed(3)}  order ${order.toFixed(3)}  contacts ${contacts.toFixed(2)}`;
    console.log(`${name.padEnd(44)} ${figures.padEnd(48)} ${ms} ms`);
  }
  let isBelow = false;
  for (const [kind, [recall, order]] of Object.entries(targets)) {
    const own = results.filter(({ name }) => name.endsWith(`.${kind}`));
    if (own.length === 0) continue;
    const [r, o] = [mean(own.map((each) => each.recall)), mean(own.map((each) => each.order))];
    const isMet = r >= recall && o >= order;
    isBelow ||= !isMet;
    console.log(
      `D1 ${kind}: ${own.length} files, recall ${r.toFixed(4)} (≥ ${recall}), order ${o.toFixed(4)} (≥ ${order}) ${isMet ? 'ok' : 'BELOW'}`,
    );
  }
  const all = {
    recall: mean(results.map((each) => each.recall)),
    order: mean(results.map((each) => each.order)),
    contacts: mean(results.map((each) => each.contacts)),
  };
  console.log(
    `D1 all: ${results.length} files, recall ${all.recall.toFixed(4)}, order ${all.order.toFixed(4)}, contacts ${all.contacts.toFixed(4)} (≥ ${contactsMin})`,
  );
  if (args.includes('--json')) console.log(JSON.stringify({ ...all, files: results }));
  if (isBelow || all.contacts < contactsMin) process.exitCode = 1;
}
