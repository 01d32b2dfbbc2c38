import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Settings } from "../settings.ts";

/** Nothing runs, is drawn or is sent but what the shop itself serves (and its images' host). */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const images = settings.cdnHost ? [new URL(settings.cdnHost).origin] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
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
    // A stand speaks plain http on its own network; https is announced only where it is served.
    strictTransportSecurity: settings.publicUrl?.startsWith("https:") ? "max-age=31536000" : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}
