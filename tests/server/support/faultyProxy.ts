import { connect, createServer, type Socket } from "node:net";

/** What befalls a request: it is answered by a 500, or the connection is cut after some bytes of it or of its answer. */
export type Fault = "500" | "cut request" | "cut answer";

export interface FaultyProxy {
  port: number;
  /** Called for each request; null: it passes. */
  nextFault: () => Fault | null;
  /** Number of requests that a fault befell. */
  faults: number;
  stop(): Promise<void>;
}

const refusal = "HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/**
 * Starts a TCP proxy on this machine in front of a port, for requests that wait for each other on a connection.
 * @param cutAfter returns the bytes that still pass of what is cut
 */
export async function startFaultyProxy(target: number, cutAfter: () => number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    let isRequest = false;
    let fault: Fault | null = null;
    let left = 0;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once("close", () => {
        sockets.delete(socket);
        end();
      });
      socket.on("error", end);
    }
    const pass = (from: Fault, to: Socket, chunk: Buffer) => {
      if (fault !== from) {
        to.write(chunk);
        return;
      }
      to.write(chunk.subarray(0, left), () => left <= 0 && end());
      left -= chunk.length;
    };
    client.on("data", (chunk: Buffer) => {
      if (!isRequest) {
        isRequest = true;
        fault = proxy.nextFault();
        left = cutAfter();
        if (fault) proxy.faults++;
      }
      if (fault === "500") client.end(refusal);
      else pass("cut request", upstream, chunk);
    });
    upstream.on("data", (chunk: Buffer) => {
      isRequest = false;
      pass("cut answer", client, chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const proxy: FaultyProxy = {
    port: typeof address === "object" && address ? address.port : 0,
    nextFault: () => null,
    faults: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return proxy;
}
