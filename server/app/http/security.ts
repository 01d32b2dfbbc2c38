import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { Settings } from "../../core/settings.ts";

/**
 * Restricts scripts, content and requests to the shop itself (and its images' host). A handler's own header wins: other origins
 * may show images.
 */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const isolated = secureHeaders(policies(settings));
  const plain = secureHeaders({
    ...policies(settings),
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  return (c, next) => (isTrustworthy(c, settings) ? isolated : plain)(c, next);
}

function policies(settings: Settings) {
  const images = settings.cdnHost ? [new URL(settings.cdnHost).origin] : [];
  return {
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      // For the inline start script (scripts/startAfterPaint.ts).
      scriptSrc: ["'self'", NONCE],
      // For the photographer's brand (brand.ts).
      styleSrc: settings.brand.accent || settings.brand.font ? ["'self'", NONCE] : ["'self'"],
      imgSrc: ["'self'", "data:", ...images],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    // A stand uses plain http on its own network; HSTS is sent only where https is served.
    strictTransportSecurity: settings.publicUrl?.startsWith("https:") ? "max-age=31536000" : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  } satisfies Parameters<typeof secureHeaders>[0];
}

/** Elsewhere browsers ignore the headers that isolate a page, and log a warning for each. */
function isTrustworthy(c: HonoContext, { publicUrl }: Settings): boolean {
  if (publicUrl?.startsWith("https:")) return true;
  const { hostname } = new URL(c.req.url);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
