import { writeFile } from "node:fs/promises";
import { pageScript } from "../support/pageScript.ts";
import { type Engine, read } from "./engine.ts";
import { eventually } from "./eventually.ts";
import type * as OnPage from "./onPage.ts";

declare const onPage: typeof OnPage;

type Name = string | RegExp;

/** What a person does at an engine's window, by roles and words. Each waits for its part for up to 20 s. */
export interface Visitor {
  engine: Engine;
  goTo(address: string): Promise<void>;
  /** Presses a control, once it stands still and nothing covers it. */
  press(role: string, name: Name): Promise<void>;
  /** Presses an empty field until it has the focus, and types into it. */
  fill(label: Name, text: string): Promise<void>;
  /** Waits until it is there. */
  see(role: string, name: Name): Promise<void>;
  /** Waits until it is gone. */
  miss(role: string, name: Name): Promise<void>;
  path(): Promise<string>;
  /** Notes a screen's layout faults; keeps its picture. */
  look(name: string): Promise<void>;
  /** Layout faults of the screens looked at, one line each. */
  faults: string[];
}

let built: Promise<string> | undefined;

/** @param pictureOf returns the path for a visitor's picture */
export function visitorOf(engine: Engine, pictureOf: (name: string) => string): Visitor {
  /** Evaluates an expression with `onPage`, which every new document is given again. */
  async function ask<Value>(expression: string): Promise<Value> {
    const isThere = "typeof onPage !== 'undefined'";
    if (!(await engine.evaluate<boolean>(isThere))) {
      built ??= pageScript("e2e/engines/onPage.ts", "onPage");
      await engine.evaluate(`(() => { ${await built}; return true; })()`);
    }
    return engine.evaluate<Value>(expression);
  }
  const find = (role: string, name: Name) => {
    const sought = { role, name: typeof name === "string" ? name : `/${name.source}/` };
    return ask<OnPage.Found | null>(`onPage.find(${JSON.stringify(sought)})`);
  };

  async function press(role: string, name: Name) {
    const { x, y } = await eventually(async () => {
      const before = await find(role, name);
      const now = before && (await find(role, name));
      if (!now) throw new Error(`No ${role} ${name}`);
      if (before.x !== now.x || before.y !== now.y) throw new Error(`${role} ${name} moves`);
      if (now.obstacle) throw new Error(`${role} ${name}: ${now.obstacle}`);
      return now;
    });
    await engine.press(x, y);
  }
  const expectFound = (role: string, name: Name, isWanted: boolean) =>
    eventually(async () => {
      if (((await find(role, name)) !== null) !== isWanted)
        throw new Error(`${isWanted ? "No" : "Still a"} ${role} ${name}`);
    });

  const faults: string[] = [];
  return {
    engine,
    faults,
    press,
    goTo: engine.goTo,
    async fill(label, text) {
      // Again if need be: a press may come too early on a page that is still loading on a busy machine.
      await eventually(async () => {
        await press("field", label);
        if (!(await find("field", label))?.isFocused) throw new Error(`field ${label} has no focus`);
      });
      await engine.type(text);
      await eventually(async () => {
        const value = (await find("field", label))?.value;
        if (value !== text) throw new Error(`field ${label} has « ${value} »`);
      });
    },
    see: (role, name) => expectFound(role, name, true),
    miss: (role, name) => expectFound(role, name, false),
    path: () => read(engine, () => location.pathname),
    async look(name) {
      await ask("onPage.settled().then(() => true)");
      faults.push(...(await ask<string[]>("onPage.layoutFaults()")).map((fault) => `${name}: ${fault}`));
      await writeFile(pictureOf(name), await engine.screenshot());
    },
  };
}
