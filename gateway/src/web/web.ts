import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sep } from 'node:path';
import { AppError } from '@tailwright/contracts/errors';
import { clientPaths, sharedPath } from './client-paths.js';
import type { Site } from './site.js';

/** serveWeb serves the files of the web app, its page for every path it knows, and the same page as 404 for others. */
export async function serveWeb(fastify: FastifyInstance, site: Site): Promise<void> {
  const assets = `${site.root}${sep}assets${sep}`;
  await fastify.register(fastifyStatic, {
    root: site.root,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '**/*.map'],
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into the name of everything below assets.
      const lifetime = path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      void reply.header('cache-control', lifetime);
    },
  });
  for (const path of clientPaths) fastify.get(path, (_, reply) => sendPage(reply, site.html));
  fastify.get(sharedPath, (_, reply) => sendPage(reply.header('cache-control', 'no-store'), site.sharedHtml));
  for (const path of [...clientPaths, sharedPath]) {
    if (path !== '/') fastify.get(`${path}/`, (request, reply) => reply.redirect(withoutLastSlash(request.url), 308));
  }
  fastify.get('/*', (request, reply) => {
    // A chunk of an earlier build must fail as a file: the app reloads once when that happens.
    if (request.url.startsWith('/assets/')) {
      void reply.header('cache-control', 'no-store');
      throw new AppError('not_found');
    }
    return sendPage(reply.status(404), site.html);
  });
}

/** Only for paths we know: cutting the last slash off any would turn `//elsewhere.example/` into another site. */
function withoutLastSlash(url: string): string {
  return url.replace(/\/(?=\?|$)/, '');
}

/** The page is never kept: it names the hashed files of one build. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
  return reply.type('text/html; charset=utf-8').send(html);
}
