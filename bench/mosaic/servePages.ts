import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import sharp from "sharp";
import { imageCount } from "./images.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** Draws small pictures of different colours, all 300 by 200. */
async function tiles(): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: imageCount }, (_, nth) => {
      const hue = (nth * 360) / imageCount;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="hsl(${hue},35%,55%)"/><circle cx="${60 + nth * 8}" cy="110" r="60" fill="hsl(${hue + 40},40%,35%)"/></svg>`;
      return sharp(Buffer.from(svg)).webp().toBuffer();
    }),
  );
}

/**
 * Serves the built pages and their tiles, all from this machine.
 * @param folder the pages' build
 * @returns the origin, and a function that stops the server
 */
export async function servePages(folder: string): Promise<{ origin: string; close: () => void }> {
  const images = await tiles();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const tile = /^\/tiles\/(\d+)\.webp$/.exec(path);
    if (tile) {
      response.writeHead(200, { "content-type": "image/webp", "cache-control": "max-age=3600" });
      response.end(images[Number(tile[1]) % imageCount]);
      return;
    }
    const file = join(folder, path === "/" ? "index.html" : path);
    readFile(file).then(
      (content) => {
        response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
