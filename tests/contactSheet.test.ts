import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ContactSheets, hashOf, placeOf } from "../.storybook/visual/contactSheet.ts";

let folder = "";
let sheets: ContactSheets;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dossard-contact-sheet-"));
  sheets = new ContactSheets(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A screenshot whose every pixel differs from those of another number. */
function screenshot(number: number, width = 40, height = 30): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 7 + number * 31) % 256;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const pixelsOf = async (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

async function write(names: readonly string[], taken: Record<string, Buffer>): Promise<void> {
  await sheets.write("ui-card", names, new Map(Object.entries(taken)));
}

describe("a contact sheet", () => {
  it("returns each picture to the last pixel, whatever its size and window", async () => {
    const taken = {
      b: await screenshot(1),
      a: await screenshot(2, 50, 10),
      "a.phone": await screenshot(3, 20, 60),
    };
    await write(Object.keys(taken), taken);
    for (const [name, png] of Object.entries(taken)) {
      expect((await sheets.read("ui-card", name)).data.equals(await pixelsOf(png))).toBe(true);
      expect(sheets.index("ui-card")[name]?.screenshot).toBe(hashOf(png));
    }
  });

  it("keeps pictures that were not taken again, removes those not named, and itself when none is left", async () => {
    const [kept, replaced, again] = [await screenshot(1), await screenshot(2), await screenshot(3, 90)];
    await write(["kept", "replaced", "removed"], { kept, replaced, removed: await screenshot(4) });
    await write(["kept", "replaced"], { replaced: again });
    expect(Object.keys(sheets.index("ui-card"))).toEqual(["kept", "replaced"]);
    expect((await sheets.read("ui-card", "kept")).data.equals(await pixelsOf(kept))).toBe(true);
    expect((await sheets.read("ui-card", "replaced")).data.equals(await pixelsOf(again))).toBe(true);
    await expect(sheets.read("ui-card", "removed")).rejects.toThrow("ui-card has no picture removed");
    await write([], {});
    expect(existsSync(join(folder, "ui-card.webp"))).toBe(false);
    expect(sheets.index("ui-card")).toEqual({});
  });

  it("stores equal pictures once", async () => {
    const same = await screenshot(1, 300, 300);
    await write(["a", "b", "c"], { a: same, b: same, c: same });
    const { width, height } = await sharp(join(folder, "ui-card.webp")).metadata();
    expect([width, height]).toEqual([300, 300]);
    expect((await sheets.read("ui-card", "c")).data.equals(await pixelsOf(same))).toBe(true);
  });

  it("of which little has changed keeps its former bytes, and shows how it is now, not how it was", async () => {
    const path = join(folder, "ui-card.webp");
    const noise = { raw: { width: 60, height: 50, channels: 3 } } as const;
    const [a, b] = await Promise.all([1, 2].map(() => sharp(randomBytes(9000), noise).png().toBuffer()));
    await write(["a", "b"], { a: a as Buffer, b: b as Buffer });
    const former = readFileSync(path).subarray(20);
    const dot = { input: await screenshot(9, 9, 9), left: 30, top: 20 };
    const dotted = await sharp(b).composite([dot]).png().toBuffer();
    const bytes = await sheets.write("ui-card", ["a", "b"], new Map([["b", dotted]]));

    const file = readFileSync(path);
    expect(file.includes(former)).toBe(true);
    expect(bytes).toBeLessThan(former.length / 4);
    expect(file.length - former.length - bytes).toBeLessThan(200);
    for (const [name, png] of Object.entries({ a: a as Buffer, b: dotted })) {
      expect((await new ContactSheets(folder).read("ui-card", name)).data.equals(await pixelsOf(png))).toBe(
        true,
      );
    }
    const { pages = 1 } = await sharp(file).metadata();
    const shown = (page: number) => sharp(file, { page }).ensureAlpha();
    const last = shown(pages - 1).extract({ left: 76, top: 0, width: 60, height: 50 });
    expect((await last.raw().toBuffer()).equals(await pixelsOf(dotted))).toBe(true);
    expect((await shown(0).raw().toBuffer()).every((value) => value === 0)).toBe(true);
  });

  it("is written whole where much has changed", async () => {
    await write(["a"], { a: await screenshot(1, 100, 90) });
    await write(["a"], { a: await screenshot(2, 100, 90) });
    expect((await sharp(join(folder, "ui-card.webp")).metadata()).pages).toBeUndefined();
  });

  it("that is too tall for its format says so, and the former one stays", async () => {
    await write(["a"], { a: await screenshot(1) });
    const tall = { b: await screenshot(2, 10, 9000), "b.phone": await screenshot(3, 10, 9000) };
    await expect(write(["a", "b", "b.phone"], tall)).rejects.toThrow("split the story file");
    expect(Object.keys(sheets.index("ui-card"))).toEqual(["a"]);
    expect((await sheets.read("ui-card", "a")).width).toBe(40);
  });
});

it("there is one for each story file and theme", () => {
  expect(placeOf("ui-card--default", "boutique", "desktop")).toEqual({ sheet: "ui-card", name: "default" });
  expect(placeOf("ui-card--default", "stand", "phone")).toEqual({
    sheet: "ui-card.stand",
    name: "default.phone",
  });
});
