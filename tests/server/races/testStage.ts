import { afterAll, beforeAll } from "vitest";
import { watchDriver } from "./actor.ts";
import { openStage, type Stage } from "./world.ts";

/** Opens a stage before the surrounding tests and stops it after them. @returns the stage, for use within a test */
export function testStage(): () => Stage {
  let stage: Stage;
  let unwatch: () => void;
  beforeAll(async () => {
    unwatch = watchDriver();
    stage = await openStage();
  }, 120_000);
  afterAll(async () => {
    await stage?.stop();
    unwatch?.();
  });
  return () => stage;
}
