import { dirname, join } from "node:path";
import type { Sources } from "./imports.ts";

/** A file that a newcomer writes or edits, with its new text. */
export interface Edit {
  file: string;
  text: string;
}

const neighbour = "createSharedSelection";

/**
 * Adds a call beside an existing one: its definition in the contract, its handler, the handler's entry and its test.
 * Files are found by content, so that a walk survives a move.
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

const flow = "src/features/addPicture";

/** Adds a step of one picture to the add-picture modal: its name and payload, its file, its place in the flow, its test. */
export function addStep(
  sources: Sources,
  step: string,
): { states: Edit; step: Edit; flow: Edit; test: Edit } {
  return {
    states: edit(
      sources,
      `${flow}/flowStates.ts`,
      '  | { step: "picture" }\n',
      `  | { step: "picture" }\n  | { step: "${step}" }\n`,
    ),
    step: {
      file: `${flow}/steps/${step}.tsx`,
      text: `import { BackButton } from "./BackButton.tsx";
import type { PictureStep } from "./step.ts";
import { toTarget } from "./transitions.ts";

export const ${step}: PictureStep<"${step}"> = {
  on: { back: toTarget },
  Screen: ({ picture }) => picture.name,
  Footer: BackButton,
};
`,
    },
    flow: {
      file: `${flow}/flow.ts`,
      text: edit(sources, `${flow}/flow.ts`, "  picture,\n", `  picture,\n  ${step},\n`).text.replace(
        'import { picture } from "./steps/picture.tsx";',
        `$&\nimport { ${step} } from "./steps/${step}.tsx";`,
      ),
    },
    test: { file: "tests/features/addPicture/flow.test.ts", text: "" },
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
