import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { requestSeconds } from "../../core/metrics.ts";
import type { Services } from "../../core/services.ts";
import { currentTrace, traced } from "../../db/database.ts";
import { placeForLog, routeOf } from "./routeOf.ts";

const header = "x-request-id";
/** As proxies write them. Others are replaced: an id is copied into logs, rows and responses. */
const acceptable = /^[\w-]{8,64}$/;

/**
 * Gives each request an id, the caller's `X-Request-Id` or a new one, returns it in the response, and logs one line per request if
 * the settings ask for it: method, route, status, milliseconds. Always logs those that failed, and measures all for the metrics. Calls that a page makes
 * within the server belong to its request.
 */
export function requestLog({ log, settings }: Pick<Services, "log" | "settings">): MiddlewareHandler {
  const level = settings.logRequests ? "info" : "debug";
  return (c, next) => {
    if (currentTrace()) return next();
    const given = c.req.header(header) ?? "";
    const requestId = acceptable.test(given) ? given : randomUUID();
    return traced({ requestId }, async () => {
      const start = performance.now();
      await next();
      // `c.header` copies a finished response through a stream.
      c.res.headers.set(header, requestId);
      const ms = performance.now() - start;
      const { method } = c.req;
      const { status } = c.res;
      if (settings.metrics) requestSeconds.observe({ method, route: routeOf(c), status }, ms / 1000);
      const line = { method, route: placeForLog(c), status, ms: Math.round(ms) };
      log[status >= 500 && status !== 501 ? "error" : level](line, "request");
    });
  };
}
