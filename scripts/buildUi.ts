// `npm run build:ui`: builds src/ui as a library in dist/ui, prints what each component costs, and writes it to weights.json
// beside it, for Storybook's page Fondations/Weight.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildUi } from "./ui/buildUi.ts";
import { weigh } from "./ui/weigh.ts";
import type { Weight } from "./ui/weights.ts";

const root = join(import.meta.dirname, "..");
const library = join(root, "dist", "ui");

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(10);
const row = ({ name, own, withPackages }: Weight) =>
  `${name.padEnd(22)}${kilobytes(own)}${kilobytes(withPackages)}`;

await buildUi(root, library);
const weights = await weigh(root, library);
await writeFile(join(library, "weights.json"), `${JSON.stringify(weights, null, 2)}\n`);

process.stdout.write(
  [
    "Each component alone, gzip; then with the packages it stands on, but for React.",
    "",
    ...weights.components.map(row),
    "",
    row({ name: "all of them", ...weights.all }),
    `${"the style sheet".padEnd(22)}${kilobytes(weights.styles)}`,
    "",
  ].join("\n"),
);
