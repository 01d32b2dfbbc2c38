import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "playwright/test";
import type { Event } from "../../src/api/contract/catalogueEntities.ts";
import { type Engine, keys, read } from "./engine.ts";
import { eventually } from "./eventually.ts";
import { journey } from "./fixtures.ts";

/** Opens the pictures of a large event and waits until the shop has hydrated them. */
async function openPictures(engine: Engine, shop: string): Promise<void> {
  const events = (await (await fetch(`${shop}/api/anonymous/events`)).json()) as Event[];
  const event = events.find(({ totalPictureCount }) => totalPictureCount > 500);
  await engine.goTo(`${shop}/search?event=${event?.uuid}&mode=pictures`);
  await eventually(async () => {
    const rows = await read(engine, () =>
      document.querySelector("[role=grid]")?.getAttribute("aria-rowcount"),
    );
    assert.ok(rows && rows !== "-1", "The pictures are not the shop's own");
  });
}

/** Returns the first picture entirely in view, and its place. Throws while there is none. */
async function firstSeen(engine: Engine) {
  const seen = await read(engine, () => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const found = [...document.querySelectorAll("[data-place]")].find((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return top >= Math.max(0, header) && bottom <= innerHeight && cell.querySelector("button");
    });
    if (!found) return null;
    const { top, left, width, height } = found.getBoundingClientRect();
    const name = found.querySelector("button")?.getAttribute("aria-label") ?? "";
    return { name, top: Math.round(top), x: left + width / 2, y: top + height / 2 };
  });
  assert.ok(seen, "No picture is in view");
  return seen;
}

/** Checks that the same picture is at the same place, now and a moment later. */
async function isWhereItWas(engine: Engine, { name, top }: { name: string; top: number }) {
  const look = async () => {
    const now = await firstSeen(engine);
    assert.deepEqual([now.name, now.top], [name, top]);
  };
  await eventually(look);
  await eventually(async () => {
    const state = await read(engine, () => document.readyState);
    assert.equal(state, "complete");
  });
  await sleep(1000);
  await look();
}

journey(
  "a reload and Back come back to the same picture",
  async ({ visitor: { engine }, mainShop }) => {
    await openPictures(engine, mainShop.url);
    for (const scroll of [() => window.scrollTo(0, 1500), () => window.scrollTo(0, 4321)]) {
      await read(engine, scroll);
      const seen = await eventually(() => firstSeen(engine));
      await isWhereItWas(engine, seen);
      await engine.reload();
      await isWhereItWas(engine, seen);
      await engine.goTo(`${mainShop.url}/favicon.svg`);
      await engine.back();
      await isWhereItWas(engine, seen);
    }
  },
  // Pages that are left while they load tell of dropped requests.
  { mayComplain: true },
);

const isOnPicture = () => document.activeElement?.closest("[data-place]") !== null;

// A phone has no arrows.
journey(
  "focus that arrows move after a press has its ring",
  async ({ visitor, mainShop }) => {
    const { engine } = visitor;
    await openPictures(engine, mainShop.url);
    await read(engine, () => window.scrollTo(0, 900));
    const { x, y } = await eventually(() => firstSeen(engine));
    await engine.press(x, y);
    await visitor.see("dialog", /./);
    await visitor.look("picture");
    await engine.type(keys.escape);
    await visitor.miss("dialog", /./);
    await expect.poll(() => read(engine, isOnPicture)).toBe(true);
    await engine.type(keys.arrowRight);
    const isRinged = () =>
      read(engine, () => {
        const focused = document.activeElement;
        const frame = focused?.closest("[data-place]") ? focused.parentElement : null;
        return frame !== null && getComputedStyle(frame).outlineStyle === "solid";
      });
    await expect.poll(isRinged).toBe(true);
  },
  { windowNames: ["desktop"] },
);
