import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DrawFirstView, FirstView } from "../../src/api/contract/firstView.ts";
import type { Services } from "../services.ts";

/** Answers a call as the shop's own server does, without the network. */
export type CallShop = (request: Request, env: unknown) => Response | Promise<Response>;

/** How long a page waits for its first view, in milliseconds. */
const longestWaitMs = 2000;

/** As `DrawFirstView`, but never throws. */
type Draw = (
  address: string,
  place: unknown,
  call: (request: Request) => Response | Promise<Response>,
) => Promise<FirstView | null>;

/**
 * Draws the first view of a page with what was built for it beside the shop. Whatever goes wrong, or takes too long, is the operator's to
 * know: the page comes without it, and the shop draws it itself.
 * @param folder the built shop
 */
export function firstViewOf(folder: string, log: Services["log"]): Draw {
  let built: Promise<DrawFirstView | null> | null = null;
  const load = async (): Promise<DrawFirstView | null> => {
    try {
      const file = pathToFileURL(join(folder, "server", "firstView.mjs")).href;
      return ((await import(file)) as { drawFirstView: DrawFirstView }).drawFirstView;
    } catch (fault) {
      log.warn({ err: fault }, "pages come without their first view until the shop is built again");
      return null;
    }
  };
  return async (address, place, call) => {
    built ??= load();
    const draw = await built;
    if (!draw) return null;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`not drawn in ${longestWaitMs} ms`)), longestWaitMs);
    try {
      const drawn = draw(address, place, async (input, init) => call(new Request(input, init)));
      return await Promise.race([drawn, late.promise]);
    } catch (fault) {
      log.error({ err: fault }, "page without its first view");
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
