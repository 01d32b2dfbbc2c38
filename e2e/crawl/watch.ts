import type { Page } from "playwright";
import type { State } from "./page/state.ts";

/** What a page does beside its document. */
export interface Watch {
  /** Lines of the console, uncaught faults, failed requests; emptied by reading. */
  takeFaults(): Fault[];
  /** Downloads, new tabs, printing, the clipboard: whether there was one since the last call. */
  takeEffect(): boolean;
  /** Whether a request may have changed the database. */
  hasWritten(): boolean;
  /**
   * Waits until nothing changes, loads or spins. Returns the state then.
   * @param from a state that something must follow
   */
  settle(from?: State): Promise<State>;
  stop(): void;
}

export interface Fault {
  kind:
    | "console"
    | "request"
    | "error page"
    | "dead end"
    | "spinner"
    | "focus"
    | "scroll"
    | "overflow"
    | "back"
    | "press"
    | "nothing";
  text: string;
}

/** Answers that are no fault, with the reason. */
const meantAnswers: { method: string; path: RegExp; status: number; why: string }[] = [
  { method: "GET", path: /^\/nowhere$/, status: 404, why: "an address that the shop does not have" },
  {
    method: "GET",
    path: /^\/api\/anonymous\/(?:orderItems\/:id\/inCurrentOrder|(?:pictures|orderItemPictures)\/byOrderItemInCurrentOrder)$/,
    status: 404,
    why: "Back to a pack that has just been deleted: its page says so",
  },
];

// The browser's own message about a failed answer, which is judged by itself.
const ownWords = /^Failed to load resource:/;
/** How often a page must look the same: on a busy machine each look waits for the page. */
const quietLooks = 4;

export interface Patience {
  /** How long nothing changes or loads in a settled state. */
  quietMs: number;
  /** How long a page may go on changing. */
  settleMs: number;
  /** How long what must follow may take to show itself. */
  answerMs: number;
  /** How long something may load. */
  spinMs: number;
}

export const usual: Patience = { quietMs: 120, settleMs: 8000, answerMs: 2000, spinMs: 10_000 };
/** For a second look at what seemed wrong. */
export const patient: Patience = { quietMs: 500, settleMs: 20_000, answerMs: 5000, spinMs: 20_000 };

/** Begins to watch a page, before its first navigation. */
export function watch(page: Page, { quietMs, settleMs, answerMs, spinMs }: Patience): Watch {
  const faults: Fault[] = [];
  let effect = false;
  let written = false;
  let lastRequest = 0;
  const pending = new Set<object>();
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || ownWords.test(message.text())) return;
    faults.push({ kind: "console", text: `${message.type()}: ${message.text().slice(0, 300)}` });
  });
  page.on("pageerror", (error) => faults.push({ kind: "console", text: `uncaught: ${error.message}` }));
  page.on("download", () => {
    effect = true;
  });
  page.on("popup", (popup) => {
    effect = true;
    popup.close().catch(() => {});
  });
  page.on("dialog", (dialog) => {
    effect = true;
    dialog.accept().catch(() => {});
  });
  page.on("request", (request) => {
    if (request.method() !== "GET") written = true;
    if (["image", "media", "eventsource", "websocket"].includes(request.resourceType())) return;
    pending.add(request);
    lastRequest = Date.now();
  });
  const end = (request: object) => pending.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", (request) => {
    end(request);
    const reason = request.failure()?.errorText ?? "";
    // What a navigation or a newer query has made superfluous.
    if (!reason.includes("ERR_ABORTED"))
      faults.push({ kind: "request", text: `${request.method()} ${pathOf(request.url())}: ${reason}` });
  });
  page.on("response", (response) => {
    const [method, path, status] = [response.request().method(), pathOf(response.url()), response.status()];
    const isMeant = meantAnswers.some(
      (one) => one.method === method && one.status === status && one.path.test(path),
    );
    if (status >= 400 && !isMeant) faults.push({ kind: "request", text: `${status} ${method} ${path}` });
  });

  const look = async () => {
    try {
      return await page.evaluate(() => {
        const { crawl } = globalThis;
        return { changes: crawl.changeCount(), effects: window.crawlEffects ?? 0, state: null };
      });
    } catch {
      return null;
    }
  };
  let effects = 0;
  return {
    takeFaults: () => faults.splice(0),
    takeEffect() {
      const seen = effect;
      effect = false;
      return seen;
    },
    hasWritten: () => written,
    stop() {
      for (const event of ["console", "pageerror", "download", "popup", "dialog"] as const)
        page.removeAllListeners(event);
      for (const event of ["request", "requestfinished", "requestfailed", "response"] as const)
        page.removeAllListeners(event);
    },
    async settle(from) {
      const began = Date.now();
      let [changes, quietSince, looks] = [-1, began, 0];
      while (true) {
        await page.waitForTimeout(30);
        const now = Date.now();
        const seen = await look();
        const isChanging = seen?.changes !== changes || pending.size > 0;
        looks = isChanging ? 0 : looks + 1;
        if (isChanging) quietSince = now;
        changes = seen?.changes ?? -1;
        if (seen && seen.effects !== effects) {
          effect ||= seen.effects > 0;
          effects = seen.effects;
        }
        const isQuiet = looks >= quietLooks && now - Math.max(quietSince, lastRequest) > quietMs;
        if (!isQuiet && now - began < settleMs) continue;
        const state = await page.evaluate(() => globalThis.crawl.state());
        if (state.digest === from?.digest && !effect && now - began < answerMs) continue;
        if (!state.isBusy || now - began > spinMs) return state;
      }
    },
  };
}

const pathOf = (url: string) => {
  const { pathname } = new URL(url);
  return pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");
};

declare global {
  interface Window {
    crawlEffects?: number;
  }
}

/** Runs in the page before its scripts: counts what a press does outside of the document. */
export function countEffects(): void {
  const count = () => {
    window.crawlEffects = (window.crawlEffects ?? 0) + 1;
  };
  window.print = count;
  if (navigator.clipboard) navigator.clipboard.writeText = async () => count();
  // The browser's own words beside a field.
  document.addEventListener("invalid", count, { capture: true });
}
