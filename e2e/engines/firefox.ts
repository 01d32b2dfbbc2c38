import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectBiDi } from "./bidi.ts";
import {
  type Engine,
  type EngineKind,
  keyActions,
  pressActions,
  type WindowName,
  windows,
} from "./engine.ts";
import { eventually } from "./eventually.ts";

const program = "/usr/bin/firefox-esr";

/** Firefox, driven by its own WebDriver BiDi server. */
export const firefox: EngineKind = {
  name: "Firefox",
  missing: existsSync(program) ? null : "firefox-esr",
  open: (window) => openFirefox(program, window),
};

/** A window of Firefox. */
export interface FirefoxWindow extends Engine {
  /** Runs a function in every document before its own scripts. */
  beforeScripts(work: () => void): Promise<void>;
}

/** Settings of the profile. */
const preferences = (window: WindowName) => ({
  "intl.accept_languages": "fr-FR, fr",
  // A finger, which does not hover, or a mouse, which does.
  "ui.primaryPointerCapabilities": window === "phone" ? 1 : 6,
  "ui.allPointerCapabilities": window === "phone" ? 1 : 6,
  "dom.w3c_touch_events.enabled": window === "phone" ? 1 : 0,
  "ui.useOverlayScrollbars": window === "phone" ? 1 : 0,
});

type Log = { level: string; text: string };
type Response = { request: { url: string; method: string }; response: { status: number } };
type Failure = { request: { url: string; method: string }; errorText: string };

/** Returns what an event of BiDi complains about, or nothing. */
function complaintOf(method: string, params: unknown): string[] {
  if (method === "log.entryAdded") {
    const { level, text } = params as Log;
    return ["error", "warn"].includes(level) ? [`${level}: ${text}`] : [];
  }
  if (method === "network.responseCompleted") {
    const { request, response } = params as Response;
    return response.status >= 400 ? [`${response.status}: ${request.method} ${request.url}`] : [];
  }
  const { request, errorText } = params as Failure;
  // A page that is left drops its requests.
  return errorText === "NS_BINDING_ABORTED" ? [] : [`${errorText}: ${request.url}`];
}

/** Starts Firefox without a screen, with a profile of its own. */
export async function openFirefox(path: string, window: WindowName): Promise<FirefoxWindow> {
  const profile = await mkdtemp(join(tmpdir(), "dossard-firefox-"));
  const lines = Object.entries(preferences(window)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, "user.js"), lines);
  // A first page that is not blank: else the address bar has the focus, and no page shows any.
  const firstPage = "data:,";
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", firstPage];
  const child = spawn(path, args, {
    env: { ...process.env, HOME: profile },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  const end = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
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
  const heard: string[] = [];
  const { call, close } = await connectBiDi(`${address}/session`, (method, params) =>
    heard.push(...complaintOf(method, params)),
  );
  await call("session.new", { capabilities: {} });
  const events = ["log.entryAdded", "network.responseCompleted", "network.fetchError"];
  await call("session.subscribe", { events });
  const { contexts } = await call<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  await call("browsingContext.setViewport", { context, viewport: windows[window] });
  async function evaluate<Value>(expression: string) {
    const { result, exceptionDetails } = await call<{
      result?: { value: string };
      exceptionDetails?: { text: string };
    }>("script.evaluate", {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
    });
    if (!result) throw new Error(exceptionDetails?.text);
    return JSON.parse(result.value) as Value;
  }
  await eventually(async () => {
    if (!(await evaluate<boolean>("document.hasFocus()"))) throw new Error("Firefox's page has no focus");
  }).catch(async (fault: unknown) => {
    await end();
    throw fault;
  });
  return {
    goTo: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => call("browsingContext.reload", { context, wait: "complete" }),
    back: () => call("browsingContext.traverseHistory", { context, delta: -1 }),
    evaluate,
    press: (x, y) =>
      call("input.performActions", {
        context,
        actions: pressActions(x, y, window === "phone" ? "touch" : "mouse"),
      }),
    type: (text) => call("input.performActions", { context, actions: keyActions(text) }),
    async screenshot() {
      const { data } = await call<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    complaints: () => heard,
    async beforeScripts(work) {
      await call("script.addPreloadScript", { functionDeclaration: String(work) });
    },
    async close() {
      close();
      await end();
    },
  };
}
