import { expect, test } from "vitest";
import { hold, isHeld, mostHeld } from "../../src/ui/picture/heldImages.ts";

function elementOf() {
  const element = { isIn: true, remove: () => {} };
  element.remove = () => {
    element.isIn = false;
  };
  return element;
}
const holdNew = (src: string) => {
  const element = elementOf();
  hold(src, element as unknown as HTMLImageElement);
  return element;
};

test("an image is held without the row around it", () => {
  expect(isHeld("a.webp")).toBe(false);
  expect(holdNew("a.webp").isIn).toBe(false);
  expect(isHeld("a.webp")).toBe(true);
});

test("the image displayed longest ago goes first", () => {
  for (let nth = 0; nth < mostHeld; nth += 1) holdNew(`${nth}.webp`);
  holdNew("0.webp");
  holdNew("one more.webp");
  expect(isHeld("0.webp")).toBe(true);
  expect(isHeld("1.webp")).toBe(false);
  expect(isHeld("one more.webp")).toBe(true);
});
