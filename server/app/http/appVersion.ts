import type { MiddlewareHandler } from "hono";
import { ApiError } from "../../core/apiError.ts";

function isOlder(version: string, minimum: string): boolean {
  const given = version.split(".").map(Number);
  const least = minimum.split(".").map(Number);
  for (let index = 0; index < 3; index++) {
    const difference = (given[index] ?? 0) - (least[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Rejects a shop loaded before the last incompatible change with OLD_APP_VERSION, which makes it reload. */
export function requireAppVersion(minimum: string): MiddlewareHandler {
  return async (c, next) => {
    const version = c.req.header("x-app-version") ?? c.req.query("xAppVersion");
    if (version !== undefined && (!/^\d{1,5}(\.\d{1,5}){2}$/.test(version) || isOlder(version, minimum))) {
      throw new ApiError("OLD_APP_VERSION");
    }
    await next();
  };
}
