import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advertDesigns,
  disciplines,
  parseSceneFileName,
  photoKinds,
  type SceneSpec,
  sceneFileName,
} from "../../../demo/scenes/sceneFile.ts";
import { checkKey } from "../../../server/core/fileStore.ts";

const size = { width: fc.integer({ min: 16, max: 6000 }), height: fc.integer({ min: 16, max: 6000 }) };
const seed = fc.nat({ max: 2_000_000_000 });
const subject = fc.record({ seed, bib: fc.integer({ min: 1, max: 9999 }).map(String) });
const photo = {
  kind: fc.constantFrom(...photoKinds),
  subject,
  seed,
  hour: fc.integer({ min: 0, max: 2399 }).map((hundredths) => hundredths / 100),
  ...size,
};
const anyScene: fc.Arbitrary<SceneSpec> = fc.oneof(
  fc.record(photo),
  fc.record({ ...photo, discipline: fc.constantFrom(...disciplines) }),
  fc.record({ ...photo, others: fc.array(subject, { minLength: 1, maxLength: 4 }) }),
  fc.record({
    kind: fc.constant("advert" as const),
    design: fc.constantFrom(...advertDesigns),
    subjects: fc.tuple(subject, subject),
    ...size,
  }),
);

describe("the file name of a scene", () => {
  it("comes back as it was written, and is a key of the store", () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const name = sceneFileName(scene);
        expect(checkKey(name)).toBe(name);
        expect(parseSceneFileName(name)).toEqual(scene);
      }),
    );
  });

  it.each([
    "a.jpg",
    "horse.jpg",
    "horse_9_10.5_6000x4000.jpg",
    "horse_9_noon_6000x4000_12-104.jpg",
    "horse.swimming_9_10.5_6000x4000_12-104.jpg",
    "boat_9_10.5_6000x4000_12-104.jpg",
    "horse_9_10.5_90000x90000_12-104.jpg",
    "horse_6000x4000_12-104.jpg",
    "horse_9_10.5_6000x4000_12-104.webp",
    "advert.poster_1200x800_12-104.jpg",
    "advert.framed_1200x800.jpg",
    "0f3a9c1d7b2e4f60.jpg",
  ])("is not %s", (name) => {
    expect(parseSceneFileName(name)).toBeNull();
  });
});
