import type { Sources } from "./sources.ts";

/** React caches a failed lazy import, and so does a route; `lazyPart` and `lazyScreen` retry. */
const bare = /import \{[^}]*\blazy\b[^}]*\} from "react"|\bReact\.lazy\(|\blazy: (?:\{|async|\()/;

/** Lazy parts that are requested only once. */
export function bareLazies(sources: Sources): string[] {
  return [...sources]
    .filter(([file, text]) => file.startsWith("src/") && file !== "src/state/lazyPart.ts" && bare.test(text))
    .map(([file]) => `${file} loads a part without lazyPart`);
}
