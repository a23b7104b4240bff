import { SetMetadata } from '@nestjs/common';
import type { RateLimitClass } from '@tailwright/contracts/limits';

export const rateClassKey = 'rate-class';

/** `ai` becomes the class of the engine that writes; `unlimited` routes count for themselves. */
export type RouteRateClass = RateLimitClass | 'ai' | 'unlimited';

/** RateLimited names the class of limit a route is counted in; without it the route is `general`. */
export const RateLimited = (rateClass: RouteRateClass) => SetMetadata(rateClassKey, rateClass);
