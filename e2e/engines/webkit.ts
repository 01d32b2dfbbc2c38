import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../support/runFront.ts";
import {
  type Engine,
  type EngineKind,
  keyActions,
  pressActions,
  type WindowName,
  windows,
} from "./engine.ts";
import { eventually } from "./eventually.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const gjs = "/usr/bin/gjs";
const page = join(import.meta.dirname, "webkitWindow.mjs");

const parts: [debianPackage: string, isThere: boolean][] = [
  ["webkit2gtk-driver", existsSync(driver)],
  ["gir1.2-webkit2-4.1", globSync("/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib").length > 0],
  ["gjs", existsSync(gjs)],
  ["xvfb", existsSync(screen)],
];
const missing = parts.flatMap(([debianPackage, isThere]) => (isThere ? [] : [debianPackage]));

/** A page that is left drops its requests; WebKitGTK, unlike Safari, is built without web app manifests and their directive. */
const expected =
  /Load request cancelled|Fetch API cannot load \S+\/assets\/\S+ due to access control|Content-Security-Policy directive 'manifest-src'/;

/** WebKitGTK, which has Safari's engine, driven by WebDriver on a screen of its own. Its driver has no finger. */
export const webkit: EngineKind = {
  name: "WebKit",
  missing: missing.length > 0 ? missing.join(" ") : null,
  open: openWebKit,
};

async function openWebKit(windowName: WindowName): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), "dossard-webkit-"));
  const display = spawn(screen, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(display.stdio[3] as Readable, "data")) as [Buffer];
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const { width, height } = windows[windowName];
  const target = `127.0.0.1:${await freePort()}`;
  const view = spawn(gjs, ["-m", page, String(width), String(height), folder], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, WEBKIT_INSPECTOR_SERVER: target },
  });
  let said = "";
  for (const stream of [view.stdout, view.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, `--target=${target}`], { stdio: "ignore", env });
  const end = async () => {
    for (const child of [server, view, display]) {
      const ended = once(child, "exit");
      if (child.kill()) await ended;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };

  async function call<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(20_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }
  const { sessionId } = await eventually(() =>
    call<{ sessionId: string }>("POST", "/session", { capabilities: {} }),
  ).catch(async (fault: unknown) => {
    await end();
    throw fault;
  });
  const ask = <Value>(method: string, path: string, body?: unknown) =>
    call<Value>(method, `/session/${sessionId}${path}`, body);
  const evaluate = <Value>(expression: string) =>
    ask<Value>("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
  return {
    goTo: (url) => ask("POST", "/url", { url }),
    reload: () => ask("POST", "/refresh", {}),
    back: () => ask("POST", "/back", {}),
    evaluate,
    press: (x, y) => ask("POST", "/actions", { actions: pressActions(x, y, "mouse") }),
    type: (text) => ask("POST", "/actions", { actions: keyActions(text) }),
    async screenshot() {
      // It waits for the page's next frame, and a page at rest has none.
      await evaluate("void document.documentElement.animate({ opacity: [1, 0.999] }, 1000)");
      return Buffer.from(await ask<string>("GET", "/screenshot"), "base64");
    },
    complaints: () =>
      said
        .split("\n")
        .filter((line) => /(CONSOLE|REQUEST) .*(ERROR|WARN)/.test(line) && !expected.test(line)),
    close: end,
  };
}
