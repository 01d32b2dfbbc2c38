import { describe, expect, it } from "vitest";
import type { Figures } from "../../bench/mosaic/measure.ts";
import { behind, median, medians, ratioToBest, table } from "../../bench/mosaic/report.ts";
import {
  blockedBetween,
  costBetween,
  longFrames,
  mainThreadOf,
  markAt,
  type TraceEvent,
} from "../../bench/mosaic/trace.ts";

const task = (ts: number, milliseconds: number, tid = 1): TraceEvent => ({
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  pid: 7,
  tid,
  ts,
  tdur: milliseconds * 1000,
});
const mark = (name: string, ts: number): TraceEvent => ({ name, ph: "I", pid: 7, tid: 1, ts });

describe("a trace of the main thread", () => {
  const thread = mainThreadOf(
    [
      task(100, 5),
      // Work on another thread costs the main thread nothing.
      task(120, 900, 2),
      mark("begin", 200),
      task(210, 20),
      mark("frame", 300),
      task(310, 4),
      task(320, 10),
      mark("frame", 400),
      task(410, 3),
      mark("end", 500),
      task(510, 70),
    ],
    ["begin", "frame", "end"],
  );
  const [begin, end] = [markAt(thread, "begin"), markAt(thread, "end")];

  it("counts the processor's time four times", () => {
    expect(costBetween(thread, 0, begin)).toBe(20);
    expect(costBetween(thread, begin, end)).toBe((20 + 4 + 10 + 3) * 4);
  });

  it("counts as blocked what a task takes past 50 milliseconds", () => {
    expect(blockedBetween(thread, begin, end)).toBe(30);
  });

  it("adds up the tasks of a frame", () => {
    // 80 ms, 16 + 40 ms, 12 ms.
    expect(longFrames(thread, "frame", begin, end)).toBe(2);
  });

  it("says where a mark is missing", () => {
    expect(() => markAt(thread, "tick")).toThrow("No mark tick");
    expect(() => mainThreadOf([task(1, 1)], ["begin"])).toThrow("left no mark");
  });
});

const figures = (changes: Partial<Figures> = {}): Figures => ({
  firstPicture: 100,
  elements: 240,
  heap: 5,
  blocked: 0,
  longFrames: 0,
  tick: 8,
  jumpFrames: 1,
  ...changes,
});

describe("the benchmark's table", () => {
  it("takes the median of the rounds", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    const rounds = new Map([["ours", [figures({ heap: 4 }), figures({ heap: 9 }), figures({ heap: 6 })]]]);
    expect(medians(rounds).get("ours")?.heap).toBe(6);
  });

  it("compares with the best of each column", () => {
    expect(ratioToBest(12, 10)).toBe(1.2);
    expect(ratioToBest(0, 0)).toBe(1);
    expect(ratioToBest(3, 0)).toBe(Number.POSITIVE_INFINITY);
    const told = table(
      new Map([
        ["ours", figures()],
        ["other", figures({ elements: 480, blocked: 7 })],
      ]),
    );
    expect(told).toContain("| ours | 100 (best) | 240 (best) | 5.0 (best) | 0 (best) |");
    expect(told).toContain("| other | 100 (best) | 480 (2.00×) | 5.0 (best) | 7 (–) |");
  });

  it("names the columns in which ours is more than a tenth behind", () => {
    const all = new Map([
      ["ours", figures({ firstPicture: 109, tick: 9 })],
      ["other", figures()],
    ]);
    expect(behind(all, "ours")).toEqual(["tick, ms"]);
    expect(behind(all, "other")).toEqual([]);
  });
});
