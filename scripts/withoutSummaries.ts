import type { Plugin } from "vite";

const summary = /\bsummary:\s*"(?:[^"\\]|\\.)*"/g;

/** Empties the summaries of the calls in the built shop: the API's documentation shows them, which the server writes. */
export function withoutSummaries(): Plugin {
  return {
    name: "dossard:without-summaries",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/api\/contract\/.*\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, 'summary: ""'), map: null }),
    },
  };
}
