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
      network: [
        { calls: 30, seconds: 20 },
        { calls: 500, seconds: 3_600 },
      ],
    });
    expect(limits.general).toEqual(rateLimits.general);
  });

  it('give a network what they say, and of a paid engine twice what a visitor has when they say nothing', () => {
    const said = limitsWith({ RATE_GENERAL: 'visitor=5/10;user=6/20;network=7/30', RATE_SIGN_UPS: 'network=8/86400' });
    expect(said.general.network).toEqual([{ calls: 7, seconds: 30 }]);
    expect(said.signUps).toEqual({ visitor: [], user: [], network: [{ calls: 8, seconds: 86_400 }] });
    const before = limitsWith({ RATE_CREDENTIALS: 'visitor=4/60;user=4/60' });
    expect(before.credentials).toEqual({ visitor: [], user: [], network: [{ calls: 4, seconds: 60 }] });
    const paid = limitsWith({ RATE_AI_PROVIDER: 'visitor=5/3600;user=9/3600' });
    expect(paid.aiProvider.network).toEqual([{ calls: 10, seconds: 3_600 }]);
  });

  it('of the product let the accounts of one network have twice what one visitor has of a paid engine', () => {
    const { visitor, user, network } = rateLimits.aiProvider;
    expect(network).toEqual(visitor.map(({ calls, seconds }) => ({ calls: 2 * calls, seconds })));
    for (const [index, { calls }] of user.entries()) expect(calls).toBeLessThanOrEqual(network[index]?.calls ?? 0);
  });

  it.each(['60', 'visitor=0/60;user=1/60', 'visitor=1/60', 'visitor=1/1,2/2,3/3;user=1/1'])(
    'that cannot be read (%s) stop the start with the name of the variable',
    (text) => {
      expect(() => limitsWith({ RATE_GENERAL: text })).toThrow(/RATE_GENERAL must look like/);
      expect(() => limitsWith({ RATE_SHARED_MISS: text })).toThrow(/RATE_SHARED_MISS must look like network=/);
    },
  );
});
