import type { ElementHandle, Page } from "playwright";
import type { Control } from "./page/controls.ts";
import type * as PageState from "./page/state.ts";
import { type Filling, fillings, textFor } from "./words.ts";

/** A press on a control, or filling a form and sending it. */
export type Action =
  | { do: "press"; role: string; name: string; place: number }
  | { do: "fill"; form: string; filling: Filling };

/** How a path of presses is written for `--path`. */
const arrow = " => ";

export function describe(action: Action): string {
  if (action.do === "fill") return `fill ${action.filling} « ${action.form} »`;
  return `${action.role} « ${action.name} »${action.place > 0 ? ` ${action.place + 1}` : ""}`;
}

/** Returns the path's text: the screen's name, then its presses. */
export const describePath = (screen: string, actions: readonly Action[]): string =>
  [screen, ...actions.map(describe)].join(arrow);

/** Reads what `describePath` has written. Throws if it is none. */
export function parsePath(text: string): { screen: string; actions: Action[] } {
  const [screen = "", ...steps] = text.split(arrow);
  return { screen, actions: steps.map(parseAction) };
}

function parseAction(text: string): Action {
  const [, first = "", name = "", place = "1"] = /^(.+?) « (.*) »(?: (\d+))?$/s.exec(text) ?? [];
  if (first === "") throw new Error(`no press: ${text}`);
  const filling = fillings.find((one) => first === `fill ${one}`);
  if (filling) return { do: "fill", form: name, filling };
  return { do: "press", role: first, name, place: Number(place) - 1 };
}

declare global {
  var crawl: typeof PageState;
}

const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(() => globalThis.crawl.controls());

const handleOf = async (page: Page, index: number, which: "element" | "control") =>
  (
    await page.evaluateHandle(([at, kind]) => globalThis.crawl[kind](at), [index, which] as const)
  ).asElement() as ElementHandle<HTMLElement>;

/** With the pointer or a finger, or with keys alone. */
export type Hand = "pointer" | "keys";

const pressMs = 4000;

/** Returns the index of the control that an action presses, or of the first field that it fills; -1 if there is none. */
export const indexOf = (action: Action, all: readonly Control[]): number =>
  all.findIndex((control) =>
    action.do === "fill"
      ? control.use === "type" && control.form === action.form
      : control.role === action.role && control.name === action.name && control.place === action.place,
  );

/** Returns the controls once that of the action is among them. */
async function waitFor(page: Page, action: Action): Promise<{ all: Control[]; index: number }> {
  const end = Date.now() + pressMs;
  while (true) {
    const all = await controlsOf(page);
    const index = indexOf(action, all);
    if (index >= 0) return { all, index };
    if (Date.now() > end) throw new Error(`missing: ${describe(action)}`);
    await page.waitForTimeout(50);
  }
}

/** Does an action. Throws if the control is missing, covered or moves. */
export async function act(page: Page, action: Action, hand: Hand): Promise<void> {
  const { all, index } = await waitFor(page, action);
  const control = all[index] as Control;
  if (action.do === "fill") return fill(page, all, action);
  if (control.use === "choose") return choose(page, index);
  if (control.use === "slide") return slide(page, index);
  if (hand === "pointer") return (await handleOf(page, index, "element")).click({ timeout: pressMs });
  const element = await handleOf(page, index, "control");
  await element.focus();
  await page.keyboard.press(["checkbox", "radio", "switch"].includes(control.role) ? "Space" : "Enter");
}

/** Moves a slider by a step, back if it is at its end. */
async function slide(page: Page, index: number): Promise<void> {
  const slider = await handleOf(page, index, "control");
  const isAtEnd = await slider.evaluate((element) => {
    const { value, max } = element as HTMLInputElement;
    return (element.ariaValueNow ?? value) === (element.ariaValueMax ?? max);
  });
  await slider.press(isAtEnd ? "ArrowLeft" : "ArrowRight");
}

/** Takes the option after the chosen one. */
async function choose(page: Page, index: number): Promise<void> {
  const select = await handleOf(page, index, "control");
  const next = await select.evaluate((element) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    return [...options].findIndex((option, place) => place !== selectedIndex && !option.disabled);
  });
  await select.focus();
  await select.selectOption({ index: next }, { timeout: pressMs });
}

/** Fills all fields of a form and sends it: by its button, by Enter where there is none. */
async function fill(page: Page, all: Control[], { form, filling }: Action & { do: "fill" }): Promise<void> {
  const fields = all.flatMap((control, index) =>
    control.use === "type" && control.form === form && !control.content.startsWith("file ")
      ? [{ index, text: textFor(control, filling) }]
      : [],
  );
  const handles = [];
  for (const { index } of fields) handles.push(await handleOf(page, index, "control"));
  const last = handles.at(-1);
  if (!last) throw new Error(`no text belongs into « ${form} »`);
  const send = (
    await page.evaluateHandle((at) => globalThis.crawl.submitButton(at), fields[0]?.index ?? 0)
  ).asElement() as ElementHandle<HTMLElement> | null;
  for (const [place, handle] of handles.entries())
    await handle.fill(fields[place]?.text ?? "", { timeout: pressMs });
  await (send ? send.click({ timeout: pressMs }) : last.press("Enter"));
}
