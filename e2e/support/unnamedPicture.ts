import { type APIRequestContext, expect } from "playwright/test";
import type { Shop } from "./shop.ts";

interface Named {
  uuid: string;
  value: string;
  filterTypeUuid: string;
}

/**
 * Takes every name off a picture of a rider who has others, and returns it with the rider.
 * @param offset index of the picture in the last large event, from 0
 */
export async function takeNamesOff(request: APIRequestContext, shop: Shop, offset: number) {
  const get = async <Body>(path: string) =>
    (await (await request.get(`${shop.url}/api/anonymous/${path}`)).json()) as Body;
  const events = await get<{ uuid: string; totalPictureCount: number }[]>("events");
  const event = events.findLast(({ totalPictureCount }) => totalPictureCount > 50)?.uuid ?? "";
  const types = await get<{ uuid: string; code: string }[]>("filterTypes");
  const codeOf = new Map(types.map(({ uuid, code }) => [uuid, code]));
  const [first] = await get<{ uuid: string }[]>(`pictures?eventUuid=${event}&limit=1&offset=${offset}`);
  const names = await get<Named[]>(`filterValues/inPicture?pictureUuid=${first?.uuid}`);
  const rider = names.find(({ filterTypeUuid }) => codeOf.get(filterTypeUuid) === "rider");
  const own = await get<{ uuid: string; name: string }[]>(
    `pictures?eventUuid=${event}&filterValueUuid=${rider?.uuid}`,
  );
  expect(own.length).toBeGreaterThan(1);
  const picture = own.find(({ uuid }) => uuid === first?.uuid) ?? { uuid: "", name: "" };
  for (const { value, filterTypeUuid } of names) {
    const type = codeOf.get(filterTypeUuid) ?? "";
    const detached = await shop.dossard("names", "detach", type, value, "--picture", picture.uuid);
    expect(detached.output).toContain("est retiré de 1 photo");
  }
  return {
    ...picture,
    rider,
    names,
    search: `${shop.url}/search?mode=pictures&event=${event}&value=${rider?.uuid}`,
  };
}
