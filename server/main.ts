import { join } from "node:path";
import { ensureShopBuilt } from "../scripts/buildShop.ts";
import { createServices, type OpenServices } from "./app/createServices.ts";
import { createApp } from "./app/http/app.ts";
import { listen } from "./app/http/listen.ts";
import { jobKinds } from "./app/jobKinds.ts";
import { createMetricsApp } from "./app/metrics/metricsApp.ts";
import { readSettings } from "./core/readSettings.ts";
import { reporting } from "./core/reporting.ts";
import { jobLimits, requestLimits } from "./db/limits.ts";
import { startWorker } from "./jobs/worker.ts";
import { cardBank } from "./payment/cardBank.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Serves the shop until it receives a stop signal.
 * @param prepare called with the open services before anything is served; it may fill the shop or replace a service
 */
export async function main(prepare?: (services: OpenServices) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  cardBank(settings);
  const services = await createServices(settings);
  try {
    await prepare?.(services);
    await ensureShopBuilt(print);
    const shopFolder = join(import.meta.dirname, "../dist/shop");
    const ending = new AbortController();
    const forRequests = services.within(requestLimits);
    const forJobs = services.within(jobLimits);
    const { metrics } = settings;
    const measured =
      metrics &&
      (await listen(metrics.host, metrics.port, async () =>
        createMetricsApp(forRequests, {
          requests: forRequests.db,
          jobs: forJobs.db,
          ...(services.standby && { standby: services.standby }),
        }),
      ));
    const listening = await listen(settings.host, settings.port, async (url) => {
      for (const either of [forRequests, forJobs]) either.publicUrl = settings.publicUrl ?? url;
      return createApp(forRequests, shopFolder, ending.signal);
    });
    const worker = startWorker(forJobs, jobKinds);
    print(`Dossard est ouvert : ${listening.url}`);
    await stopSignal();
    print("Fermeture : les requêtes et les tâches en cours se terminent d’abord.");
    ending.abort();
    await Promise.all([listening.stop(settings.drainSeconds * 1000), worker.stop()]);
    await measured?.stop();
  } finally {
    await services.close();
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

if (import.meta.main) await reporting(main);
