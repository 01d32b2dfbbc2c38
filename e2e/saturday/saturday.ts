import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { freePort } from "../support/runFront.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { isAsShown, readSteps, type Step } from "./consoleBlocks.ts";
import { Disguise } from "./disguise.ts";
import { marks } from "./marks.ts";

const root = resolve(import.meta.dirname, "../..");

/** What the marks of the document work on. */
export interface Saturday {
  /** The photographer's home, `~` in the document. */
  home: string;
  pictures: number;
  /** Of the shop that `npm start` opened. */
  url: () => string;
  /** Replaces what differs from day to day: codes, days, the port. */
  disguise: Disguise;
  /** Runs `dossard … --json`; returns what it answers. */
  ask: <Answer>(...args: string[]) => Promise<Answer>;
  print: (line: string) => void;
}

export interface Played {
  commands: number;
  /** Differences between the document and the shop, each with its line. */
  faults: string[];
  /** What each command printed, by its line in the document. */
  printed: Map<number, string[]>;
}

/** Plays a document of the operator's day in an empty shop, word by word, and compares what is printed. */
export async function playSaturday(
  document: string,
  pictures: number,
  print: (line: string) => void,
): Promise<Played> {
  const home = await mkdtemp(join(tmpdir(), "dossard-saturday-"));
  const exported: Record<string, string> = {};
  const disguise = new Disguise();
  let shop: Shop | undefined;
  const opened = () => {
    if (!shop) throw new Error("the document has not started the shop");
    return shop;
  };
  const run = (command: string) => runInShell(command, { ...exported, ...environmentOf(opened(), home) });
  const saturday: Saturday = {
    ...{ home, pictures, disguise, print, url: () => opened().url },
    ask: async (...args) =>
      JSON.parse((await run(`npm run -s dossard -- ${args.join(" ")} --json`)).output) as never,
  };
  const played: Played = { commands: 0, faults: [], printed: new Map() };
  try {
    for (const step of readSteps(await readFile(join(root, document), "utf8"))) {
      const fault = (text: string) => {
        played.faults.push(`${document}:${step.line}: ${text}`);
        print(`${document}:${step.line}: ${text}`);
      };
      if (step.kind === "file") await writeFile(join(home, step.name), step.text);
      else if (step.kind === "mark")
        for (const text of (await marks[step.name]?.(saturday)) ?? [`no mark ${step.name}`]) fault(text);
      else if (step.command.startsWith("export ")) {
        const [name = "", value = ""] = step.command.slice("export ".length).split("=");
        exported[name] = value;
      } else if (step.command === "npm start") {
        shop = await startShop({ place: "main", env: { ...exported, ...(await proxied()) } });
        disguise.put("4300", new URL(shop.url).port);
      } else {
        played.commands++;
        print(`$ ${step.command}`);
        const { code, output } = await run(disguise.real(step.command));
        const printed = linesOf(disguise.shown(output));
        played.printed.set(step.line, printed);
        for (const text of differences(step, code, printed)) fault(text);
      }
    }
  } finally {
    await shop?.stop();
    await rm(home, { recursive: true, force: true });
  }
  return played;
}

/** Settings behind a proxy, so that shoppers come from addresses of their own: sign-ups are limited by address. */
async function proxied(): Promise<Record<string, string>> {
  const port = String(await freePort());
  return { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: "1", SANDBOX_BANK: "1" };
}

const environmentOf = (shop: Shop, home: string) => ({
  ...{
    HOME: home,
    PORT: new URL(shop.url).port,
    DATA_DIR: shop.dataDir,
    DATABASE_URL: "",
    PLACE_WHAT: "main",
  },
  npm_config_cache: join(home, ".npm"),
});

function runInShell(
  command: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn("bash", ["-c", command], {
    cwd: root,
    env: { ...process.env, ...env, PATH: path, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => done({ code, output }));
  });
}

/** Returns the lines of a command, without those that npm prints itself and a progress that was overwritten. */
function linesOf(output: string): string[] {
  const lines = output.split("\n").map((line) => line.split("\r").at(-1) ?? "");
  const own = lines.filter((line) => !/^> |^npm (?:error|ERR!)|^\p{Lu}\p{L}+ : \d+\/\d+, /u.test(line));
  while (own.length > 0 && own[0]?.trim() === "") own.shift();
  while (own.length > 0 && own.at(-1)?.trim() === "") own.pop();
  return own.map((line) => line.trimEnd());
}

function differences(
  { output, exitCode, command }: Extract<Step, { kind: "command" }>,
  code: number | null,
  printed: string[],
): string[] {
  const found: string[] = [];
  if (code !== exitCode)
    found.push(`"${command}" exits with ${code}, not ${exitCode}:\n${printed.join("\n")}`);
  const shown = output.slice();
  while (shown.length > 0 && shown.at(-1)?.trim() === "") shown.pop();
  if (!isAsShown(shown, printed))
    found.push(`"${command}" prints\n${printed.join("\n")}\nand not\n${shown.join("\n")}`);
  return found;
}
