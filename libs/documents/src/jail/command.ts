import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Program is what a jailed child does: read uploads, read pictures of text, or write files. */
export type Program = 'read' | 'recognise' | 'write';

/** Command is how one jailed child is started. */
export interface Command {
  file: string;
  args: string[];
}

/**
 * The operating system's limits. An idle child already holds 2.7 GB of address space (107 MB of memory), so 3.6 GB
 * leave it 0.9 GB more; below 3 GB the PDF engine fails on honest files. The file size and core limits keep it from
 * writing to disk; the CPU seconds are for its whole life, which ends well before (`worn` in jailed-child.ts).
 */
const limits = ['prlimit', '--as=3600000000', '--cpu=60', '--fsize=0', '--core=0', '--nofile=128'];
/** A child that is busy when its parent is killed would otherwise go on until its CPU seconds are used up. */
const bonds = ['setpriv', '--no-new-privs', '--pdeathsig=KILL'];

/** Node's own: a heap limit, no eval, and the permission model, which leaves only reading our own code. */
const nodeArgs = [
  '--max-old-space-size=256',
  '--disallow-code-generation-from-strings',
  '--no-warnings',
  '--permission',
  '--allow-addons',
];

/** WebAssembly reserves 10 GB of addresses for each memory unless it checks bounds itself; the limit has no room. */
const programArgs: Record<Program, string[]> = { read: [], recognise: ['--disable-wasm-trap-handler'], write: [] };

/** childCommand builds the command line of a jailed child; the limits are Linux's, the rest works everywhere. */
export function childCommand(program: Program): Command {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = isSource
    ? ['--conditions=source', `--import=${url('typescript-source.ts')}`, path(`${program}.child.ts`)]
    : [path(`${program}.child.js`)];
  const folders = readableFolders().map((folder) => `--allow-fs-read=${folder}`);
  const command = [process.execPath, ...nodeArgs, ...programArgs[program], ...folders, ...entry];
  const [file = process.execPath, ...args] = [...installed(bonds), ...installed(limits), ...command];
  return { file, args };
}

/** The tools are util-linux's, part of every common Linux; BusyBox has namesakes without these options. */
function installed([tool, ...args]: string[]): string[] {
  const file = [`/usr/bin/${tool}`, `/bin/${tool}`].find((candidate) => existsSync(candidate));
  return file === undefined || realpathSync(file).endsWith('busybox') ? [] : [file, ...args];
}

/** This package, the contracts, the grammar of resumes, and the folder their dependencies are installed in. */
function readableFolders(): string[] {
  const modules = createRequire(import.meta.url)
    .resolve('pdf-parse')
    .replace(/^(.*[\\/]node_modules)[\\/].*/s, '$1');
  const workspace = ['contracts', 'documents', 'resume-text'].map((name) => `${modules}/@tailwright/${name}`);
  return [
    modules,
    path('../..'),
    ...workspace.filter((folder) => existsSync(folder)).map((folder) => realpathSync(folder)),
  ];
}

function url(relative: string): string {
  return new URL(relative, import.meta.url).href;
}

function path(relative: string): string {
  return fileURLToPath(url(relative));
}
