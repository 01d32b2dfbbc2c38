import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeScale, panned, scaledTo, stepped, wholeView } from "../../src/ui/gallery/zoom.ts";

const stage = { width: 600, height: 400 };
const points = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -200, max: 200 }) });

describe("the zoom", () => {
  it("keeps what lies under the finger under it", () => {
    const at = { x: 100, y: -50 };
    const view = scaledTo(wholeView, closeScale, stage, at);
    // The photograph's point at that spot is drawn at shift + point x scale.
    expect(view.x + at.x * view.scale).toBeCloseTo(at.x);
    expect(view.y + at.y * view.scale).toBeCloseTo(at.y);
  });

  it("goes from one to five, and back to the whole", () => {
    expect(scaledTo(wholeView, 40, stage).scale).toBe(5);
    expect(scaledTo({ scale: 2, x: 80, y: 20 }, 0.2, stage)).toEqual(wholeView);
    expect(stepped(stepped(wholeView, 1, stage), -1, stage)).toEqual(wholeView);
    expect(stepped(wholeView, -1, stage)).toEqual(wholeView);
  });

  it("never shows beyond the photograph", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5, noNaN: true }), points, points, (scale, at, by) => {
        const view = panned(scaledTo(wholeView, scale, stage, at), { x: by.x * 9, y: by.y * 9 }, stage);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((stage.width * (view.scale - 1)) / 2);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((stage.height * (view.scale - 1)) / 2);
      }),
    );
  });

  it("does not pan what is whole", () => {
    expect(panned(wholeView, { x: 30, y: 30 }, stage)).toEqual(wholeView);
  });
});
