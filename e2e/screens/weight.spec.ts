import { initialScripts, scriptBudgets } from '../../tools/initial-scripts.mjs';
import { expect, test } from './fixtures.js';

for (const { path, kilobytesMax } of scriptBudgets) {
  test(`a first visit to ${path} fetches at most ${kilobytesMax} kB of JavaScript`, async ({ page, system }) => {
    const { transferred, gzip, files } = await initialScripts(page, system.url + path);
    expect(files).toBeGreaterThan(0);
    expect(transferred).toBeLessThanOrEqual(kilobytesMax);
    expect(gzip).toBeLessThanOrEqual(kilobytesMax);
  });
}
