import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchPages } from "../../../src/features/search/watchPages.ts";

describe("pages asked for where the scroll dwells", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const asking = () => vi.fn<(pages: readonly number[]) => void>();

  it("are those of a leap's end, not those leapt over", () => {
    const ask = asking();
    const watch = watchPages([0], ask);
    watch.note([25_000]);
    vi.runAllTimers();
    expect(ask.mock.calls).toEqual([[[25_000]]]);
  });

  it("are none of those that a drag passes by, and the one where it ends", () => {
    const ask = asking();
    const watch = watchPages([0], ask);
    for (let page = 200; page <= 40_000; page += 200) {
      watch.note([page]);
      vi.advanceTimersByTime(16);
    }
    expect(ask).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(ask.mock.calls).toEqual([[[40_000]]]);
  });

  it("are those that a slow scroll nears, while it goes on", () => {
    const ask = asking();
    const watch = watchPages([0], ask);
    for (let frames = 0; frames < 60; frames += 1) {
      watch.note([0, 200]);
      vi.advanceTimersByTime(16);
    }
    expect(ask.mock.calls).toEqual([[[200]]]);
  });

  it("are asked for once", () => {
    const ask = asking();
    const watch = watchPages([0], ask);
    watch.note([200]);
    vi.runAllTimers();
    watch.note([0, 200]);
    vi.runAllTimers();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("are none once nobody looks any more", () => {
    const ask = asking();
    const watch = watchPages([0], ask);
    watch.note([200]);
    watch.stop();
    vi.runAllTimers();
    expect(ask).not.toHaveBeenCalled();
  });
});
