import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import { listen } from "../../../../server/app/http/listen.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("stops when the last request under way is answered, although its connection could serve more", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const app = new Hono().get("/", async (c) => {
    begin();
    await opened;
    return c.text("done");
  });
  const listening = await listen("127.0.0.1", 0, async () => app);
  const browser = connect(Number(new URL(listening.url).port), "127.0.0.1").setEncoding("utf8");
  let answer = "";
  browser.on("data", (text: string) => {
    answer += text;
  });
  browser.write("GET / HTTP/1.1\r\nhost: shop\r\n\r\n");
  await begun;
  // The grace period never ends: what ends now was not cut off.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const stopped = listening.stop();
  vi.useRealTimers();
  const ended = once(browser, "close");
  open();
  await Promise.all([stopped, ended]);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*done$/);
});

it("serves on while it drains, but ends each connection with its response", async () => {
  const listening = await listen("127.0.0.1", 0, async () => new Hono().get("/", (c) => c.text("served")));
  const connectionOf = async () => {
    const response = await fetch(listening.url);
    expect(await response.text()).toBe("served");
    return response.headers.get("connection");
  };
  expect(await connectionOf()).toBe("keep-alive");
  const stopped = listening.stop(500);
  expect(await connectionOf()).toBe("close");
  expect(await connectionOf()).toBe("close");
  await stopped;
  await expect(fetch(listening.url)).rejects.toThrow("fetch failed");
});
