// `npm start`: the shop, with a demonstration in an empty database unless `DEMO=0` asks for an empty shop.

import { createFolderStore } from "../server/core/folderStore.ts";
import { reporting } from "../server/core/reporting.ts";
import { main } from "../server/main.ts";
import { withPaintedFiles } from "./paintedFiles.ts";

await reporting(() =>
  main(async (services) => {
    // The journeys start many shops with the same pictures.
    const canvas = process.env.DEMO_CANVAS ? createFolderStore(process.env.DEMO_CANVAS) : undefined;
    services.store = withPaintedFiles(services.store, services.db, canvas);
    if (services.settings.demo === false) return;
    const { fillEmptyDatabase } = await import("./fillEmptyDatabase.ts");
    await fillEmptyDatabase(services);
    const { renameOldOriginals } = await import("./renameOldOriginals.ts");
    await renameOldOriginals(services.db);
  }),
);
