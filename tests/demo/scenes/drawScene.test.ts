import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawScene } from "../../../demo/scenes/drawScene.ts";
import { horseSubject } from "../../../demo/scenes/horse/drawHorse.ts";
import { renderScene, renderSceneRaw } from "../../../demo/scenes/renderScene.ts";
import { advertDesigns, type PhotoScene } from "../../../demo/scenes/sceneFile.ts";
import { textPath } from "../../../server/images/textPath.ts";

const kinds = ["horse", "car", "runner"] as const;
const photo = (kind: PhotoScene["kind"], subject: number, seed: number, hour = 15): PhotoScene => ({
  kind,
  subject: { seed: subject, bib: "274" },
  seed,
  hour,
  width: 2400,
  height: 1600,
});

describe.each(kinds)("drawScene of a %s", (kind) => {
  it("draws the same picture for the same spec, another for another seed, hour or subject", () => {
    const picture = drawScene(photo(kind, 1, 1));
    expect(drawScene(photo(kind, 1, 1))).toBe(picture);
    expect(drawScene(photo(kind, 1, 2))).not.toBe(picture);
    expect(drawScene(photo(kind, 2, 1))).not.toBe(picture);
    expect(drawScene(photo(kind, 1, 1, 22))).not.toBe(picture);
  });

  it("draws nothing that is no number, and no letters by way of fonts, in any pose, light or format", () => {
    for (let i = 0; i < 60; i += 1) {
      const spec = photo(kind, i, i * 7 + 1, (i * 1.7) % 24);
      const svg = drawScene(i % 3 === 0 ? { ...spec, width: 1600, height: 2400 } : spec);
      expect(svg, `picture ${i}`).not.toMatch(/NaN|Infinity|undefined|<text|font-family/);
    }
  });

  it("shows the subject's bib in every picture of a round", () => {
    // The digits' outlines, regardless of their position.
    const size = { horse: 11.5, car: 25, runner: 14 }[kind];
    const digits = textPath("274", { size, weight: 800 }).d;
    for (let seed = 0; seed < 6; seed += 1) expect(drawScene(photo(kind, 12, seed))).toContain(digits);
  });
});

describe("a subject", () => {
  it("keeps its horse and its colours, and others have theirs", () => {
    expect(horseSubject(4, "9")).toEqual(horseSubject(4, "9"));
    const coats = new Set(Array.from({ length: 40 }, (_, seed) => horseSubject(seed, "1").coat.base));
    const pads = new Set(Array.from({ length: 40 }, (_, seed) => horseSubject(seed, "1").outfit.pad));
    expect(coats.size).toBeGreaterThan(6);
    expect(pads.size).toBeGreaterThan(5);
  });
});

describe("renderScene", () => {
  it("gives a JPEG of the photograph's full size", async () => {
    const bytes = await renderScene({ ...photo("horse", 3, 2), width: 1200, height: 800 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 800 });
  });

  it("never draws larger than the original, and fills the whole frame", async () => {
    for (const kind of kinds) {
      const raw = await renderSceneRaw({ ...photo(kind, 5, 3), width: 480, height: 320 }, 1350);
      expect(raw).toMatchObject({ width: 480, height: 320 });
      const { channels } = await sharp(raw.data, { raw: { width: 480, height: 320, channels: 3 } }).stats();
      // A picture, not a solid colour: all channels vary.
      for (const channel of channels) expect(channel.stdev).toBeGreaterThan(15);
    }
  });

  it("is the same to the byte each time", async () => {
    const first = await renderSceneRaw(photo("runner", 8, 1), 300);
    const second = await renderSceneRaw(photo("runner", 8, 1), 300);
    expect(first.data.equals(second.data)).toBe(true);
  });

  it.each(advertDesigns)("draws the advert %s with the riders that it is given", async (design) => {
    const subject = { seed: 3, bib: "274" };
    const scene = { kind: "advert", design, subjects: [subject], width: 600, height: 400 } as const;
    const raw = await renderSceneRaw(scene, 600);
    expect(raw.width / raw.height).toBeCloseTo(1.5, 1);
    expect(drawScene(scene)).not.toMatch(/NaN|undefined|<text/);
    expect(drawScene(scene)).toContain(textPath("274", { size: 11.5, weight: 800 }).d);
  });
});

describe("the runners beside the subject", () => {
  it("are those that the scene names, and nobody else", () => {
    const bibOf = (bib: string) => textPath(bib, { size: 14, weight: 800 }).d;
    const others = ["101", "108", "115", "122"].map((bib, seed) => ({ seed, bib }));
    const shown = Array.from({ length: 40 }, (_, seed) => {
      const alone = drawScene(photo("runner", 12, seed));
      const among = drawScene({ ...photo("runner", 12, seed), others });
      for (const { bib } of others) expect(alone).not.toContain(bibOf(bib));
      return others.filter(({ bib }) => among.includes(bibOf(bib))).length;
    });
    expect(Math.max(...shown)).toBe(4);
    expect(Math.min(...shown)).toBe(0);
  });
});
