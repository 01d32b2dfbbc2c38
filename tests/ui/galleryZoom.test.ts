import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largestWidth } from "../../src/ui/gallery/largestWidth.ts";
import {
  closeScale,
  closeView,
  panned,
  scaledTo,
  stepped,
  wholeView,
  type ZoomRoom,
} from "../../src/ui/gallery/zoom.ts";

/** A phone upright, its picture above the middle. */
const room: ZoomRoom = {
  window: { width: 400, height: 800 },
  whole: { left: 0, top: 200, width: 400, height: 300 },
  imageWidth: 1200,
};
const middle = { x: 200, y: 350 };
const points = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 200, max: 500 }) });

/** Where a side of the picture begins and ends. */
const sides = ({ whole }: ZoomRoom, { scale, x, y }: typeof wholeView) => {
  const across = { from: whole.left + whole.width / 2 + x, half: (whole.width * scale) / 2 };
  const down = { from: whole.top + whole.height / 2 + y, half: (whole.height * scale) / 2 };
  return [across, down].map(({ from, half }) => [from - half, from + half] as const);
};

describe("the zoom", () => {
  it("is close at a pixel of the image for each of CSS, and never less than twice the whole", () => {
    expect(closeScale(room)).toBe(3);
    expect(closeScale({ ...room, imageWidth: 500 })).toBe(2);
    expect(closeScale({ ...room, imageWidth: 0 })).toBe(2);
    expect(closeScale({ ...room, whole: { ...room.whole, width: 0 }, imageWidth: 0 })).toBe(2);
  });

  it("keeps what lies under the finger under it", () => {
    const at = { x: 230, y: 330 };
    const view = closeView(room, at);
    expect(view.scale).toBe(3);
    // The picture's point at that spot is drawn at its middle + offset + point x scale.
    expect(middle.x + view.x + (at.x - middle.x) * view.scale).toBeCloseTo(at.x);
    expect(middle.y + view.y + (at.y - middle.y) * view.scale).toBeCloseTo(at.y);
  });

  it("brings the picture's middle to the window's without a finger", () => {
    const view = closeView(room);
    expect([middle.x + view.x, middle.y + view.y]).toEqual([200, 400]);
  });

  it("goes from one to five, or to the close view if that is larger", () => {
    expect(scaledTo(wholeView, 40, room).scale).toBe(5);
    expect(scaledTo(wholeView, 40, { ...room, imageWidth: 2800 }).scale).toBe(7);
    expect(scaledTo({ scale: 2, x: 80, y: 20 }, 0.2, room)).toEqual(wholeView);
    expect(scaledTo({ scale: 2, x: 80, y: 20 }, 0.7, room, middle, 0.5).scale).toBe(0.7);
  });

  it("steps to the close view at once, then on, and back", () => {
    const close = stepped(wholeView, 1, room);
    expect(close).toEqual(closeView(room));
    const closer = stepped(close, 1, room);
    expect(closer.scale).toBe(4.5);
    expect(stepped({ ...wholeView, scale: 1.3 }, 1, room).scale).toBe(3);
    expect(stepped(closer, -1, room).scale).toBe(3);
    expect(stepped(stepped(closer, -1, room), -1, room)).toEqual(wholeView);
    expect(stepped(wholeView, -1, room)).toEqual(wholeView);
  });

  it("brings a picture that is smaller than the window to its middle, the closer the nearer", () => {
    const low = { ...room, imageWidth: 0 };
    const middleAt = (scale: number) => middle.y + scaledTo(wholeView, scale, low, middle).y;
    expect(middleAt(2)).toBe(400);
    expect(middleAt(1.5)).toBe(375);
    expect(middle.y + panned(closeView(low), { x: 0, y: 60 }, low).y).toBe(400);
  });

  it("never leaves a gap beside a picture that is larger than the window, nor cuts a smaller one", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 5, noNaN: true }), points, points, (scale, at, by) => {
        const zoomed = scaledTo(wholeView, scale, room, at, 0.5);
        const view = panned(zoomed, { x: by.x * 9 - 1800, y: by.y * 9 - 3000 }, room);
        const [across, down] = sides(room, view);
        for (const [side, window] of [
          [across, room.window.width],
          [down, room.window.height],
        ] as const) {
          const [from = 0, to = 0] = side ?? [];
          const isLarger = to - from > window;
          const [first, last] = isLarger ? [from, window] : [0, to];
          expect(first).toBeLessThanOrEqual((isLarger ? 0 : from) + 1e-6);
          expect(last).toBeLessThanOrEqual((isLarger ? to : window) + 1e-6);
        }
      }),
    );
  });

  it("does not pan what is whole", () => {
    expect(panned(wholeView, { x: 30, y: 30 }, room)).toEqual(wholeView);
  });
});

describe("the largest width of a srcset", () => {
  it("is read from its descriptors", () => {
    expect(largestWidth("a.webp 400w, b.webp 1350w, c.webp 600w")).toBe(1350);
    expect(largestWidth("a.webp 2x")).toBeUndefined();
    expect(largestWidth(undefined)).toBeUndefined();
  });
});
