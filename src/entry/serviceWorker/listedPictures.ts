import { answersCache } from "../../shop/keptOffline.ts";

const lists = "/api/anonymous/pictures";
const onePicture = /^\/api\/anonymous\/pictures\/([0-9a-f-]{36})$/;

/** The pictures of all kept lists, by uuid; null until one is looked for. */
let listed: Promise<ReadonlyMap<string, unknown>> | null = null;

/** Called with each response kept: the lists may have changed. */
export function forgetListed(): void {
  listed = null;
}

/** Responds to a call for one picture with what a kept list says of it; undefined to other calls, and if none has it. */
export async function answerListed({ url }: Request): Promise<Response | undefined> {
  const [, uuid] = onePicture.exec(new URL(url).pathname) ?? [];
  if (uuid === undefined) return undefined;
  listed ??= readLists();
  const picture = (await listed).get(uuid);
  return picture === undefined ? undefined : Response.json(picture);
}

async function readLists(): Promise<ReadonlyMap<string, unknown>> {
  const pictures = new Map<string, unknown>();
  const cache = await caches.open(answersCache);
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname !== lists) continue;
    const list: { uuid: string }[] = await (await cache.match(request))?.json();
    for (const picture of list ?? []) pictures.set(picture.uuid, picture);
  }
  return pictures;
}
