import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin, transformWithOxc } from "vite";

const script = join(import.meta.dirname, "../src/entry/start.ts");
const moduleScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Makes the built page start with `src/entry/start.ts`, which loads the shop's code itself. Vite's own page loads that code first, which
 * delays the page's content.
 */
export function startAfterPaint(): Plugin {
  let start = "";
  return {
    name: "dossard:start-after-paint",
    apply: "build",
    async buildStart() {
      const { code } = await transformWithOxc(await readFile(script, "utf8"), script);
      start = (await minify("start.js", code)).code.trim();
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type === "asset") page.source = withStart(String(page.source), start);
      },
    },
  };
}

/**
 * Replaces the page's module scripts by an inline script that loads them: it arrives with the page. The server allows it by its digest,
 * and tells it the files of the page's screen (`data-screen`).
 * Throws if the page has no module script.
 */
export function withStart(page: string, start: string): string {
  const scripts = [...page.matchAll(moduleScript)].map(([, src]) => src);
  if (scripts.length === 0) throw new Error("The built page asks for no script");
  return page
    .replace(moduleScript, "")
    .replace(
      "</body>",
      () => `  <script data-shop="${scripts.join(" ")}" data-screen="">${start}</script>\n  </body>`,
    );
}
