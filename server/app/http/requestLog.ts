import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { pathForLog } from "../../core/shortLink.ts";

/** Logs one line per request: method, path without what may be a key (its query, a short link's code), status, milliseconds. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const line = { method: c.req.method, path: pathForLog(c.req.path), status: c.res.status, ms };
    if (c.res.status >= 500 && c.res.status !== 501) log.error(line, "request");
    else log.debug(line, "request");
  };
}
