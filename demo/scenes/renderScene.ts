import sharp from "sharp";
import type { RawPicture } from "../../server/images/derive.ts";
import { drawScene } from "./drawScene.ts";
import { createRandom } from "./random.ts";
import type { SceneSpec } from "./sceneFile.ts";

const grainSize = 256;
let grain: Buffer | undefined;

/** Film grain: grey noise around the middle, drawn once and applied as a tile. */
function grainTile(): Buffer {
  if (grain) return grain;
  const random = createRandom("grain");
  grain = Buffer.alloc(grainSize * grainSize * 3);
  for (let i = 0; i < grain.length; i += 3) {
    const noise = 128 + (random.next() + random.next() + random.next() - 1.5) * 16;
    grain.fill(noise, i, i + 3);
  }
  return grain;
}

/** Returns the pixels of a scene with a long side of at most `longSide`, drawn at exactly that size. */
export async function renderSceneRaw(spec: SceneSpec, longSide: number): Promise<RawPicture> {
  const scale = Math.min(1, longSide / Math.max(spec.width, spec.height));
  const width = Math.max(1, Math.round(spec.width * scale));
  const height = Math.max(1, Math.round(spec.height * scale));
  const overscan = spec.kind === "advert" ? 0 : Math.ceil(Math.max(width, height) * 0.016);
  const drawn = sharp(Buffer.from(drawScene({ ...spec, width, height }, overscan))).extract({
    left: overscan,
    top: overscan,
    width,
    height,
  });
  if (spec.kind === "advert" || width < grainSize || height < grainSize)
    return { data: await drawn.removeAlpha().raw().toBuffer(), width, height };
  const data = await drawn
    .removeAlpha()
    .composite([
      {
        input: grainTile(),
        raw: { width: grainSize, height: grainSize, channels: 3 },
        tile: true,
        blend: "soft-light",
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Maximum drawn long side of an original; librsvg's blurs take half a minute at 24 megapixels. */
const drawnLongSide = 2700;

/** Renders the scene as a JPEG of its full size: the "original" of a demonstration's picture, enlarged beyond 2700 px. */
export async function renderScene(spec: SceneSpec): Promise<Buffer> {
  const { data, width, height } = await renderSceneRaw(spec, drawnLongSide);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(spec.width, spec.height, { fit: "fill", kernel: "cubic" })
    .jpeg({ quality: 88 })
    .toBuffer();
}
