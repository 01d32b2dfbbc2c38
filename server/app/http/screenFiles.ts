import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

/** Vite's list of built files, by their source's path below the project. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Code that every screen of its own needs for its first call. */
const calls = "src/api/http.ts";

/**
 * Returns a function that tells the addresses of a screen's code and of what it imports; none while the shop is not built.
 * @param folder the built shop
 */
export function screenFilesOf(folder: string): (screen: string) => Promise<string[]> {
  let manifest: Promise<Manifest> | null = null;
  const read = () => {
    manifest ??= readFile(join(folder, ".vite", "manifest.json"), "utf8").then(
      (text) => manifestSchema.parse(JSON.parse(text)),
      () => {
        manifest = null;
        return {};
      },
    );
    return manifest;
  };
  return async (screen) => {
    const chunks = await read();
    return [...filesOf(chunks, [`src/routes/${screen}.tsx`, calls])].map((file) => `/${file}`);
  };
}

function filesOf(chunks: Manifest, names: string[], files = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = chunks[name];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(chunks, chunk.imports, files);
  }
  return files;
}
