import { expect } from "playwright/test";
import { shopTest } from "../support/shops.ts";
import { chromium } from "./chromium.ts";
import type { EngineKind, WindowName } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { type Visitor, visitorOf } from "./visitor.ts";
import { webkit } from "./webkit.ts";

const engines: readonly EngineKind[] = [chromium, firefox, webkit];

interface Fixtures {
  kind: EngineKind;
  windowName: WindowName;
  /** Leaves pages while they load: the console then tells of dropped requests, and is not looked at. */
  leavesPages: boolean;
  /**
   * A new visitor's window. Without its engine the test is skipped, or fails if REQUIRE_ENGINES is set. After the test the console
   * must be silent and no screen looked at may have a layout fault.
   */
  visitor: Visitor;
}

const test = shopTest.extend<Fixtures>({
  kind: [chromium, { option: true }],
  windowName: ["phone", { option: true }],
  leavesPages: [false, { option: true }],
  visitor: async ({ kind, windowName, leavesPages }, use, testInfo) => {
    const notFound = `${kind.name}: not found, install Debian's ${kind.missing}`;
    if (kind.missing && process.env.REQUIRE_ENGINES) throw new Error(notFound);
    testInfo.skip(kind.missing !== null, notFound);
    const engine = await kind.open(windowName);
    try {
      const visitor = visitorOf(engine, (name) => testInfo.outputPath(`${name}.png`));
      await use(visitor);
      if (testInfo.status === "failed" || testInfo.status === "timedOut") await visitor.look("failed");
      expect.soft(visitor.faults, "layout").toEqual([]);
      if (!leavesPages) expect.soft(engine.complaints(), "console").toEqual([]);
    } finally {
      await engine.close();
    }
  },
});

/** Plays a journey in every engine and window; `test.info().titlePath` is file, engine, window, journey. */
export function journey(
  title: string,
  play: Parameters<typeof test>[2],
  {
    windowNames = ["phone", "desktop"],
    leavesPages = false,
  }: { windowNames?: readonly WindowName[]; leavesPages?: boolean } = {},
): void {
  for (const kind of engines) {
    for (const windowName of windowNames) {
      test.describe(kind.name, () => {
        test.describe(windowName, () => {
          test.use({ kind, windowName, leavesPages });
          test(title, play);
        });
      });
    }
  }
}
