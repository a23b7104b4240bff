import 'reflect-metadata';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { limits } from '@tailwright/contracts/limits';
import { Readiness } from '@tailwright/platform/health/readiness';
import { Logger, createLogger, nestLogger } from '@tailwright/platform/telemetry/logger';
import { constants } from 'node:zlib';
import { AppModule } from './app.module.js';
import type { GatewayConfig } from './config.js';
import { logAccess } from './edge/access-log.js';
import { answerUnroutable, guardTheEdge } from './edge/edge.js';
import { answerUnparsed } from './edge/unparsed.js';
import { dropSlowBodies } from './edge/slow-bodies.js';
import { noticeOneAddress } from './edge/one-address.js';
import { noticeUntrustedProxy } from './edge/untrusted-proxy.js';
import { requestIdOf } from './edge/request-id.js';
import { LastRequests } from './health/last-requests.js';
import { Overload } from './jobs/overload.js';
import { turnAway } from './jobs/turn-away.js';
import { createOpenApi } from './openapi.js';
import { SharedPages } from './share/shared-pages.js';
import { loadSite } from './web/site.js';
import { serveWeb } from './web/web.js';

/** createGateway builds the HTTP application; it does not listen yet. */
export async function createGateway(config: GatewayConfig): Promise<NestFastifyApplication> {
  const site = config.WEB_ROOT === undefined ? undefined : await loadSite(config.WEB_ROOT, config.PUBLIC_URL);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config), createAdapter(config), {
    // Fastify's own JSON parser is the only one: forms of other kinds are refused before they are read.
    bodyParser: false,
    logger: nestLogger(createLogger('gateway', config)),
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  const fastify = app.getHttpAdapter().getInstance();
  guardTheEdge(fastify, config, site?.scriptHashes ?? []);
  noticeUntrustedProxy(fastify, app.get(Logger), app.get(Readiness));
  noticeOneAddress(fastify, { publicUrl: config.PUBLIC_URL, logger: app.get(Logger), readiness: app.get(Readiness) });
  dropSlowBodies(fastify);
  logAccess(fastify, app.get(Logger));
  app.get(LastRequests).sayGoodbye(fastify);
  turnAway(fastify, app.get(Overload));
  await app.register(cookie, { secret: config.COOKIE_KEY });
  await app.register(multipart);
  // Quality 4 is the usual middle for text made on the fly: nearly as small as 11, a hundredth of the time.
  await app.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A compressed body of a request could unpack to any size.
    globalDecompression: false,
  });
  serveDocs(app);
  if (site) {
    const pages = app.get(SharedPages);
    await serveWeb(fastify, site, (publicLinkId, request) => pages.article(publicLinkId, request));
  }
  return app;
}

function createAdapter(config: GatewayConfig): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: limits.bodyBytesMax,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    genReqId: requestIdOf,
    // Requests that arrive on open connections while we stop are still served, with Connection: close.
    return503OnClosing: false,
    // Longer than the 60 s of usual proxies, or one reuses a connection just as we close it.
    keepAliveTimeout: 65_000,
    requestTimeout: 120_000,
    frameworkErrors: answerUnroutable(config),
    clientErrorHandler: answerUnparsed,
    skipMiddie: true,
  });
}

function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, createOpenApi(), {
    jsonDocumentUrl: 'api/docs/json',
    raw: ['json'],
    customSiteTitle: 'Tailwright API',
    // Without it the page asks validator.swagger.io to judge the document.
    swaggerOptions: { validatorUrl: null },
  });
}
