import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DrawFirstView, FindScreen, FirstView } from "../../../src/api/contract/firstView.ts";
import type { Services } from "../../core/services.ts";

/** Answers a call like the shop's own server, without the network. */
export type CallShop = (request: Request, env: unknown) => Response | Promise<Response>;

/** Maximum wait of a page for its first view, in milliseconds. */
const longestWaitMs = 2000;

interface BuiltView {
  drawFirstView: DrawFirstView;
  findScreen: FindScreen;
}

interface ServedView {
  /** As `DrawFirstView`, but never throws. */
  draw: (
    address: string,
    place: unknown,
    call: (request: Request) => Response | Promise<Response>,
  ) => Promise<FirstView | null>;
  /** As `FindScreen`; any path is a screen while the shop is not built. */
  findScreen: (...asked: Parameters<FindScreen>) => Promise<ReturnType<FindScreen>>;
}

/**
 * Draws the first view of a page, and tells which paths are screens, with the module built beside the shop. Logs failures and
 * timeouts: the page is then served without it, and the shop draws it itself.
 * @param folder the built shop
 */
export function firstViewOf(folder: string, log: Services["log"]): ServedView {
  let built: Promise<BuiltView | null> | null = null;
  const load = async (): Promise<BuiltView | null> => {
    try {
      const file = pathToFileURL(join(folder, "server", "firstView.mjs")).href;
      return (await import(file)) as BuiltView;
    } catch (fault) {
      log.warn({ err: fault }, "pages come without their first view until the shop is built again");
      return null;
    }
  };
  const read = () => {
    built ??= load();
    return built;
  };
  async function draw(...[address, place, call]: Parameters<ServedView["draw"]>) {
    const view = await read();
    if (!view) return null;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`not drawn in ${longestWaitMs} ms`)), longestWaitMs);
    try {
      const drawn = view.drawFirstView(address, place, async (input, init) => call(new Request(input, init)));
      return await Promise.race([drawn, late.promise]);
    } catch (fault) {
      log.error({ err: fault }, "page without its first view");
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
  async function findScreen(...asked: Parameters<FindScreen>) {
    const view = await read();
    try {
      return view ? view.findScreen(...asked) : {};
    } catch (fault) {
      log.error({ err: fault }, "page whose address is not known to be a screen");
      return {};
    }
  }
  return { draw, findScreen };
}
