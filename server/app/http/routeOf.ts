import type { Context } from "hono";
import { routePath } from "hono/route";

/**
 * Returns the pattern that served a request, for logs and metrics: paths themselves hold codes and keys, and are without number.
 * Call it once the request is answered.
 */
export function routeOf(c: Context): string {
  const route = routePath(c);
  if (!/^\/?\*$/.test(route)) return route;
  return c.req.path.startsWith("/assets/") ? "/assets/*" : "/*";
}

/** Returns where a request went: its route, or for a page the first word of its path, which names the screen. */
export function placeForLog(c: Context): string {
  const route = routeOf(c);
  if (route !== "/*") return route;
  const [screen = "", rest] = /^\/([A-Za-z-]{0,24})(.*)$/.exec(c.req.path)?.slice(1) ?? [];
  return rest === "" ? `/${screen}` : `/${screen}/…`;
}
