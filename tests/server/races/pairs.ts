import { expect, it } from "vitest";
import { explore, type Pair } from "./explore.ts";
import { raceHandlers } from "./handlers.ts";
import { testStage } from "./testStage.ts";
import { type World, worlds } from "./world.ts";

/** Returns every pair of writing handlers, self-pairs included, in each world that is home to one and open to the other. */
export function allPairs(): (Pair & { isOfOrder: boolean })[] {
  const handlers = Object.entries(raceHandlers);
  return handlers.flatMap(([nameOne, one], index) =>
    handlers.slice(index).flatMap(([nameOther, other]) =>
      (Object.keys(worlds) as World[])
        .filter((world) => {
          const isHome = [one, other].map((handler) => handler.worlds.includes(world));
          const isOpen = [one, other].every(
            (handler) => handler.worlds.includes(world) || handler.also?.includes(world),
          );
          return isOpen && isHome.includes(true);
        })
        .map((world) => ({
          name: `${nameOne} × ${nameOther}`,
          world,
          handlers: [one, other] as const,
          isOfOrder: one.isOfOrder === true && other.isOfOrder === true,
        })),
    ),
  );
}

/**
 * Defines a test that races these pairs one after the other and reports all findings.
 * @param isEndedByFinding stops at the first finding. Default: false
 */
export function testPairs(
  title: string,
  pairs: readonly Pair[],
  stops: "every" | "two",
  isEndedByFinding = false,
): void {
  const stage = testStage();

  it(title, { timeout: 12 * 3_600_000 }, async () => {
    const isTold = stops === "every";
    let races = 0;
    const findings: string[] = [];
    for (const [index, pair] of pairs.entries()) {
      const explored = await explore(stage(), pair, stops);
      races += explored.races;
      findings.push(...explored.findings);
      if (isEndedByFinding && findings.length > 0) break;
      if (!isTold) continue;
      for (const finding of explored.findings) process.stdout.write(`${finding}\n`);
      if (index % 50 === 49 || index === pairs.length - 1) {
        process.stdout.write(
          `${index + 1} of ${pairs.length} pairs, ${races} races, ${findings.length} findings\n`,
        );
      }
    }
    expect(races).toBeGreaterThan(0);
    expect(findings).toEqual([]);
  });
}
