import { resolve } from "node:path";

/** An operator's path, absolute: npm runs scripts in the project's folder, but the path is meant from where he stands. */
export function callerPath(path: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: from } = process.env;
  return script === "dossard" && from ? resolve(from, path) : resolve(path);
}
