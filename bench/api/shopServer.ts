import { join } from "node:path";
import { ensureShopBuilt } from "../../scripts/buildShop.ts";
import { createServices } from "../../server/app/createServices.ts";
import { createApp } from "../../server/app/http/app.ts";
import { listen } from "../../server/app/http/listen.ts";
import { readSettings } from "../../server/core/readSettings.ts";
import { requestLimits } from "../../server/db/limits.ts";
import { tellParent } from "./tellParent.ts";

// Runs the shop's server in a separate process, for benchmarks.
await ensureShopBuilt((line) => process.stderr.write(`${line}\n`));
const services = await createServices(readSettings(process.env));
const listening = await listen("127.0.0.1", 0, async (url) => {
  services.publicUrl = url;
  return createApp(services.within(requestLimits), join(import.meta.dirname, "../../dist/shop"));
});
tellParent(listening.url, async () => {
  await listening.stop();
  await services.close();
});
