import { afterEach, expect, it, jest } from '@jest/globals';
import { build } from './build.mjs';

const { TAILWRIGHT_BUILT: before } = process.env;
const write = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
afterEach(() => {
  if (before === undefined) delete process.env.TAILWRIGHT_BUILT;
  else process.env.TAILWRIGHT_BUILT = before;
  write.mockClear();
});

it('what the command that started this one has built is not built again', async () => {
  process.env.TAILWRIGHT_BUILT = '/srv/tailwright';
  await build('/srv/tailwright');
  expect(write).not.toHaveBeenCalled();
});

it('another root is built', async () => {
  process.env.TAILWRIGHT_BUILT = '/srv/another';
  await expect(build('/srv/tailwright')).rejects.toThrow();
  expect(write).toHaveBeenCalledWith('Building … ');
});
