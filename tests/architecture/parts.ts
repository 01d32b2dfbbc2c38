import type { Sources } from "./sources.ts";

/** React remembers a part that failed, and so does a route: `lazyPart` and `lazyScreen` ask again. */
const bare = /import \{[^}]*\blazy\b[^}]*\} from "react"|\bReact\.lazy\(|\blazy: (?:\{|async|\()/;

/** Parts whose code is asked for once only. */
export function bareLazies(sources: Sources): string[] {
  return [...sources]
    .filter(([file, text]) => file.startsWith("src/") && file !== "src/state/lazyPart.ts" && bare.test(text))
    .map(([file]) => `${file} loads a part without lazyPart`);
}
