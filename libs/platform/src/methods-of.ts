import type { ModulesContainer } from '@nestjs/core';

export interface BoundMethod {
  instance: object;
  method: (...args: unknown[]) => unknown;
}

/** methodsOf lists the methods of every provider and controller once. */
export function methodsOf(modules: ModulesContainer): BoundMethod[] {
  const instances = new Set<object>();
  for (const module of modules.values()) {
    for (const { instance } of [...module.providers.values(), ...module.controllers.values()]) {
      if (typeof instance === 'object' && instance !== null) instances.add(instance);
    }
  }
  return [...instances].flatMap((instance) => methods(instance).map((method) => ({ instance, method })));
}

function methods(instance: object): BoundMethod['method'][] {
  const prototype = Object.getPrototypeOf(instance) as object | null;
  if (!prototype || prototype === Object.prototype) return [];
  // Descriptors, not properties: reading a getter would run foreign code.
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name]) => name !== 'constructor')
    .map(([, descriptor]) => descriptor.value as unknown)
    .filter((value): value is BoundMethod['method'] => typeof value === 'function');
}
