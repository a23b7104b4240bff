import { Injectable } from '@nestjs/common';
import { describeEngine } from '@tailwright/contracts/jobs';
import { RpcClient } from '@tailwright/platform/bus/client';

/** The engine changes only when the workers restart with another key; a minute late is soon enough. */
const keptMs = 60_000;

/** EngineInfo tells whether calls to the engine cost money, which decides how many are allowed. */
@Injectable()
export class EngineInfo {
  private known?: { rateClass: Promise<'aiBuiltIn' | 'aiProvider'>; until: number };

  constructor(private readonly rpc: RpcClient) {}

  /** rateClass rejects while the ai service is away: without it nothing would be generated anyway. */
  rateClass(): Promise<'aiBuiltIn' | 'aiProvider'> {
    if (this.known && performance.now() < this.known.until) return this.known.rateClass;
    const rateClass = this.rpc.call(describeEngine, {}).then(({ paid }) => (paid ? 'aiProvider' : 'aiBuiltIn'));
    this.known = { rateClass, until: performance.now() + keptMs };
    rateClass.catch(() => (this.known = undefined));
    return rateClass;
  }
}
