import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ThemeValues } from "../../../src/ui/theme/contract.css.ts";
import { customProperties } from "../../../src/ui/theme/names.ts";
import { designTokens } from "./designTokens.ts";
import { figmaVariables } from "./figma.ts";

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the custom properties of every theme; the first is also the page's without a theme. */
function styleSheet(themes: Record<string, ThemeValues>): string {
  return Object.entries(themes)
    .map(([name, values], place) => {
      const selector = `${place === 0 ? ":root,\n" : ""}[data-theme="${name}"]`;
      return `${selector} {\n${customProperties({ ...values })}\n}\n`;
    })
    .join("\n");
}

/** Returns the files of the tokens by name: for style sheets, design tools and Figma. */
export function tokenFiles(themes: Record<string, ThemeValues>): Record<string, string> {
  return {
    "tokens.css": styleSheet(themes),
    "figma.json": json(figmaVariables(themes)),
    ...Object.fromEntries(
      Object.entries(themes).map(([name, values]) => [`${name}.tokens.json`, json(designTokens(values))]),
    ),
  };
}

/** Writes the tokens into `tokens` beside the library. */
export async function writeTokens(themes: Record<string, ThemeValues>, library: string): Promise<void> {
  const folder = join(library, "tokens");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(tokenFiles(themes))) await writeFile(join(folder, name), text);
}
