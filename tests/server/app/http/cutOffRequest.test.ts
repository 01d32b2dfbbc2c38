import { once } from "node:events";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
const logged: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  const lines = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  shop.services.log = pino({ level: "debug" }, lines);
});
afterAll(() => shop?.stop());

/** Begins a POST to an address, and leaves in the middle of its body. */
async function leaveInTheMiddle(path: string, length: string): Promise<void> {
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n${length}\r\n\r\n`);
  // Its headers and its body must not come in one piece: the shop is already reading.
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await once(socket, "close");
}

it.each([
  ["a body of a known length", "content-length: 500"],
  ["a body in pieces", "transfer-encoding: chunked"],
])("blames a visitor who leaves in the middle of %s, not itself", async (_, length) => {
  logged.length = 0;
  await leaveInTheMiddle("/api/anonymous/orderItems", length);
  await vi.waitFor(() => expect(logged.join("")).toContain("cut off"));
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});
