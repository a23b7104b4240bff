import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { Endpoint } from '@tailwright/contracts/define';
import { endpoints } from '@tailwright/contracts/registry';
import { ENDPOINT } from '@tailwright/platform/http/route';
import { readFile } from 'node:fs/promises';
import { createOpenApi } from './openapi.js';
import { type TestGateway, startGateway } from './testing/start.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** routed lists the endpoints the controllers answer. */
function routed(): Endpoint[] {
  const reflector = new Reflector();
  return [...gateway.app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => {
      const methods = Object.getOwnPropertyDescriptors((metatype as { prototype: object }).prototype);
      return Object.values(methods).map(({ value }) => value as unknown);
    })
    .filter((method): method is () => unknown => typeof method === 'function')
    .flatMap((method) => reflector.get<Endpoint | undefined>(ENDPOINT, method) ?? []);
}

describe('the contracts', () => {
  it('have a route for every endpoint, and no route is without one', () => {
    const name = ({ method, path }: Endpoint) => `${method} ${path}`;
    expect(routed().map(name).sort()).toEqual(endpoints.map(name).sort());
  });

  it('are what the committed document says; `npm run openapi` writes it anew', async () => {
    const committed = await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(createOpenApi())));
  });
});

describe('the document', () => {
  const document = createOpenApi();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];

  it('has every schema and answer it refers to', () => {
    const components = document.components as Record<string, Record<string, unknown>>;
    expect(references.length).toBeGreaterThan(50);
    for (const [, kind = '', name = ''] of references) expect(components[kind]).toHaveProperty(name);
  });

  it('names each operation once', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(endpoints.length);
  });
});
