import { expect, it, vi } from "vitest";
import { importPart, PartUnavailable } from "../../src/browser/importPart.ts";

const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));

const dropped = new TypeError("error loading dynamically imported module: https://shop.example/assets/x.js");
const faultOf = (load: () => Promise<unknown>) => importPart(load).catch((error: unknown) => error);

it("a part that cannot be imported is one of another build", async () => {
  const fault = await faultOf(() => Promise.reject(dropped));
  expect(fault).toBeInstanceOf(PartUnavailable);
  expect(fault).toMatchObject({ isOutdated: true, cause: dropped });
});

it("a part whose import the browser drops as the page is left is not, and the next one is again", async () => {
  const leave = async () => {
    page.dispatchEvent(new Event("beforeunload"));
    throw dropped;
  };
  expect(await faultOf(leave)).toMatchObject({ isOutdated: false });
  expect(await faultOf(() => Promise.reject(dropped))).toMatchObject({ isOutdated: true });
});

it("what a part's own code throws is its own", async () => {
  const own = new RangeError("no such place");
  expect(await faultOf(() => Promise.reject(own))).toBe(own);
});
