import { withDecoder } from "../../server/images/decoder.ts";
import { encodeAt, watermarked } from "../../server/images/derive.ts";
import { renderScene, renderSceneRaw } from "./renderScene.ts";
import type { SceneSpec } from "./sceneFile.ts";

/** Paints the JPEG of a scene at full size. */
export const paintOriginal = (scene: SceneSpec): Promise<Buffer> => withDecoder(() => renderScene(scene));

/** Paints a watermarked WebP at exactly the requested size: a screen of thumbnails must not wait for full views. */
export const paintPreview = (scene: SceneSpec, width: number): Promise<Buffer> =>
  withDecoder(async () => encodeAt(await watermarked(await renderSceneRaw(scene, width)), width));

/** Paints an advert or a cover as a WebP without watermark. @param width long side in pixels */
export const paintPlainImage = (scene: SceneSpec, width: number): Promise<Buffer> =>
  withDecoder(async () => encodeAt(await renderSceneRaw(scene, width), width));
