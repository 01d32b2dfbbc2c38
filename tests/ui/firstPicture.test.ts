import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A fresh visit for each test: the module remembers the first picture for the life of the page.
const visit = () => import("../../src/ui/picture/firstPicture.ts");

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  // In a browser.
  vi.stubEnv("SSR", false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("what waits for the first picture comes with it, and whoever waits later at once", async () => {
  const { afterFirstPicture, pictureCame } = await visit();
  const done = vi.fn();
  const first = afterFirstPicture().then(done);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  pictureCame();
  await first;
  await afterFirstPicture();
  expect(vi.getTimerCount()).toBe(0);
});

test("it comes where no picture does, after a while", async () => {
  const { afterFirstPicture, longestWaitMs } = await visit();
  const done = vi.fn();
  void afterFirstPicture().then(done);
  await vi.advanceTimersByTimeAsync(longestWaitMs - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

test("on a server it never comes, nor is it waited for", async () => {
  vi.stubEnv("SSR", true);
  const { afterFirstPicture } = await visit();
  const done = vi.fn();
  void afterFirstPicture().then(done);
  expect(vi.getTimerCount()).toBe(0);
  await vi.runAllTimersAsync();
  expect(done).not.toHaveBeenCalled();
});
