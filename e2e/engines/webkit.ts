import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { freePort } from "../support/nginx.ts";
import { type Engine, eventually, keyActions, pressActions } from "./engine.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const [browser] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

/** The missing Debian packages, or null if they are installed. */
export const missingWebKit = () =>
  existsSync(driver) && existsSync(screen) && browser ? null : "webkit2gtk-driver xvfb";

/** Opens WebKitGTK, the engine of Safari, driven by WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const number = 90 + (process.pid % 900);
  const port = await freePort();
  const display = spawn(screen, [`:${number}`, "-screen", "0", "1280x1024x24"], { stdio: "ignore" });
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    GDK_BACKEND: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const server = spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
  const end = () => {
    server.kill();
    display.kill();
  };

  async function call<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }
  const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
  const { sessionId } = await eventually(() =>
    call<{ sessionId: string }>("POST", "/session", { capabilities: { alwaysMatch: options } }),
  ).catch((fault: unknown) => {
    end();
    throw fault;
  });
  const ask = <Value>(method: string, path: string, body?: unknown) =>
    call<Value>(method, `/session/${sessionId}${path}`, body);
  return {
    name: "WebKit",
    goTo: (url) => ask("POST", "/url", { url }),
    reload: () => ask("POST", "/refresh", {}),
    back: () => ask("POST", "/back", {}),
    read: (script) => ask("POST", "/execute/sync", { script: `return (${script})()`, args: [] }),
    press: (x, y) => ask("POST", "/actions", { actions: pressActions(x, y) }),
    key: (key) => ask("POST", "/actions", { actions: keyActions(key) }),
    async close() {
      await ask("DELETE", "").catch(() => undefined);
      end();
    },
  };
}
