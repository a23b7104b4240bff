import { BaseConfig, DatabaseConfig } from '@tailwright/platform/config';
import * as z from 'zod/mini';

export const AuthConfig = z.object({ ...BaseConfig.shape, ...DatabaseConfig.shape });
export type AuthConfig = z.output<typeof AuthConfig>;
