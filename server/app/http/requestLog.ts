import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Logs one line per request: method, path without its query (which may carry keys), status, milliseconds. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const line = { method: c.req.method, path: c.req.path, status: c.res.status, ms };
    if (c.res.status >= 500 && c.res.status !== 501) log.error(line, "request");
    else log.debug(line, "request");
  };
}
