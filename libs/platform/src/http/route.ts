import { Delete, Get, HttpCode, Post, SetMetadata, applyDecorators } from '@nestjs/common';
import type { Endpoint } from '@tailwright/contracts/define';

/** ENDPOINT is the metadata key under which a controller method keeps its endpoint, for guards and OpenAPI. */
export const ENDPOINT = Symbol('endpoint');

const methods = { GET: Get, POST: Post, DELETE: Delete };

/** Route makes a controller method answer an endpoint of the contracts: its method, path, status and access. */
export function Route(endpoint: Endpoint): MethodDecorator {
  return applyDecorators(
    methods[endpoint.method](endpoint.path),
    HttpCode(endpoint.status ?? 200),
    SetMetadata(ENDPOINT, endpoint),
  );
}
