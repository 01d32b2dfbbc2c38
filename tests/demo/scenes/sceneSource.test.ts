import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advertDesigns,
  coverThemes,
  disciplines,
  formatSceneSource,
  isSceneSource,
  parseSceneSource,
  type SceneSpec,
} from "../../../demo/scenes/sceneSource.ts";

const size = { width: fc.integer({ min: 16, max: 6000 }), height: fc.integer({ min: 16, max: 6000 }) };
const seed = fc.integer({ min: -1_000_000, max: 2_000_000_000 });
const anySpec: fc.Arbitrary<SceneSpec> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("horse" as const, "car" as const),
    discipline: fc.constantFrom(...disciplines),
    subject: fc.record({ seed, bib: fc.constant("12/b") }),
    seed,
    hour: fc.constant(10.5),
    ...size,
  }),
  fc.record({
    kind: fc.constant("cover" as const),
    theme: fc.constantFrom(...coverThemes),
    discipline: fc.constantFrom(...disciplines),
    seed,
    ...size,
  }),
  fc.record({
    kind: fc.constantFrom("horse" as const, "car" as const, "runner" as const),
    subject: fc.record({ seed, bib: fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" }) }),
    seed,
    hour: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter / 4),
    ...size,
  }),
  fc.record({ kind: fc.constant("cover" as const), theme: fc.constantFrom(...coverThemes), seed, ...size }),
  fc.record({ kind: fc.constant("advert" as const), design: fc.constantFrom(...advertDesigns), ...size }),
);

describe("scene addresses", () => {
  it("come back as they were written", () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const source = formatSceneSource(spec);
        expect(isSceneSource(source)).toBe(true);
        expect(parseSceneSource(source)).toEqual(spec);
      }),
    );
  });

  it.each([
    "originals/a.jpg",
    "scene:",
    "scene:horse",
    "scene:horse/1/2/3/4",
    "scene:horse/1/2/3/noon/2400x1600",
    "scene:horse.swimming/1/2/3/4/2400x1600",
    "scene:boat/1/2/3/4/2400x1600",
    "scene:cover/boat/1/2400x1600",
    "scene:advert/framed/0x1600",
    "scene:advert/framed/90000x90000",
    "scene:advert/framed/NaNxNaN",
  ])("refuse %s", (source) => {
    expect(() => parseSceneSource(source)).toThrow(RangeError);
  });
});
