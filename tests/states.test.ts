import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readStates, writeStates } from "../scripts/ui/states.ts";

const root = join(import.meta.dirname, "..");

test("docs/states.md is what the stories say: npm run states renews it", () => {
  expect(readFileSync(join(root, "docs/states.md"), "utf8") === writeStates(root)).toBe(true);
});

test.each(readStates(root))("$title says in a sentence what it is", ({ description }) => {
  expect(description).toMatch(/^(?:[A-Z]|« ).*\.$/);
});

test("a state is a story, with its name in words and its comment in one line", () => {
  const folder = mkdtempSync(join(tmpdir(), "dossard-states-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["screens", "features"]) mkdirSync(join(folder, "stories", name), { recursive: true });
  writeFileSync(
    join(folder, "stories/screens/Cart.stories.tsx"),
    [
      "/** What the shopper is about to order. */",
      'const meta = { title: "screens/Cart" };',
      "/** Not a story's. */",
      "const items = [];",
      "export const NoItemYet: Story = {};",
      "/**",
      " * A pack | a print,",
      " * 320 px wide.",
      " */",
      "export const LongURLs: Story = {",
      '  name: "Bug: cut off",',
      "};",
    ].join("\n"),
  );
  writeFileSync(join(folder, "stories/screens/cart.css.ts"), "");
  expect(writeStates(folder)).toContain(
    "## screens/Cart\n\nWhat the shopper is about to order.\n\n- No item yet\n- Bug: cut off: A pack | a print, 320 px wide.\n",
  );
});
