import { join } from "node:path";
import { createServices } from "../../server/app/createServices.ts";
import { createApp } from "../../server/app/http/app.ts";
import { listen } from "../../server/app/http/listen.ts";
import { readSettings } from "../../server/core/readSettings.ts";
import { requestLimits } from "../../server/db/limits.ts";

// Runs the shop's server in a separate process, for benchmarks: sends its URL to its parent and ends on request.
const services = await createServices(readSettings(process.env));
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
