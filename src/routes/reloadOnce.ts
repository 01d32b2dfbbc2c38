import * as z from "zod/mini";
import { readStored, writeStored } from "../api/persisted.ts";

const pauseMs = 60_000;

/**
 * Reloads a page that is older than the server allows (specification, section 8). Not twice within a minute: where a
 * cache in between still gives the old page, the shopper sees the refusal's sentence instead of a page that flickers.
 */
export function reloadOnce(): void {
  const last = readStored("session", "reloadedAt", z.number(), 0);
  if (Date.now() - last < pauseMs) return;
  writeStored("session", "reloadedAt", Date.now());
  window.location.reload();
}
