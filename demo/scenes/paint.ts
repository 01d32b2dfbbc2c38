import { withDecoder } from "../../server/images/decoder.ts";
import { encodeAt, watermarked } from "../../server/images/derive.ts";
import { renderScene, renderSceneRaw } from "./renderScene.ts";
import type { SceneSpec } from "./sceneFile.ts";

/** Paints the JPEG of a scene at full size. */
export const paintOriginal = (scene: SceneSpec): Promise<Buffer> => withDecoder(() => renderScene(scene));

/** Paints a watermarked WebP at exactly the requested size: a screen of thumbnails must not wait for full views. */
export const paintPreview = (scene: SceneSpec, width: number): Promise<Buffer> =>
  withDecoder(async () => encodeAt(await watermarked(await renderSceneRaw(scene, width)), width));

/** Long side of covers and adverts in pixels. */
const plainWidth = 1200;

/** Paints an advert or a cover as a WebP without watermark. */
export const paintPlainImage = (scene: SceneSpec): Promise<Buffer> =>
  withDecoder(async () => encodeAt(await renderSceneRaw(scene, plainWidth), plainWidth));
