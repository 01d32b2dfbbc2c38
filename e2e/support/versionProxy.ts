import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";

export const versions = ["first", "second"] as const;
/** `first` is the built shop; `second` the same with another name for each hashed file, as after a change of all of them. */
export type Version = (typeof versions)[number];

export interface VersionProxy {
  url: string;
  /** Serves pages of this version from now on. */
  release(version: Version): void;
  /** Removes the files of the version before, as the shop does after two weeks. */
  dropEarlier(): void;
  /** Returns the version of a hashed file. */
  versionOf(address: string): Version;
  stop(): Promise<void>;
}

const mark = "-again.";

/** Starts a proxy before a shop that serves two versions of its build, as one server after the other would. */
export async function startVersionProxy(shopUrl: string): Promise<VersionProxy> {
  const folder = resolve(import.meta.dirname, "../../dist/shop/assets");
  const names = new Set((await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name)));
  const renamed = (text: string) =>
    text.replace(/[\w-]+-[\w-]{8}\.\w+/g, (name) =>
      names.has(name) ? name.replace(/\.(?=\w+$)/, mark) : name,
    );
  let current: Version = "first";
  let keepsEarlier = true;
  const versionOf = (address: string): Version => (address.includes(mark) ? "second" : "first");

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? "/";
    const isFile = path.startsWith("/assets/");
    const version = isFile ? versionOf(path) : current;
    if (isFile && version !== current && !keepsEarlier) return void outgoing.writeHead(404).end();
    // Neither version is another's: what the browser holds of the one is not asked for by its tag.
    const { "if-none-match": _, "accept-encoding": __, connection: ___, ...headers } = incoming.headers;
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    const response = await fetch(shopUrl + path.replace(mark, "."), {
      method: incoming.method ?? "GET",
      headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
      redirect: "manual",
      ...(!isRead && { body: await buffer(incoming) }),
    });
    const answered = Object.fromEntries(
      [...response.headers]
        .filter(
          ([name]) =>
            !/^(etag|content-length|connection|keep-alive|transfer-encoding|set-cookie)$/.test(name),
        )
        .map(([name, value]) => [name, version === "second" ? renamed(value) : value]),
    );
    // Files come from the worker or from here: the browser's own cache may have dropped them.
    if (isFile) answered["cache-control"] = "no-store";
    outgoing.writeHead(response.status, { ...answered, "set-cookie": response.headers.getSetCookie() });
    const isText = /html|javascript|css/.test(response.headers.get("content-type") ?? "");
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.end(isText && version === "second" ? renamed(body.toString()) : body);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release(version) {
      current = version;
      keepsEarlier = true;
    },
    dropEarlier() {
      keepsEarlier = false;
    },
    versionOf,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
