import fc from "fast-check";
import jsQR from "jsqr";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QRCode } from "../../src/ui/qr-code/QRCode.tsx";

/** The QR code as modules, true for dark, with its quiet zone. */
function modulesOf(value: string): boolean[][] {
  const svg = renderToStaticMarkup(<QRCode value={value} label="Code QR" />);
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const rows = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  return rows;
}

/** Decodes it as a camera would, at three pixels a module. */
function scan(rows: boolean[][]): string | undefined {
  const scale = 3;
  const side = rows.length * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  // Dark on light, as cameras expect: no inversion attempts.
  return jsQR(pixels, side, side, { inversionAttempts: "dontInvert" })?.data;
}

test("any address comes back whole from a decoder", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true, size: "small" }), (address) => {
      fc.pre(address.length < 400);
      expect(scan(modulesOf(address))).toBe(address);
    }),
    { numRuns: 8 },
  );
}, 20_000);

test("an order's address is read though a part of it is scratched", () => {
  const address = "https://dossard.example/order/7f3c1a52-9a7e-4b7e-8c54-2f1d6f0b9e11";
  const rows = modulesOf(address);
  const centre = Math.floor(rows.length / 2);
  for (let y = centre; y < centre + 5; y += 1) rows[y]?.fill(true, centre, centre + 5);
  expect(scan(rows)).toBe(address);
});

test.each(["D", "https://dossard.example", "x".repeat(300)])("four light modules lie around %s", (value) => {
  const rows = modulesOf(value);
  const light = (row: boolean[] | undefined) => row?.every((dark) => !dark);
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  for (const lines of [rows, columns]) {
    for (const edge of [...lines.slice(0, 4), ...lines.slice(-4)]) expect(light(edge)).toBe(true);
    expect(light(lines[4])).toBe(false);
    expect(light(lines.at(-5))).toBe(false);
  }
});
