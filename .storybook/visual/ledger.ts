/** What changed, with the pictures of it beside the report. */
export interface Change {
  story: string;
  kind: "picture" | "spoken";
  /** File name of the baseline. */
  file: string;
  reason: string;
  /** Of a spoken change: the lines before and after. */
  before?: string;
  after?: string;
}

export interface Ledger {
  /** Stories that reached their pictures. */
  stories: Set<string>;
  /** Baselines looked at in this run, by file name. */
  pictures: Set<string>;
  transcripts: Set<string>;
  axeViolations: number;
  changes: Change[];
}

const key = Symbol.for("dossard.stories.ledger");
const shared = globalThis as { [key]?: Ledger };

const empty = (): Ledger => ({
  stories: new Set(),
  pictures: new Set(),
  transcripts: new Set(),
  axeViolations: 0,
  changes: [],
});

/** One for the process: Vitest loads the commands and the global set-up each by its own way. */
export function ledger(): Ledger {
  shared[key] ??= empty();
  return shared[key];
}

/** A new run, of a process that watches, starts from nothing. */
export function clearLedger(): void {
  shared[key] = empty();
}
