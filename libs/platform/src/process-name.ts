import type { ServiceName } from '@tailwright/contracts/define';

/** ProcessName is one kind of process of the installation. */
export type ProcessName = ServiceName | 'gateway' | 'ai-worker';
