import type { BrowserContext, Page } from "playwright";
import { type Action, act, type Hand } from "./actions.ts";
import { type BrowserStorage, type DatabaseCopies, restoreBrowser } from "./freshState.ts";
import { stateFaults } from "./judge.ts";
import { type Outcome, type Pressed, pressAndJudge } from "./press.ts";
import { type Patience, watch } from "./watch.ts";

/** A screen as its walk has prepared it. */
export interface Root {
  name: string;
  url: string;
  kept: BrowserStorage;
  /** Of the database. */
  copy: string;
}

/** A shop of its own with a browser of its own: several search side by side. */
export interface LaneOptions {
  context: BrowserContext;
  shopUrl: string;
  copies: DatabaseCopies;
  /** The same screens in each lane. */
  roots: readonly Root[];
  hand: Hand;
}

export interface Lane {
  roots: readonly Root[];
  /** Opens a screen alone and judges it. */
  enter(root: Root, patience: Patience): Promise<Outcome>;
  /** Repeats actions from a fresh state, then does and judges one more. Throws where one cannot be done. */
  press(root: Root, path: readonly Action[], action: Action, patience: Patience): Promise<Outcome>;
}

export function createLane({ context, shopUrl, copies, roots, hand }: LaneOptions): Lane {
  /** The copy that the database equals. */
  let clean: string | null = null;
  /** One page for all: another process each time would take longer than the shop. */
  let page: Page | null = null;

  const open = async <Of>(
    root: Root,
    path: readonly Action[],
    patience: Patience,
    work: (pressed: Pressed) => Promise<Of>,
  ) => {
    if (clean !== root.copy) await copies.restore(root.copy);
    clean = root.copy;
    page ??= await context.newPage();
    await restoreBrowser(page, shopUrl, root.kept);
    const seen = watch(page, patience);
    try {
      await page.goto(root.url);
      let before = await seen.settle();
      for (const action of path) {
        await act(page, action, hand);
        before = await seen.settle(before);
      }
      return await work({ page, seen, hand, before });
    } catch (fault) {
      clean = null;
      await page.close();
      page = null;
      throw fault;
    } finally {
      if (seen.hasWritten()) clean = null;
      seen.stop();
    }
  };

  return {
    roots,
    enter: (root, patience) =>
      open(root, [], patience, async ({ seen, before }) => ({
        after: before,
        faults: [...seen.takeFaults(), ...stateFaults(before)],
      })),
    press: (root, path, action, patience) =>
      open(root, path, patience, (pressed) => pressAndJudge(pressed, action)),
  };
}
