import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** A way to a server on which connections break, wait and are refused, and which may lead elsewhere later. */
export interface HostileLink {
  port: number;
  /** Where new connections lead. */
  target: NetConnectOpts;
  /** How long each piece of data waits, in ms. */
  delay: number;
  /** Nothing passes until then, in ms since the epoch of `performance.now()`. */
  stalledUntil: number;
  /** Whether new connections are closed at once. */
  isRefusing: boolean;
  /** Whether the next answer to the end of a mail breaks its connection instead of arriving. */
  losesReceipts: boolean;
  /** Breaks the open connections. */
  cut(): void;
  stop(): Promise<void>;
}

const endOfMail = "\r\n.\r\n";

/** Starts one on a free port of this machine. */
export async function startHostileLink(target: NetConnectOpts): Promise<HostileLink> {
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };

  async function* held(source: Socket, isLost: (chunk: Buffer) => boolean): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      if (isLost(chunk)) {
        source.destroy();
        return;
      }
      if (link.delay > 0) await sleep(link.delay);
      for (let left = 1; left > 0; ) {
        left = link.stalledUntil - performance.now();
        if (left > 0) await sleep(left);
      }
      yield chunk;
    }
  }

  const server = createServer((client) => {
    if (link.isRefusing) {
      client.destroy();
      return;
    }
    const upstream = connect(link.target);
    let isMailSent = false;
    const noteEnd = (chunk: Buffer) => {
      isMailSent = chunk.toString("latin1").endsWith(endOfMail);
      return false;
    };
    const isLostReceipt = () => link.losesReceipts && isMailSent;
    for (const [from, to, isLost] of [
      [client, upstream, noteEnd],
      [upstream, client, isLostReceipt],
    ] as const) {
      open.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroySoon();
      });
      pipeline(from, (source) => held(source as Socket, isLost), to).catch(() => to.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const link: HostileLink = {
    port: (server.address() as AddressInfo).port,
    target,
    delay: 0,
    stalledUntil: 0,
    isRefusing: false,
    losesReceipts: false,
    cut,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
  return link;
}
