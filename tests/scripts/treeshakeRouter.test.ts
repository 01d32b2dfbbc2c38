import { glob, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { markPureComponents, withoutUnused } from "../../scripts/treeshakeRouter.ts";

test("making a component is marked as pure, and its name for developers goes", () => {
  const code =
    'const Link = React$1.forwardRef(function LinkWithRef() {});\nLink.displayName = "Link";\nrun();';
  expect(markPureComponents(code)).toBe(
    "const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});\n\nrun();",
  );
});

test("the router that is installed still has what the build drops by it", async () => {
  const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
  const code = await readFile(join(router, "dist/production/lib/dom/lib.js"), "utf8");
  expect(code).toContain("const Link = React$1.forwardRef(");
  const pure = markPureComponents(code);
  expect(pure).toContain("const Link = /* @__PURE__ */ React$1.forwardRef(");
  expect(pure).not.toMatch(/^Link\./m);
});

test("the router that is installed still has the options and the method that the build removes", async () => {
  const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
  const code = await readFile(join(router, "dist/production/lib/router/router.js"), "utf8");
  const removed = [
    /if \((?:init|opts\?)\.instrumentations\)/,
    /if \(init\.patchRoutesOnNavigation\)/,
    /if \(future\.unstable_customRouteDiscovery\)/,
    /if \(opts && opts\.submission/,
    /^\s*fetch,$/m,
  ];
  for (const part of removed) expect(code).toMatch(part);
  const left = withoutUnused(code);
  for (const part of removed) expect(left).not.toMatch(part);
});

test("the shop uses nothing of the router that the build removes", async () => {
  const sources: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}")) sources.push(await readFile(file, "utf8"));
  const imported = sources.flatMap((source) => [
    ...source.matchAll(/import (?:type )?\{([^}]*)\} from "react-router(?:\/dom)?"/g),
  ]);
  const names = imported.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  expect(names).toContain("createBrowserRouter");
  expect(names.filter((name) => /^(?:Form|useFetchers?|useSubmit)$/.test(name))).toEqual([]);
});
