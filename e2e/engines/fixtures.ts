import { expect } from "playwright/test";
import { shopTest } from "../support/shops.ts";
import { chromium } from "./chromium.ts";
import type { Engine, EngineKind, WindowName } from "./engine.ts";
import { eventually } from "./eventually.ts";
import { firefox } from "./firefox.ts";
import { type Visitor, visitorOf } from "./visitor.ts";
import { webkit } from "./webkit.ts";

const engines: readonly EngineKind[] = [chromium, firefox, webkit];

/**
 * Returns everything that the engine has complained about.
 * @throws {Error} if a line written to the page's console is not among it: then silence would say nothing
 */
async function allComplaints(engine: Engine): Promise<string[]> {
  const last = `the last line, ${crypto.randomUUID()}`;
  await eventually(() => engine.evaluate(`console.error(${JSON.stringify(last)})`));
  return eventually(async () => {
    const complaints = engine.complaints();
    if (!complaints.some((line) => line.includes(last))) throw new Error("The console is not heard");
    return complaints.filter((line) => !line.includes(last));
  });
}

interface Fixtures {
  kind: EngineKind;
  windowName: WindowName;
  /** The console is not looked at. */
  mayComplain: boolean;
  /**
   * A new visitor's window. Without its engine the test is skipped, or fails if REQUIRE_ENGINES is set. After the test the console
   * must be silent and no screen looked at may have a layout fault.
   */
  visitor: Visitor;
}

const test = shopTest.extend<Fixtures>({
  kind: [chromium, { option: true }],
  windowName: ["phone", { option: true }],
  mayComplain: [false, { option: true }],
  visitor: async ({ kind, windowName, mayComplain }, use, testInfo) => {
    const notFound = `${kind.name}, not found; apt-get install --no-install-recommends ${kind.missing}`;
    if (kind.missing && process.env.REQUIRE_ENGINES) throw new Error(notFound);
    // `npm test` repeats such a line.
    testInfo.skip(kind.missing !== null, `Skipped: ${notFound}`);
    const engine = await kind.open(windowName);
    try {
      const visitor = visitorOf(engine, (name) => testInfo.outputPath(`${name}.png`));
      await use(visitor);
      if (testInfo.status === "failed" || testInfo.status === "timedOut") await visitor.look("failed");
      expect.soft(visitor.faults, "layout").toEqual([]);
      const complaints = await allComplaints(engine);
      if (!mayComplain) expect.soft(complaints, "console").toEqual([]);
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
    mayComplain = false,
  }: { windowNames?: readonly WindowName[]; mayComplain?: boolean } = {},
): void {
  for (const kind of engines) {
    for (const windowName of windowNames) {
      test.describe(kind.name, () => {
        test.describe(windowName, () => {
          test.use({ kind, windowName, mayComplain });
          test(title, play);
        });
      });
    }
  }
}
