import { resolve } from "node:path";

/** Returns an operator's path as absolute: npm runs scripts in the project's folder, but the path is relative to the caller's. */
export function resolveFromInvocationDir(path: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: from } = process.env;
  return script === "dossard" && from ? resolve(from, path) : resolve(path);
}
