import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ContactSheets } from "../contactSheet.ts";
import type { Change, PictureChange, TextChange } from "./change.ts";

/** Returns the changes by their baseline: `ui-button default.phone`, `stories/__spoken__/ui-button--default.txt`. */
const baselineOf = (change: Change) =>
  change.kind === "picture" ? `${change.sheet} ${change.name}` : change.path;

/** Writes accepted changes into the baselines: a text at once, sheets one after the other, each with all that waits for it. */
export class Baselines {
  readonly #root: string;
  readonly #sheets: ContactSheets;
  readonly #actual: string;
  readonly #waiting = new Map<string, PictureChange[]>();
  readonly #accepted = new Set<string>();
  #writing: Promise<void> = Promise.resolve();
  #left = 0;
  /** What the repository keeps of the sheets written. */
  bytes = 0;

  /** @param actual folder of the screenshots */
  constructor(root: string, sheets: ContactSheets, actual: string) {
    this.#root = root;
    this.#sheets = sheets;
    this.#actual = actual;
  }

  async accept(changes: readonly Change[]): Promise<void> {
    const fresh = changes.filter((change) => !this.#accepted.has(baselineOf(change)));
    for (const change of fresh) this.#accepted.add(baselineOf(change));
    await Promise.all(fresh.flatMap((change) => (change.kind === "text" ? this.#writeText(change) : [])));
    for (const change of fresh) {
      if (change.kind !== "picture") continue;
      const waiting = this.#waiting.get(change.sheet);
      if (waiting) waiting.push(change);
      else this.#queue(change);
    }
  }

  /** Number of sheets that are still to be written. */
  get left(): number {
    return this.#left;
  }

  /** Resolves when all that was accepted is written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  #queue(change: PictureChange): void {
    this.#waiting.set(change.sheet, [change]);
    this.#left += 1;
    this.#writing = this.#writing.then(async () => {
      const all = this.#waiting.get(change.sheet) ?? [];
      this.#waiting.delete(change.sheet);
      await this.#writeSheet(change.sheet, all);
      this.#left -= 1;
    });
  }

  async #writeSheet(sheet: string, changes: readonly PictureChange[]): Promise<void> {
    const names = new Set(Object.keys(this.#sheets.index(sheet)));
    const taken = new Map<string, Buffer>();
    for (const { name, file, gone } of changes) {
      if (gone) names.delete(name);
      else {
        names.add(name);
        taken.set(name, await readFile(join(this.#actual, file)));
      }
    }
    this.bytes += await this.#sheets.write(sheet, names, taken);
  }

  async #writeText({ path, now }: TextChange): Promise<void> {
    const file = join(this.#root, path);
    if (now === "") return rm(file, { force: true });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, now);
  }
}
