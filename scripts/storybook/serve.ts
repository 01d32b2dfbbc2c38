import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const kinds: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const packed = /\.(html|js|css|json|svg)$/;

/**
 * Serves a built folder on plain HTTP, packed, as any static host does. Resolves when it listens, on a free port of this machine.
 * @param pages more pages by their paths
 */
export async function serve(
  folder: string,
  pages: Record<string, string>,
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html");
    const file = join(folder, path);
    const body = pages[path] ?? (file.startsWith(folder) && existsSync(file) ? readFileSync(file) : null);
    if (body === null) return void response.writeHead(404).end();
    const type = kinds[extname(path)] ?? "application/octet-stream";
    // A frame of the same page finds what another has loaded.
    const headers = { "content-type": type, "cache-control": "max-age=600" };
    if (!packed.test(path)) return void response.writeHead(200, headers).end(body);
    response.writeHead(200, { ...headers, "content-encoding": "gzip" });
    response.end(gzipSync(body, { level: 6 }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { server, port: (server.address() as AddressInfo).port };
}
