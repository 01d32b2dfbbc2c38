import * as z from "zod";
import type { MonitoringSettings } from "./settings.ts";

export const monitoringEnvironment = {
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  LOG_REQUESTS: z.enum(["0", "1"]).default("0"),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
};

type Read = z.infer<z.ZodObject<typeof monitoringEnvironment>>;

/** Returns what the shop tells of itself, and how it ends. */
export function parseMonitoring(read: Read): MonitoringSettings {
  return {
    logLevel: read.LOG_LEVEL,
    logRequests: read.LOG_REQUESTS === "1",
    metrics: read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    drainSeconds: read.DRAIN_SECONDS,
  };
}
