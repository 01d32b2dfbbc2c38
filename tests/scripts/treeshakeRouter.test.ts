import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { markPureComponents, withoutTracing } from "../../scripts/treeshakeRouter.ts";

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

test("the router that is installed still asks for tracing tools as the build removes it", async () => {
  const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
  const code = await readFile(join(router, "dist/production/lib/router/router.js"), "utf8");
  expect(code.match(/if \((?:init|opts\?)\.instrumentations\)/g)).not.toBeNull();
  expect(withoutTracing(code)).not.toMatch(/if \((?:init|opts\?)\.instrumentations\)/);
});
