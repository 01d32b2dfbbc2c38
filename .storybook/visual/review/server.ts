import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import sharp from "sharp";
import { transformWithOxc } from "vite";
import type { Baselines } from "./baselines.ts";
import type { Change } from "./change.ts";
import type { Group } from "./groups.ts";
import type { Decision, Review, Shown, ShownGroup, State } from "./page/data.ts";

export interface Outcome {
  accepted: number;
  refused: number;
  undecided: number;
}

export interface ReviewServer {
  url: string;
  /** Resolves when the reviewer has ended the review, and all that they accepted is written. */
  ended: Promise<Outcome>;
  /** Ends it, as the reviewer does. */
  end(): void;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".ts": "text/javascript",
};

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function sizeOf({ looks }: Group, changes: readonly Change[]): string {
  const all = [...new Set(looks.flat().map(({ change }) => change))].flatMap((index) => changes[index] ?? []);
  const pictures = all.filter(({ kind }) => kind === "picture").length;
  const counts = [
    ...(pictures > 0 ? [plural(pictures, "picture")] : []),
    ...(pictures < all.length ? [plural(all.length - pictures, "text")] : []),
  ];
  const stories = new Set(all.map(({ story }) => story)).size;
  return `${counts.join(" and ")} of ${stories} ${stories === 1 ? "story" : "stories"}`;
}

const shown = (change: Change): Shown => {
  if (change.kind === "text") return change;
  const { kind, story, sheet, name, file, reason, regions, gone, isNew } = change;
  const theme = sheet.split(".")[1] ?? "boutique";
  return {
    ...{ kind, story, file, reason },
    where: `${theme}, ${name.split(".")[1] ?? "desktop"}`,
    has: { expected: !isNew, actual: !gone },
    regions: regions.map(({ before, now }) => ({ before, now })),
  };
};

/** Decisions of a reviewer. What was accepted is written at once, as soon as no other group holds it back. */
class Decisions {
  readonly made: Record<string, Decision> = {};
  readonly #groups: readonly Group[];
  readonly #changes: readonly Change[];
  readonly #baselines: Baselines;

  constructor(groups: readonly Group[], changes: readonly Change[], baselines: Baselines) {
    this.#groups = groups;
    this.#changes = changes;
    this.#baselines = baselines;
  }

  async make(key: string, decision: Decision): Promise<void> {
    if (this.made[key] === "accepted") return;
    this.made[key] = decision;
    if (decision === "accepted") await this.#baselines.accept(this.accepted());
  }

  /** Changes of which every group is accepted. */
  accepted(): Change[] {
    const held = new Set(
      this.#groups
        .filter((group) => this.made[group.key] !== "accepted")
        .flatMap(({ looks }) => looks.flat().map(({ change }) => change)),
    );
    return this.#changes.filter((_, index) => !held.has(index));
  }

  count(decision: Decision | undefined): number {
    return this.#groups.filter(({ key }) => this.made[key] === decision).length;
  }

  summary(): string {
    const accepted = this.accepted().length;
    const { left, bytes } = this.#baselines;
    return `${plural(accepted, "change")} accepted, ${plural(left, "sheet")} still to write, ${(bytes / 1e6).toFixed(1)} MB more in the repository`;
  }
}

/**
 * Serves the review of a run's changes on this machine.
 * @param folder where the pictures lie, in `expected` and `actual`
 * @param port 0 for a free one
 */
export async function serveReview(
  groups: readonly Group[],
  changes: readonly Change[],
  baselines: Baselines,
  folder: string,
  port = 0,
): Promise<ReviewServer> {
  const decisions = new Decisions(groups, changes, baselines);
  const review = (): Review => ({
    groups: groups.map((group): ShownGroup => ({ ...group, size: sizeOf(group, changes) })),
    changes: changes.map(shown),
    decisions: decisions.made,
  });
  const state = (): State => ({ decisions: decisions.made, summary: decisions.summary() });
  const ending = Promise.withResolvers<void>();
  const file = async (path: string) => new Uint8Array(await readFile(path));

  const app = new Hono();
  // No other site may decide: it cannot send this type unasked, nor from this address.
  app.use(async (context, next) => {
    const own = new Set([`127.0.0.1:${address.port}`, `localhost:${address.port}`]);
    if (!own.has(context.req.header("host") ?? "")) return context.text("Not here", 403);
    const json = context.req.header("content-type") === "application/json";
    if (context.req.method === "POST" && !json) return context.text("JSON only", 415);
    return next();
  });
  app.get("/review.json", (context) => context.json(review()));
  app.get("/state.json", (context) => context.json(state()));
  app.get("/:folder{expected|actual}/:file", async (context) => {
    const { folder: side, file: name } = context.req.param();
    return changes.some((change) => change.kind === "picture" && change.file === name)
      ? context.body(await file(join(folder, side, name)), 200, { "Content-Type": "image/png" })
      : context.notFound();
  });
  app.get("/crop/:folder{expected|actual}/:file", async (context) => {
    const { folder: side, file: name } = context.req.param();
    const [left = 0, top = 0, width = 1, height = 1] = (context.req.query("box") ?? "")
      .split(",")
      .map(Number);
    if (!changes.some((change) => change.kind === "picture" && change.file === name))
      return context.notFound();
    const crop = sharp(join(folder, side, name)).extract({ left, top, width, height });
    const image = crop.resize({ width: 320, height: 160, fit: "inside", withoutEnlargement: true });
    return context.body(new Uint8Array(await image.png().toBuffer()), 200, { "Content-Type": "image/png" });
  });
  app.post("/decisions", async (context) => {
    const { key, decision } = await context.req.json<{ key: string; decision: Decision }>();
    if (!groups.some((group) => group.key === key)) return context.notFound();
    await decisions.make(key, decision);
    return context.json(state());
  });
  app.post("/end", (context) => {
    ending.resolve();
    return context.body(null, 204);
  });
  for (const name of ["index.html", "page.css", "page.ts", "stage.ts"]) {
    app.get(name === "index.html" ? "/" : `/${name}`, async (context) => {
      const text = await readFile(join(import.meta.dirname, "page", name), "utf8");
      const body = extname(name) === ".ts" ? (await transformWithOxc(text, name)).code : text;
      return context.body(body, 200, { "Content-Type": types[extname(name)] ?? "" });
    });
  }

  const listening = Promise.withResolvers<{ port: number }>();
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, listening.resolve);
  server.once("error", listening.reject);
  const address = await listening.promise;
  const ended = ending.promise.then(async () => {
    await baselines.settled();
    server.close();
    return {
      accepted: decisions.count("accepted"),
      refused: decisions.count("refused"),
      undecided: decisions.count(undefined),
    };
  });
  return { url: `http://127.0.0.1:${address.port}/`, ended, end: ending.resolve };
}
