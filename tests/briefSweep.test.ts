import { describe, expect, test } from "vitest";
import { fillGaps } from "../.storybook/visual/keepLooks.ts";
import { gap, isInBrief, windows } from "../.storybook/visual/layout/windows.ts";

const baseline = [
  "",
  "layout",
  "320  390  480 px wide",
  "aaaa bbbb cccc default, boutique",
  "dddd eeee ffff default, stand",
].join("\n");

describe("a brief sweep", () => {
  test("takes few windows of each theme that is laid out: the narrowest, and the kiosk's", () => {
    const all = windows.map(([width]) => width);
    const taken = (theme: "boutique" | "stand") => all.filter((width) => isInBrief(theme, width));
    expect(taken("boutique")).toContain(Math.min(...all));
    expect(taken("stand")).toContain(1080);
    for (const theme of ["boutique", "stand"] as const)
      expect(taken(theme).length).toBeLessThan(all.length / 4);
  });

  test("is what it was where its windows are", () => {
    const now = baseline.replace("aaaa bbbb", `aaaa ${gap}`).replace("dddd", gap);
    expect(fillGaps(now, baseline)).toBe(baseline);
  });

  test("keeps a change, and the gaps of a story without a baseline", () => {
    const now = baseline.replace("aaaa bbbb", `zzzz ${gap}`);
    expect(fillGaps(now, baseline)).toBe(baseline.replace("aaaa", "zzzz"));
    const added = `${baseline}\naaaa ${gap} cccc loading, boutique`;
    expect(fillGaps(added, baseline)).toBe(added);
  });
});
