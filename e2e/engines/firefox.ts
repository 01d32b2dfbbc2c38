import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/nginx.ts";
import { type Engine, eventually, keyActions, pressActions } from "./engine.ts";

const browser = "/usr/bin/firefox-esr";

/** The missing Debian package, or null if it is installed. */
export const missingFirefox = () => (existsSync(browser) ? null : "firefox-esr");

interface Answer {
  id?: number;
  type: string;
  message?: string;
  result: unknown;
}

/** Opens Firefox, driven by its own WebDriver BiDi server. */
export async function openFirefox(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "dossard-firefox-"));
  const port = await freePort();
  const args = ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port", String(port)];
  const child = spawn(browser, args, { stdio: "ignore", env: { ...process.env, HOME: home } });
  const socket = await eventually(
    () =>
      new Promise<WebSocket>((resolve, reject) => {
        const opened = new WebSocket(`ws://127.0.0.1:${port}/session`);
        opened.onopen = () => resolve(opened);
        opened.onerror = () => reject(new Error("Firefox does not answer"));
      }),
  );
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  let count = 0;
  async function call<Value>(method: string, params: unknown): Promise<Value> {
    const id = ++count;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await promise;
    if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
    return answer.result as Value;
  }
  await call("session.new", { capabilities: {} });
  const { contexts } = await call<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  return {
    name: "Firefox",
    goTo: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => call("browsingContext.reload", { context, wait: "complete" }),
    back: () => call("browsingContext.traverseHistory", { context, delta: -1 }),
    async read<Value>(script: () => Value) {
      const expression = `JSON.stringify((${script})() ?? null)`;
      const { result } = await call<{ result: { value: string } }>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: false,
      });
      return JSON.parse(result.value) as Value;
    },
    press: (x, y) => call("input.performActions", { context, actions: pressActions(x, y) }),
    key: (key) => call("input.performActions", { context, actions: keyActions(key) }),
    async close() {
      socket.close();
      child.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
