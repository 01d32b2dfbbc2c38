import * as z from "zod/mini";
import { keepsData } from "../browser/browserStorage.ts";
import { readStored, writeStored } from "./persisted.ts";

const pauseMs = 60_000;
const key = "reloadedAt";

/**
 * Reloads a page that is older than the server allows (specification, section 8). At most once a minute: if a cache
 * keeps serving the old page, the shopper sees the error message instead of a reload loop. Never without storage, which
 * could not prevent the loop.
 */
export function reloadOnce(): void {
  const last = readStored("session", key, z.number(), 0);
  if (!keepsData() || Date.now() - last < pauseMs) return;
  writeStored("session", key, Date.now());
  window.location.reload();
}
