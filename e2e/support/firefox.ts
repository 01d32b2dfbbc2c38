import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A page of a real Firefox. */
export interface FirefoxPage {
  /** Registers a function to run in every document before its own scripts. */
  beforeScripts(work: () => void): Promise<void>;
  goto(url: string): Promise<void>;
  /** Runs a function in the page and returns its result. */
  evaluate<Given, Found>(work: (given: Given) => Promise<Found>, given: Given): Promise<Found>;
  close(): Promise<void>;
}

type Answer = Record<string, unknown>;

/** Starts Firefox without a window, driven by its own WebDriver BiDi server. */
export async function openFirefox(program: string): Promise<FirefoxPage> {
  const profile = await mkdtemp(join(tmpdir(), "dossard-firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(program, args, {
    env: { ...process.env, HOME: profile },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  const end = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(profile, { recursive: true, force: true });
  };
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once("close", () => reject(new Error(`Firefox did not start:\n${said}`)));
  });

  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === "error") asked?.reject(new Error(message));
    else asked?.resolve(result);
  });
  await once(socket, "open");
  let last = 0;
  const send = (method: string, params: object) =>
    new Promise<Answer>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  await send("session.new", { capabilities: {} });
  const { contexts } = await send("browsingContext.getTree", {});
  const [{ context }] = contexts as [{ context: string }];
  return {
    async beforeScripts(work) {
      await send("script.addPreloadScript", { functionDeclaration: String(work) });
    },
    async goto(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(work, given) {
      const expression = `(${work})(${JSON.stringify(given)}).then(JSON.stringify)`;
      const target = { context };
      const answer = await send("script.evaluate", { expression, target, awaitPromise: true });
      const { result, exceptionDetails } = answer as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    async close() {
      await send("session.end", {});
      socket.close();
      await end();
    },
  };
}
