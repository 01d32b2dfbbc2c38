import { describe, expect, it } from "vitest";
import { renderSceneRaw } from "../../../demo/scenes/renderScene.ts";
import { sceneColours } from "../../../demo/scenes/sceneColours.ts";
import type { PhotoScene } from "../../../demo/scenes/sceneFile.ts";
import { coloursOf } from "../../../server/images/derive.ts";

const scenes = (["horse", "car", "runner"] as const).flatMap((kind) =>
  [7, 10, 14, 19].map((hour, index): PhotoScene => {
    const subject = { seed: 40 + index, bib: "12" };
    return { kind, subject, seed: 900 + index, hour, width: 60, height: 40 };
  }),
);

const parts = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

/** Mean distance between colours, 0 to 442. */
function distance(some: readonly string[], others: readonly string[]): number {
  const each = some.map((colour, index) => {
    const other = parts(others[index] ?? "#000000");
    return Math.hypot(...parts(colour).map((part, channel) => part - (other[channel] ?? 0)));
  });
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

describe("the colours of a drawn photograph", () => {
  it("are near those of the drawing, nearer than those of other pictures", async () => {
    const drawn = await Promise.all(scenes.map(async (scene) => coloursOf(await renderSceneRaw(scene, 60))));
    let own = 0;
    let other = 0;
    for (const [index, scene] of scenes.entries()) {
      const told = sceneColours(scene);
      expect(told).toHaveLength(3);
      own += distance(told, drawn[index] ?? []) / scenes.length;
      other += distance(told, drawn[(index + 5) % scenes.length] ?? []) / scenes.length;
    }
    expect(own).toBeLessThan(30);
    expect(own).toBeLessThan(other * 0.8);
  });

  it("are the same each time", () => {
    for (const scene of scenes) expect(sceneColours(scene)).toEqual(sceneColours({ ...scene }));
  });

  it("follow the ground: sand and grass are told apart", () => {
    const grounds = Array.from({ length: 40 }, (_, seed) => {
      const scene = {
        kind: "horse",
        subject: { seed: 3, bib: "" },
        seed,
        hour: 12,
        width: 60,
        height: 40,
      } as const;
      const [red = 0, green = 0] = parts(sceneColours(scene)[2] ?? "");
      return green > red ? "grass" : "sand";
    });
    expect(new Set(grounds)).toEqual(new Set(["grass", "sand"]));
  });
});
