import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What the shops of a run would each do again: painting the demonstration's pictures, and compiling their code. */
export default async function setup(): Promise<() => Promise<void>> {
  const canvas = await mkdtemp(join(tmpdir(), "dossard-canvas-"));
  process.env.DEMO_CANVAS = canvas;
  process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, "../../.cache/node");
  return () => rm(canvas, { recursive: true, force: true });
}
