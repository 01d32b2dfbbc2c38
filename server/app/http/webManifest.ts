import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import sharp from "sharp";
import { themeValues } from "../../../src/ui/theme/values.ts";
import type { Services } from "../../core/services.ts";
import type { Settings } from "../../core/settings.ts";

const ownMark = readFileSync(join(import.meta.dirname, "../../../public/favicon.svg"));

/** Width of an icon's mark as a part of the icon. A mask may leave a circle of 80 % of it, which holds this square. */
const markWidths = { any: 0.84, maskable: 0.56 } as const;
type Purpose = keyof typeof markWidths;
const purposes: Purpose[] = ["any", "maskable"];
/** Pixels. */
const sizes = [192, 512];

const colorOf = ({ placeWhat }: Settings) =>
  themeValues[placeWhat === "truck" ? "stand" : "boutique"].color.canvas;

/** Returns where the icons are: the address changes with what they show. */
function iconFolder(settings: Settings): string {
  const mark = settings.brand.logo?.bytes ?? ownMark;
  const digest = createHash("sha256").update(mark).update(colorOf(settings)).digest("hex").slice(0, 16);
  return `/icons/${digest}`;
}

const iconName = (purpose: Purpose, size: number) => `${purpose}-${size}.png`;

/** Draws the mark in the middle of a square. Throws if the mark cannot be read. @param size pixels */
async function drawIcon(mark: Buffer, background: string, purpose: Purpose, size: number): Promise<Buffer> {
  const room = Math.round(size * markWidths[purpose]);
  const { format, width, height } = await sharp(mark).metadata();
  // A drawing is rendered at the size of the icon; 72 dots an inch is its own.
  const density = Math.min(7200, Math.max(1, (72 * room) / Math.max(width, height)));
  const drawn = await sharp(mark, format === "svg" ? { density } : {})
    .resize(room, room, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
  const icon = sharp({ create: { width: size, height: size, channels: 3, background } });
  return icon
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

/** Serves what makes the shop installable: its web app manifest and its icons, from the photographer's logo or Dossard's mark. */
export function mountWebManifest(app: Hono, { settings, log }: Services): void {
  const folder = iconFolder(settings);
  const color = colorOf(settings);
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = (purpose: Purpose, size: number) =>
    drawIcon(settings.brand.logo?.bytes ?? ownMark, color, purpose, size).catch((fault) => {
      log.warn({ err: fault }, "the logo cannot be drawn as an icon");
      return drawIcon(ownMark, color, purpose, size);
    });

  app.get("/manifest.webmanifest", (c) => {
    c.header("content-type", "application/manifest+json");
    c.header("cache-control", "public, max-age=3600");
    return c.body(JSON.stringify(manifestOf(settings)));
  });
  for (const purpose of purposes) {
    for (const size of sizes) {
      const address = `${folder}/${iconName(purpose, size)}`;
      app.get(address, async (c) => {
        const icon = drawn.get(address) ?? draw(purpose, size);
        drawn.set(address, icon);
        c.header("content-type", "image/png");
        c.header("cache-control", "public, max-age=31536000, immutable");
        return c.body(new Uint8Array(await icon));
      });
    }
  }
}

function manifestOf(settings: Settings) {
  const { name } = settings.brand;
  const color = colorOf(settings);
  return {
    id: "/",
    name: `${name}, les photos de vos événements`,
    short_name: name,
    lang: "fr",
    dir: "ltr",
    start_url: "/search",
    scope: "/",
    display: "standalone",
    theme_color: color,
    background_color: color,
    icons: purposes.flatMap((purpose) =>
      sizes.map((size) => ({
        src: `${iconFolder(settings)}/${iconName(purpose, size)}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
}

/** Returns the head's tags with which a browser offers to install the shop. */
export const manifestTags = (settings: Settings): string =>
  `<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="${iconFolder(settings)}/${iconName("any", 192)}">`;
