import { delay, HttpResponse, http } from "msw";
import { drawnImage, headersOf } from "../drawings/images.ts";

/** The images of every story. Under test the same come from Vite (.storybook/visual/imageStore.ts). */
export const images = http.get(/\/(thumbnails|images)\//, async ({ request }) => {
  const image = drawnImage(new URL(request.url).pathname);
  if (!image) return undefined;
  await delay(image.lateMs);
  return new HttpResponse(image.status === 200 ? image.svg : null, {
    status: image.status,
    headers: headersOf(image),
  });
});
