import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const schemaFiles = ['services/*/src/migrations/*', 'libs/platform/src/platform-migrations.ts'];
/** A test that starts its service on a database; the others cannot tell one schema from another. */
const startsService = /\b(startSystem|freshDatabase|bootService)\b/;

/**
 * PreviousVersion is the last release; before the first one, what was there before the newest migration. During a deploy
 * its processes run on the schema of the version that follows.
 */
export class PreviousVersion {
  /** find reads the history of the repository; undefined where there is none. */
  static async find(root) {
    const git = async (...args) => (await run('git', args, { cwd: root })).stdout.trim();
    try {
      const release = await git('describe', '--tags', '--abbrev=0').catch(() => '');
      const newest = ['log', '-1', '--diff-filter=A', '--format=%H', '--', ...schemaFiles];
      const commit = release || (await git('rev-parse', `${await git(...newest)}^`));
      const changed = await git('diff', '--name-only', commit, '--', ...schemaFiles);
      return new PreviousVersion({
        root,
        git,
        commit,
        name: release || commit.slice(0, 7),
        changed: changed.split('\n'),
      });
    } catch {
      return undefined;
    }
  }

  constructor(parts) {
    Object.assign(this, parts);
  }

  /** services are those whose schema has changed since. */
  get services() {
    if (this.changed.some((file) => file.startsWith('libs/'))) return ['auth', 'resume', 'ai', 'mail'];
    return [...new Set(this.changed.map((file) => file.split('/')[1]).filter(Boolean))];
  }

  /** unpackTo lays its sources out with the packages that are installed here. */
  async unpackTo(dir) {
    const archive = join(dir, 'sources.tar');
    this.dir = join(dir, 'sources');
    await this.git('archive', '--format=tar', '-o', archive, this.commit);
    await mkdir(join(this.dir, '.data'), { recursive: true });
    await run('tar', ['-xf', archive, '-C', this.dir]);
    await symlink(join(this.root, '.data', 'bin'), join(this.dir, '.data', 'bin'));
    await this.#linkPackages();
  }

  async #linkPackages() {
    const [from, to] = [this.root, this.dir].map((place) => join(place, 'node_modules'));
    await mkdir(join(to, '@tailwright'), { recursive: true });
    for (const name of await readdir(from)) {
      if (name !== '@tailwright') await symlink(join(from, name), join(to, name));
    }
    // Relative links: its services find its own libraries.
    for (const name of await readdir(join(from, '@tailwright'))) {
      await symlink(await readlink(join(from, '@tailwright', name)), join(to, '@tailwright', name));
    }
  }

  /**
   * test runs its services' tests against servers that are there already; answers { passed, failed }. What fails on busy
   * cores passes when it runs again; what fails on the schema does not.
   */
  async test(env) {
    const first = await this.#run(env, await this.#testFiles());
    if (first.failedFiles.length === 0) return first;
    const again = await this.#run(env, first.failedFiles);
    return { passed: first.passed + first.failed.length - again.failed.length, failed: again.failed };
  }

  async #run(env, files) {
    const report = join(this.dir, 'report.json');
    const args = ['--globalSetup=', '--globalTeardown=', '--json', `--outputFile=${report}`, '--silent'];
    const jest = join(this.dir, 'node_modules', '.bin', 'jest');
    const options = { cwd: this.dir, env: { ...env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' } };
    // Jest ends with 1 when a test fails: the report says which.
    await run(jest, [...args, ...files], { ...options, maxBuffer: 2 ** 26 }).catch(() => undefined);
    const { testResults } = JSON.parse(await readFile(report, 'utf8'));
    const broken = testResults.filter(({ status }) => status === 'failed');
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = broken.flatMap(({ name, assertionResults }) => {
      const these = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return these.length > 0 ? these : [name.slice(this.dir.length + 1)];
    });
    return {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed,
      failedFiles: broken.map(({ name }) => name),
    };
  }

  async #testFiles() {
    const found = [];
    for (const service of this.services) {
      const folder = join(this.dir, 'services', service, 'src');
      for (const file of await readdir(folder, { recursive: true }).catch(() => [])) {
        const path = join(folder, file);
        if (file.endsWith('.test.ts') && startsService.test(await readFile(path, 'utf8'))) found.push(path);
      }
    }
    return found;
  }
}
