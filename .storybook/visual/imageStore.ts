import { setTimeout as wait } from "node:timers/promises";
import type { Plugin } from "vite";
import { drawnImage, headersOf } from "../../stories/drawings/images.ts";

/** Serves the images of the stories from the server of the test modules: a service worker would intercept each module too. */
export function imageStore(): Plugin {
  return {
    name: "dossard:image-store",
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const image = drawnImage(new URL(request.url ?? "/", "http://localhost").pathname);
        if (!image) return next();
        await wait(image.lateMs);
        response.writeHead(image.status, headersOf(image));
        response.end(image.status === 200 ? image.svg : undefined);
      });
    },
  };
}
