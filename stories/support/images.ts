import { delay, HttpResponse, http } from "msw";
import { drawnImage, headersOf } from "../drawings/images.ts";

/** Serves the images of every story. Under test, Vite serves them (.storybook/visual/imageStore.ts). */
export const images = http.get(/\/(thumbnails|images)\//, async ({ request }) => {
  const image = drawnImage(new URL(request.url).pathname);
  if (!image) return undefined;
  await delay(image.lateMs);
  return new HttpResponse(image.status === 200 ? image.svg : null, {
    status: image.status,
    headers: headersOf(image),
  });
});
