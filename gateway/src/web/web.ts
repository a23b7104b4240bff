import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@tailwright/contracts/errors';
import { PublicLinkId } from '@tailwright/contracts/resumes';
import { clientPaths, sharedPath } from './client-paths.js';
import type { Site } from './site.js';

/** FindArticle gives the HTML of a shared resume. Throws not_found, and what keeps it from being found. */
export type FindArticle = (publicLinkId: PublicLinkId, request: FastifyRequest) => Promise<string>;

/** serveWeb serves the files of the web app, its page for every path it knows, and the same page as 404 for others. */
export async function serveWeb(fastify: FastifyInstance, site: Site, findArticle: FindArticle): Promise<void> {
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
  fastify.get(sharedPath, async (request, reply) => {
    const { status, html } = await sharedPage(site, request, findArticle);
    return sendPage(reply.status(status).header('cache-control', 'no-store'), html);
  });
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

/** A reader waits so long for a text that the program fetches as well, when the services behind it are slow. */
const articleMs = 1_000;

async function sharedPage({ sharedHtml }: Site, request: FastifyRequest, findArticle: FindArticle) {
  const { before, behind, withoutResume } = sharedHtml;
  const { data: publicLinkId } = PublicLinkId.safeParse((request.params as { publicLinkId?: string }).publicLinkId);
  if (publicLinkId === undefined) return { status: 404, html: withoutResume };
  try {
    const article = await inTime(findArticle(publicLinkId, request));
    return { status: 200, html: article ? before + article + behind : withoutResume };
  } catch (error) {
    // Whatever else is wrong the program finds out as well, and says so.
    return { status: error instanceof AppError && error.code === 'not_found' ? 404 : 200, html: withoutResume };
  }
}

async function inTime(article: Promise<string>): Promise<string> {
  const late = new AbortController();
  const nothing = delay(articleMs, '', { signal: late.signal }).catch(() => '');
  return Promise.race([article, nothing]).finally(() => late.abort());
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
