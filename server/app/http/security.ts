import { hash } from "node:crypto";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
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

function directives({ cdnHost }: Settings) {
  const images = cdnHost ? [new URL(cdnHost).origin] : [];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:", ...images],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  };
}

/**
 * Returns the Content-Security-Policy of a page with code of its own, allowed by its digest: the page is the same for many.
 * @param scripts contents of its inline scripts (scripts/startAfterPaint.ts)
 * @param styles contents of its inline style sheets (brand.ts)
 */
export function pagePolicy(
  settings: Settings,
  scripts: readonly string[],
  styles: readonly string[],
): string {
  const plain = directives(settings);
  const own = {
    ...plain,
    scriptSrc: [...plain.scriptSrc, ...scripts.map(digestSource)],
    styleSrc: [...plain.styleSrc, ...styles.map(digestSource)],
  };
  return Object.entries(own)
    .map(([name, sources]) =>
      [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(" "),
    )
    .join("; ");
}

const digestSource = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;

function policies(settings: Settings) {
  return {
    overwrite: false,
    contentSecurityPolicy: directives(settings),
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
