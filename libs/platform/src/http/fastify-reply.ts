import type { ServerResponse } from 'node:http';

/** FastifyReply is the little of Fastify's reply the platform uses, so that services need not install Fastify. */
export interface FastifyReply {
  raw: ServerResponse;
  header(name: string, value: string): this;
  status(code: number): this;
  send(body: unknown): this;
}
