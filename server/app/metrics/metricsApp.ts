import { statfs } from "node:fs/promises";
import { Hono } from "hono";
import { collectDefaultMetrics, Gauge } from "prom-client";
import { metricsRegistry } from "../../core/metrics.ts";
import type { Services } from "../../core/services.ts";
import type { Db } from "../../db/database.ts";
import { poolUse } from "../../db/openDatabase.ts";
import { jobKinds, mailJobs } from "../jobKinds.ts";
import { readJobCounts } from "./readJobCounts.ts";

const registers = [metricsRegistry];
const states = ["waiting", "running", "failed"] as const;

const databaseUp = new Gauge({
  name: "dossard_database_up",
  help: "1 if the database answered when the metrics were read",
  registers,
});
const connections = new Gauge({
  name: "dossard_db_connections",
  help: "Connections to the database by pool and state; waiting: callers without one",
  labelNames: ["pool", "state"],
  registers,
});
const jobs = new Gauge({
  name: "dossard_jobs",
  help: "Jobs that are not done, of all processes: use max, not sum",
  labelNames: ["kind", "state"],
  registers,
});
const overdue = new Gauge({
  name: "dossard_job_overdue_seconds",
  help: "How long the job of a kind that is due longest has waited for a worker",
  labelNames: ["kind"],
  registers,
});
const mails = new Gauge({
  name: "dossard_mails",
  help: "Mails that are not sent, of all processes: use max, not sum",
  labelNames: ["state"],
  registers,
});
const disk = new Gauge({
  name: "dossard_disk_bytes",
  help: "Room on the disk of DATA_DIR",
  labelNames: ["state"],
  registers,
});

/**
 * Creates what Prometheus reads, at `/metrics`: for the operator's own network alone, never behind the public proxy.
 * @param pools by name
 */
export function createMetricsApp(services: Services, pools: Readonly<Record<string, Db>>): Hono {
  collectDefaultMetrics({ register: metricsRegistry });
  const app = new Hono();
  app.get("/metrics", async (c) => {
    await Promise.all([refreshJobs(services.db), refreshDisk(services.settings.dataDir)]);
    refreshPools(pools);
    return c.body(await metricsRegistry.metrics(), 200, { "content-type": metricsRegistry.contentType });
  });
  return app;
}

function refreshPools(pools: Readonly<Record<string, Db>>): void {
  for (const [pool, db] of Object.entries(pools)) {
    for (const [state, count] of Object.entries(poolUse(db))) connections.set({ pool, state }, count);
  }
}

async function refreshJobs(db: Db): Promise<void> {
  const counts = await readJobCounts(db).catch(() => null);
  databaseUp.set(counts ? 1 : 0);
  // Nothing is known: no series, rather than a reassuring zero.
  for (const gauge of [jobs, overdue, mails]) gauge.reset();
  if (!counts) return;
  for (const { kind } of jobKinds) {
    const ofKind = counts.filter((count) => count.kind === kind);
    for (const state of states) {
      const count = ofKind.find((found) => found.state === state)?.count ?? 0;
      jobs.set({ kind, state }, count);
      if (mailJobs.some((mail) => mail.kind === kind)) mails.inc({ state }, count);
    }
    overdue.set({ kind }, Math.max(0, ...ofKind.map((found) => found.overdue)));
  }
}

async function refreshDisk(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  disk.set({ state: "free" }, bavail * bsize);
  disk.set({ state: "all" }, blocks * bsize);
}
