import type { Plugin } from "vite";

/** Empties the summaries of the calls in a contract's source. */
export const emptySummaries = (code: string): string =>
  code.replace(/\bsummary:\s*"(?:[^"\\]|\\.)*"/g, 'summary: ""');

/** Leaves the summaries of the calls out of the built shop: they are for the API's documentation, which the server writes. */
export function withoutSummaries(): Plugin {
  return {
    name: "dossard:without-summaries",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/api\/contract\/.*\.ts$/ },
      handler: (code) => ({ code: emptySummaries(code), map: null }),
    },
  };
}
