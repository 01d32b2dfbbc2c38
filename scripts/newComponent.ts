// `npm run new-component PriceTag`; with its own style sheet: `-- --css`; for what knows prices, packs and orders: `-- --shop`.
import { join } from "node:path";
import { readOptions } from "./readOptions.ts";
import { BadName, writeComponent } from "./ui/newComponent.ts";

const root = join(import.meta.dirname, "..");

try {
  const { values, positionals } = readOptions({
    options: { css: { type: "boolean", default: false }, shop: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [name = "", ...others] = positionals;
  if (!name || others.length > 0) throw new BadName("One name, please: npm run new-component PriceTag");
  for (const path of writeComponent(root, { name, ...values })) process.stdout.write(`${path}\n`);
  process.stdout.write(
    "\nNext: say what it is in its docstring, when to use it in its stories; npm run storybook.\n",
  );
} catch (error) {
  if (!(error instanceof BadName)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
