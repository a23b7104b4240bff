// `node tools/bundle.mjs main worker`, in a package's folder: puts each compiled program and all it imports into one file
// of `bundle`. Node spends more time on finding and reading 1,000 to 2,000 small files than on their code. See ADR 0013.
import { basename, join } from 'node:path';
import { writeOneFile } from './one-file.mjs';

const folder = join(process.cwd(), 'bundle');

for (const program of process.argv.slice(2)) {
  const missing = await writeOneFile({
    input: join('dist', `${program}.js`),
    file: join(folder, `${basename(program)}.js`),
  });
  if (program === 'migrate' && missing.length > 0)
    throw new Error(
      `migrate imports ${missing.join(', ')}, and its image holds no packages; see deploy/docker/Dockerfile`,
    );
}
