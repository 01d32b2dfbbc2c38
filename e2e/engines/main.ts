// `npm run engines`: checks behaviour that differs in engines other than Chromium's, with Debian's packages of them.
import assert from "node:assert/strict";
import { startShop } from "../support/shop.ts";
import { type Engine, eventually } from "./engine.ts";
import { missingFirefox, openFirefox } from "./firefox.ts";
import { missingWebKit, openWebKit } from "./webkit.ts";

const engines = [
  { name: "Firefox", missing: missingFirefox(), open: openFirefox },
  { name: "WebKit", missing: missingWebKit(), open: openWebKit },
];
const tell = (line: string) => process.stdout.write(`${line}\n`);
const arrowRight = "\uE014";

/** Opens the pictures page and waits until the shop has hydrated it. */
async function open({ goTo, read }: Engine, pictures: string) {
  await goTo(pictures);
  await eventually(async () => {
    const rows = await read(() => document.querySelector("[role=grid]")?.getAttribute("aria-rowcount"));
    assert.ok(rows && rows !== "-1", "The pictures are not the shop's own");
  });
}

/** Returns the first picture entirely in view, and its place. Throws while there is none. */
async function firstSeen({ read }: Engine) {
  const seen = await read(() => {
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
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await look();
}

const checks: [
  name: string,
  check: (engine: Engine, shop: string, pictures: string) => Promise<string | null>,
][] = [
  [
    "a reload and Back from another document come back to the same picture",
    async (engine, shop, pictures) => {
      await open(engine, pictures);
      for (const scroll of [() => window.scrollTo(0, 1500), () => window.scrollTo(0, 4321)]) {
        await engine.read(scroll);
        const seen = await eventually(() => firstSeen(engine));
        await isWhereItWas(engine, seen);
        await engine.reload();
        await isWhereItWas(engine, seen);
        await engine.goTo(`${shop}/favicon.svg`);
        await engine.back();
        await isWhereItWas(engine, seen);
      }
      return null;
    },
  ],
  [
    "focus that arrows move after a click has its ring",
    async (engine, _, pictures) => {
      await open(engine, pictures);
      // Without a screen, Firefox's window is never active: nothing in it can show focus.
      if (!(await engine.read(() => document.hasFocus()))) return "skipped, its window is not active";
      await engine.read(() => window.scrollTo(0, 900));
      const { x, y } = await eventually(() => firstSeen(engine));
      await engine.press(x, y);
      await eventually(async () =>
        assert.ok(await engine.read(() => document.querySelector("[role=dialog]") !== null), "No dialog"),
      );
      await engine.key("\uE00C");
      await eventually(async () =>
        assert.ok(
          await engine.read(() => document.querySelector("[role=dialog]") === null),
          "Still a dialog",
        ),
      );
      await engine.key(arrowRight);
      const isRinged = await engine.read(() => {
        const focused = document.activeElement;
        const frame = focused?.closest("[data-place]") ? focused.parentElement : null;
        return frame !== null && getComputedStyle(frame).outlineStyle === "solid";
      });
      assert.ok(isRinged, "No ring");
      return null;
    },
  ],
];

async function tryEngine(engine: Engine, shop: string, pictures: string): Promise<number> {
  let failures = 0;
  for (const [name, check] of checks) {
    try {
      const skipped = await check(engine, shop, pictures);
      tell(`${engine.name}: ${name}${skipped ? ` (${skipped})` : ""}`);
    } catch (fault) {
      failures++;
      tell(`${engine.name}: FAILED: ${name}\n${fault instanceof Error ? fault.message : fault}`);
    }
  }
  return failures;
}

const found = engines.filter(({ name, missing }) => {
  if (missing) tell(`${name} is not installed: apt-get install --no-install-recommends ${missing}`);
  return !missing;
});
if (found.length > 0) {
  const shop = process.env.SHOP_URL ? null : await startShop({ place: "main" });
  const url = shop?.url ?? String(process.env.SHOP_URL);
  const events = (await (await fetch(`${url}/api/anonymous/events`)).json()) as {
    uuid: string;
    totalPictureCount: number;
  }[];
  const event = events.find(({ totalPictureCount }) => totalPictureCount > 500);
  const pictures = `${url}/search?event=${event?.uuid}&mode=pictures`;
  let failures = 0;
  for (const { open } of found) {
    const engine = await open();
    try {
      failures += await tryEngine(engine, url, pictures);
    } finally {
      await engine.close();
    }
  }
  await shop?.stop();
  process.exitCode = failures === 0 ? 0 : 1;
}
