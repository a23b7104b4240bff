import { BaseConfig, DatabaseConfig } from '@tailwright/platform/config';
import * as z from 'zod/mini';

export const ResumeConfig = z.object({ ...BaseConfig.shape, ...DatabaseConfig.shape });
export type ResumeConfig = z.output<typeof ResumeConfig>;
