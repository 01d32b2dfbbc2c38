import type { Tx } from "../server/db/database.ts";
import type { FilterTypeCode } from "../server/import/filterTypes.ts";
import { slug } from "../src/domain/pictures/searchKey.ts";
import { bulkInsert } from "./bulkInsert.ts";
import type { DemoEvent } from "./demoEvents.ts";
import { joinNames } from "./demoLinks.ts";
import { picturesOf } from "./demoPictures.ts";
import { placeContests, roundsOf, timeZone } from "./demoRounds.ts";
import { startersOfEvent } from "./demoStarters.ts";
import { demoUuid } from "./demoUuid.ts";

interface Surroundings {
  now: Date;
  pricingId: number;
  types: Record<FilterTypeCode, string>;
  /** 1: all of the event's starts; 0.1: a tenth. */
  scale: number;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Seeds one event of the demonstration with contests, pictures and names. Returns its number of pictures. */
export async function seedEvent(tx: Tx, event: DemoEvent, surroundings: Surroundings): Promise<number> {
  const { now, pricingId, types, scale } = surroundings;
  const eventUuid = demoUuid("event", event.key);
  const placed = placeContests(event, now);
  const starters = startersOfEvent(event);
  let number = 1;
  const contests = placed.map((place) => {
    const pictures = roundsOf(event, place, starters, scale).flatMap((round) => {
      const taken = picturesOf(round, number);
      number += taken.length;
      return taken;
    });
    return { place, pictures };
  });
  const pictures = contests.flatMap((contest) => contest.pictures);

  const start = Math.min(...placed.map((place) => place.start));
  const end = Math.max(...placed.map((place) => place.end));
  await tx
    .insertInto("event")
    .values({
      uuid: eventUuid,
      isVisible: event.isVisible,
      isDisplaySelected: event.isDisplaySelected,
      hasClickAndCollect: event.hasClickAndCollect,
      pricingId,
      label: event.label,
      labelSlug: slug(event.label),
      category: event.category,
      year: Number(new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(start)),
      thumbnailFile: `${eventUuid.slice(0, 13)}.webp`,
      start: iso(start),
      end: iso(end),
      totalPictureCount: pictures.length,
      defaultFrameUuid: null,
      timeZone,
    })
    .execute();
  await bulkInsert(
    tx,
    "contest",
    contests.map(({ place, pictures: own }) => ({
      uuid: place.uuid,
      isVisible: true,
      label: place.contest.label,
      labelSlug: slug(place.contest.label, 200),
      eventUuid,
      start: iso(place.start),
      end: iso(place.end),
      totalPictureCount: own.length,
    })),
  );
  await bulkInsert(
    tx,
    "picture",
    pictures.map(({ row }) => row),
  );
  await joinNames(tx, eventUuid, pictures, types);
  return pictures.length;
}
