import { showProgress } from "../server/cli/progress.ts";
import type { Services } from "../server/core/services.ts";
import { isDatabaseEmpty, seedDemo } from "./seed.ts";

/** Seeds the demonstration into an empty database, with a progress bar. */
export async function fillEmptyDatabase(services: Services): Promise<void> {
  if (!(await isDatabaseEmpty(services.db))) return;
  const progress = showProgress("Préparation de la démonstration");
  try {
    await seedDemo(services, { onProgress: progress.update });
  } finally {
    progress.stop();
  }
}
