import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { readComponents } from "./components.ts";
import type { Weight, Weights } from "./weights.ts";

const shared = /^react(-dom)?(\/|$)/;
const anyPackage = /^[@a-z]/;

/**
 * Measures what each public component costs when imported alone from the built library: bundled, minified, compressed.
 * @param root the project's root
 * @param library the built library's folder
 */
export async function weigh(root: string, library: string): Promise<Weights> {
  const components: Weight[] = [];
  for (const { name } of readComponents(root))
    components.push({ name, ...(await cost(library, `{ ${name} }`)) });
  return {
    components: components.sort((one, other) => one.name.localeCompare(other.name)),
    all: await cost(library, "*"),
    styles: gzipSync(readFileSync(join(library, "style.css"))).length,
  };
}

async function cost(library: string, names: string) {
  return {
    own: await bytes(library, names, anyPackage),
    withPackages: await bytes(library, names, shared),
  };
}

/** Returns the gzip size, in bytes, of a bundle that imports only these names. */
async function bytes(library: string, names: string, external: RegExp): Promise<number> {
  return gzipSync(await bundleOf(library, names, external)).length;
}

/** Returns the minified code of an application that imports these names from the library. */
export async function bundleOf(library: string, names: string, external = shared): Promise<string> {
  const entry = "\0application";
  const output = (await build({
    root: library,
    configFile: false,
    logLevel: "silent",
    mode: "production",
    plugins: [
      {
        name: "dossard:one-import",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export ${names} from ${JSON.stringify(join(library, "index.js"))};` : undefined,
      },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: (id) => external.test(id),
        preserveEntrySignatures: "strict",
        output: { format: "es" },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
}
