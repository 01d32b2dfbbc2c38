import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import { refusals } from "../../../src/api/contract/refusals.ts";
import { ApiError } from "../../core/apiError.ts";
import { StoreError } from "../../core/fileStore.ts";
import type { Services } from "../../core/services.ts";
import { ErasedCustomer } from "../../db/database.ts";
import { isDatabaseUnavailable } from "../../db/databaseFault.ts";
import { mountPayments } from "../../payment/mountPayments.ts";
import { handlers } from "../handlers.ts";
import { createAnswerCache } from "./answerCache.ts";
import { requireAppVersion } from "./appVersion.ts";
import { mountBrand } from "./brand.ts";
import { mountFileLinks } from "./fileLinks.ts";
import { mountHealth } from "./health.ts";
import { mountImages } from "./images.ts";
import { mountMailLinks } from "./mailLinks.ts";
import { mountContract } from "./mount.ts";
import { openApiDocument } from "./openapi.ts";
import { requestLog } from "./requestLog.ts";
import { placeForLog } from "./routeOf.ts";
import { securityHeaders } from "./security.ts";
import { serveShop } from "./shopFiles.ts";
import { standbyReads } from "./standbyReads.ts";
import { fileType } from "./upload.ts";
import { versionReader } from "./versionReader.ts";
import { mountWebManifest } from "./webManifest.ts";

const bodyMaximum = 256 * 1024;
const retryAfterSeconds = 2;

/**
 * Creates the shop's HTTP application: API, images, sandbox bank, built pages.
 * @param shopFolder the built pages, absolute
 * @param ending aborted when the process begins to end
 */
export function createApp(services: Services, shopFolder: string, ending?: AbortSignal): Hono {
  const app = new Hono();
  app.use(requestLog(services), securityHeaders(services.settings));
  app.onError((error, c) => {
    const wasLeft = isCutOff(c, error);
    const refusal = wasLeft ? new ApiError("INVALID_INPUT") : toApiError(error);
    const status = refusals[refusal.code].status;
    if (refusal.code === "INTERNAL")
      services.log.error({ err: error, route: placeForLog(c) }, "failed request");
    if (wasLeft) services.log.debug({ route: placeForLog(c) }, "the request was cut off");
    c.header("cache-control", "no-store");
    if (refusal.code === "UNAVAILABLE") {
      const what = error instanceof StoreError ? "the file store" : "the database";
      services.log.warn({ err: error, route: placeForLog(c) }, `${what} does not answer`);
      c.header("retry-after", String(retryAfterSeconds));
    }
    // The rest of the body stays unread: the connection cannot be reused.
    if (refusal.code === "TOO_LARGE") c.header("connection", "close");
    return c.json(refusal.body(), status);
  });

  mountHealth(app, services, ending);

  const limitBody = bodyLimit({
    maxSize: bodyMaximum,
    onError: () => {
      throw new ApiError("TOO_LARGE");
    },
  });
  app.use("/api/*", (c, next) => (isFree(c) ? next() : limitBody(c, next)));
  let document: Record<string, unknown> | undefined;
  app.get("/api/openapi.json", compress(), (c) => {
    document ??= openApiDocument(services.publicUrl);
    c.header("cache-control", "no-cache");
    return c.json(document);
  });
  app.use("/api/*", requireAppVersion(services.settings.minAppVersion));
  const readVersions = versionReader(services.db);
  const answers = createAnswerCache(readVersions, () => services.now());
  mountContract(app, services, handlers, { answers, readVersions, readShared: standbyReads(services) });
  mountFileLinks(app, services);
  mountPayments(app, services);
  app.all("/api/*", (c) => {
    const allowed = methodsOf(app, c.req.path);
    if (allowed.length === 0) throw new ApiError("NOT_FOUND");
    c.header("allow", allowed.join(", "));
    throw new ApiError("METHOD_NOT_ALLOWED");
  });

  mountImages(app, services, readVersions);
  mountBrand(app, services);
  mountWebManifest(app, services);
  mountMailLinks(app, services);

  app.all(
    "*",
    serveShop(shopFolder, services, answers, (request, env) => app.fetch(request, env)),
  );
  return app;
}

/** Whether a request's body needs no counting. */
function isFree({ req }: Context): boolean {
  // Only a call that takes a file reads such a body, up to a limit of its own.
  if (req.method === "GET" || req.header("content-type") === fileType) return true;
  // Node itself reads no more than is declared; counting would turn the body into a stream.
  return !req.header("transfer-encoding") && Number(req.header("content-length")) <= bodyMaximum;
}

/** Returns the methods by which a path is served. */
function methodsOf({ router }: Hono, path: string): string[] {
  return ["GET", "POST", "PUT", "DELETE"].filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
}

/** Whether the caller left before the request had come whole: nobody reads the answer. */
function isCutOff({ env }: Context, error: Error): boolean {
  return (env as Partial<HttpBindings>).incoming?.errored === error;
}

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) return new ApiError("INVALID_INPUT");
  if (error instanceof ErasedCustomer) return new ApiError("UNAUTHENTICATED");
  if (isDatabaseUnavailable(error) || error instanceof StoreError) return new ApiError("UNAVAILABLE");
  // The caller sent a path that cannot be decoded.
  if (error instanceof URIError) return new ApiError("INVALID_INPUT");
  return new ApiError("INTERNAL");
}
