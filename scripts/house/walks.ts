import { dirname, join } from "node:path";
import type { Sources } from "./imports.ts";

/** A file that a newcomer writes or edits, with its new text. */
export interface Edit {
  file: string;
  text: string;
}

const neighbour = "createSharedSelection";

/**
 * Adds a call beside one that exists: its definition in the contract, its handler, the handler's entry and its test.
 * Files are found by what they hold, so that a walk survives a move.
 */
export function addCall(
  sources: Sources,
  call: string,
): { contract: Edit; handler: Edit; entry: Edit; test: Edit } {
  const contract = find(
    sources,
    (file, text) => file.startsWith("src/api/contract/") && text.includes(`${neighbour}: endpoint(`),
  );
  const handler = find(sources, (file) => file.startsWith("server/") && file.endsWith(`/${neighbour}.ts`));
  const entry = find(
    sources,
    (file, text) =>
      file.startsWith("server/") &&
      text.includes(`import { ${neighbour} }`) &&
      text.includes("import { readSharedSelection }"),
  );
  const definition = `  ${call}: endpoint({
    method: "GET",
    path: "/anonymous/sharedSelections/${call}",
    summary: "Number of shared selections that can still be opened",
    answer: z.object({ count: z.int() }),
  }),
  ${neighbour}: endpoint(`;
  return {
    contract: edit(sources, contract, `  ${neighbour}: endpoint(`, definition),
    handler: {
      file: join(dirname(handler), `${call}.ts`),
      text: `/** Returns the number of shared selections. */\nexport async function ${call}(): Promise<{ count: number }> {\n  return { count: 0 };\n}\n`,
    },
    entry: {
      file: entry,
      text: (sources.get(entry) ?? "")
        .replace(
          new RegExp(`import \\{ ${neighbour} \\} from "(.*)${neighbour}\\.ts";`),
          `$&\nimport { ${call} } from "$1${call}.ts";`,
        )
        .replace(new RegExp(`([{\\s]${neighbour}(?:: ${neighbour})?,)`), `$1 ${call},`),
    },
    test: { file: join("tests", dirname(handler), `${call}.test.ts`), text: "" },
  };
}

function find(sources: Sources, is: (file: string, text: string) => boolean): string {
  const found = [...sources].filter(([file, text]) => is(file, text)).map(([file]) => file);
  if (found.length !== 1 || !found[0])
    throw new Error(`The walk expects one file and finds ${found.join(", ") || "none"}`);
  return found[0];
}

function edit(sources: Sources, file: string, before: string, after: string): Edit {
  const text = sources.get(file) ?? "";
  if (!text.includes(before)) throw new Error(`${file} lacks ${before}`);
  return { file, text: text.replace(before, after) };
}
