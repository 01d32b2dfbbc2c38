import type { Page } from "playwright";
import { type Action, act, describe, type Hand, indexOf } from "./actions.ts";
import { stateFaults, stepFaults } from "./judge.ts";
import type { State } from "./page/state.ts";
import type { Fault, Watch } from "./watch.ts";

/** A page that the crawler presses on. */
export interface Pressed {
  page: Page;
  seen: Watch;
  hand: Hand;
  /** The state that it is in. */
  before: State;
}

export interface Outcome {
  /** Null if it could not be done. */
  after: State | null;
  faults: Fault[];
}

/** Does an action, and goes back where it has led on. Returns the state in between, and what is wrong with all of it. */
export async function pressAndJudge({ page, seen, hand, before }: Pressed, action: Action): Promise<Outcome> {
  seen.takeEffect();
  seen.takeFaults();
  const control = action.do === "fill" ? null : (before.controls[indexOf(action, before.controls)] ?? null);
  const mark = await page.evaluate(() => performance.timeOrigin);
  await act(page, action, hand);
  const after = await seen.settle(before);
  const isSameDocument = mark === (await page.evaluate(() => performance.timeOrigin));
  const hasEffect = seen.takeEffect() || (await page.evaluate(() => globalThis.crawl.hasMovedFocus()));
  const byKeys = hand === "keys" && action.do === "press";
  const faults = [
    ...stepFaults({ before, after, control, isSameDocument, hasEffect, byKeys }),
    ...stateFaults(after),
  ];
  if (after.historyIndex > before.historyIndex)
    faults.push(...(await goBack({ page, seen, before, after }, action)));
  // What the shop refuses with a sentence is no fault.
  const isRefusal = ({ kind, text }: Fault) =>
    kind === "request" && action.do === "fill" && after.isRefused && /^4\d\d (POST|PUT)/.test(text);
  return { after, faults: [...seen.takeFaults().filter((fault) => !isRefusal(fault)), ...faults] };
}

/** Buttons after which the former state is gone, with the reason. */
const withoutReturn = new Map([
  ["Déconnexion", "the account is the customer's alone"],
  ["Nouvelle commande", "a stand forgets the shopper before"],
]);

/** Only the stage has an address of its own, which shows the picture at its first step; other dialogs are left behind. */
function isSameScreen(back: State, before: State): boolean {
  const isStage = before.address.includes("photo");
  if (before.hasDialog && !isStage && !back.hasDialog) return back.address === before.address;
  return back.screen === before.screen && (isStage || back.headings.join() === before.headings.join());
}

/** Goes back and compares the state with that before the action. */
async function goBack(
  { page, seen, before, after }: Omit<Pressed, "hand"> & { after: State },
  action: Action,
): Promise<Fault[]> {
  await page.goBack();
  const back = await seen.settle(after);
  if (action.do === "press" && withoutReturn.has(action.name)) return [];
  if (isSameScreen(back, before))
    return stateFaults(back).map(({ kind, text }) => ({ kind, text: `after Back: ${text}` }));
  const text = `from ${describe(action)} to ${back.screen} instead of ${before.screen}`;
  return [{ kind: "back", text }];
}
