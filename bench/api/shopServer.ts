import { join } from "node:path";
import { requestLimits } from "../../server/db/limits.ts";
import { createApp } from "../../server/http/app.ts";
import { listen } from "../../server/listen.ts";
import { openServices } from "../../server/openServices.ts";
import { readSettings } from "../../server/settings.ts";

// The shop's server in a process of its own, for benchmarks: tells its parent where it answers, ends when it is told to.
const services = await openServices(readSettings(process.env));
const listening = await listen("127.0.0.1", 0, async (url) => {
  services.publicUrl = url;
  return createApp(services.within(requestLimits), join(services.settings.dataDir, "shop"));
});
process.send?.(listening.url);
process.once("message", async () => {
  await listening.stop();
  await services.close();
  process.disconnect();
});
