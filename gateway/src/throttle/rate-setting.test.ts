import { describe, expect, it } from '@jest/globals';
import { rateLimits } from '@tailwright/contracts/limits';
import { loadConfig } from '@tailwright/platform/config';
import * as z from 'zod/mini';
import { rateLimitsIn, rateSettings } from './rate-setting.js';

const limitsWith = (env: Record<string, string>) => rateLimitsIn(loadConfig(z.object(rateSettings), env));

describe('limits in the environment', () => {
  it('are the product’s own when nothing is set', () => {
    expect(limitsWith({})).toEqual(rateLimits);
  });

  it('replace one class and leave the others', () => {
    const limits = limitsWith({ RATE_AI_BUILT_IN: 'visitor=5/10;user=6/20,100/3600' });
    expect(limits.aiBuiltIn).toEqual({
      visitor: [{ calls: 5, seconds: 10 }],
      user: [
        { calls: 6, seconds: 20 },
        { calls: 100, seconds: 3_600 },
      ],
    });
    expect(limits.general).toEqual(rateLimits.general);
  });

  it.each(['60', 'visitor=0/60;user=1/60', 'visitor=1/60', 'visitor=1/1,2/2,3/3;user=1/1'])(
    'that cannot be read (%s) stop the start with the name of the variable',
    (text) => {
      expect(() => limitsWith({ RATE_SHARED_MISS: text })).toThrow(/RATE_SHARED_MISS must look like/);
    },
  );
});
