import * as z from "zod/mini";
import { keepsData } from "../browser/browserStorage.ts";
import { readStored, writeStored } from "./persisted.ts";

const pauseMs = 60_000;
const key = "reloadedAt";

/**
 * Reloads a page that is older than the server allows (specification, section 8). Not twice within a minute: where a
 * cache in between still gives the old page, the shopper sees the refusal's sentence instead of a page that flickers.
 * Never where the browser keeps nothing, which would have it flicker too.
 */
export function reloadOnce(): void {
  const last = readStored("session", key, z.number(), 0);
  if (!keepsData() || Date.now() - last < pauseMs) return;
  writeStored("session", key, Date.now());
  window.location.reload();
}
