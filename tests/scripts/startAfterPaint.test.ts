import { expect, test } from "vitest";
import { withStart } from "../../scripts/startAfterPaint.ts";

const page = `<html>
  <head>
    <script type="module" crossorigin src="/assets/runtime-1.js"></script>
    <script type="module" crossorigin src="/assets/shop-2.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-3.css">
  </head>
  <body></body>
</html>`;

test("the page holds its start, which knows the scripts that come after it", () => {
  const begun = withStart(page, 'begin("$&")');
  expect(begun).not.toContain('type="module"');
  expect(begun).toContain('href="/assets/style-3.css"');
  expect(begun).toContain(
    '<script data-shop="/assets/runtime-1.js /assets/shop-2.js" data-screen="">begin("$&")</script>\n  </body>',
  );
});

test("a page that asks for no script is no page of the shop", () => {
  expect(() => withStart("<html><body></body></html>", "begin()")).toThrow("asks for no script");
});
