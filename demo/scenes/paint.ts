import { withDecoder } from "../../server/images/decoder.ts";
import { encodeAt, watermarked } from "../../server/images/derive.ts";
import { renderScene, renderSceneRaw } from "./renderScene.ts";
import type { SceneSpec } from "./sceneFile.ts";

/** The JPEG of a scene's full size. */
export const paintOriginal = (scene: SceneSpec): Promise<Buffer> => withDecoder(() => renderScene(scene));

/** A watermarked WebP, drawn at the very size asked for: a screen of thumbnails must not wait for full views. */
export const paintPreview = (scene: SceneSpec, width: number): Promise<Buffer> =>
  withDecoder(async () => encodeAt(await watermarked(await renderSceneRaw(scene, width)), width));

/** Long side of covers and adverts in pixels. */
const plainWidth = 1200;

/** An advert or a cover as a WebP without watermark. */
export const paintPlainImage = (scene: SceneSpec): Promise<Buffer> =>
  withDecoder(async () => encodeAt(await renderSceneRaw(scene, plainWidth), plainWidth));
