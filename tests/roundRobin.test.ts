import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { startRoundRobin } from "../e2e/support/roundRobin.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function startServer(): Promise<Server> {
  const server = createServer((socket) => {
    socket.once("data", () =>
      socket.end("HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok"),
    );
    socket.on("error", () => socket.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

it("leads each of many connections that come at once to the server that is left", async () => {
  const left = await startServer();
  closing.push(() => new Promise((resolve) => left.close(resolve)));
  const killed = await startServer();
  const front = await startRoundRobin();
  closing.unshift(() => front.stop());
  front.servers.push(urlOf(killed), urlOf(left));
  await new Promise((resolve) => killed.close(resolve));

  const answers = await Promise.all(
    Array.from({ length: 50 }, async () =>
      (await fetch(front.url, { headers: { connection: "close" } })).text(),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, () => "ok"));
});
