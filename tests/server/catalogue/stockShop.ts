import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";
import type { TestShop } from "../support/testShop.ts";

/** A test shop's stock: two events of one pricing (one hidden), one of another, pictures, names, products. */
export type Stock = Awaited<ReturnType<typeof stockShop>>;

const period = { start: "2026-05-01T08:00:00.000Z", end: "2026-05-02T18:00:00.000Z" };

/** Fills an empty test shop through its database. Returns the UUIDs of its content. */
export async function stockShop({ services: { db } }: TestShop) {
  async function pricing(label: string): Promise<number> {
    return (await db.insertInto("pricing").values({ label }).returning("id").executeTakeFirstOrThrow()).id;
  }
  async function event(label: string, pricingId: number, start: string, isVisible = true): Promise<string> {
    const { uuid } = await db
      .insertInto("event")
      .values({
        pricingId,
        label,
        labelSlug: slug(label),
        category: "equestre",
        year: 2026,
        ...period,
        start,
        isVisible,
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    return uuid;
  }
  async function contest(eventUuid: string, label: string, isVisible = true): Promise<string> {
    const { uuid } = await db
      .insertInto("contest")
      .values({ eventUuid, label, labelSlug: slug(label, 200), ...period, isVisible })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    return uuid;
  }
  async function picture(contestUuid: string, name: string, takenAt: string | null, isDeleted = false) {
    const { eventUuid } = await db
      .selectFrom("contest")
      .select("eventUuid")
      .where("uuid", "=", contestUuid)
      .executeTakeFirstOrThrow();
    const { uuid } = await db
      .insertInto("picture")
      .values({
        name,
        imageFile: `${name}.jpg`,
        thumbnailFile: `${name}.webp`,
        rawFileName: name,
        rawFileExtension: "jpg",
        rawFileType: "image/jpeg",
        width: 6000,
        height: 4000,
        kbSize: 9000,
        orientation: 1,
        takenAt,
        eventUuid,
        contestUuid,
        originalKey: `originals/${name}.jpg`,
        isDeleted,
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    if (!isDeleted) {
      await db
        .updateTable("contest")
        .set((of) => ({ totalPictureCount: of("totalPictureCount", "+", 1) }))
        .where("uuid", "=", contestUuid)
        .execute();
    }
    return uuid;
  }
  async function name(filterTypeUuid: string, value: string, pictures: string[]): Promise<string> {
    const { uuid } = await db
      .insertInto("filterValue")
      .values({ filterTypeUuid, value, valueSlug: slug(value, 200), searchKey: searchKey(value) })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    for (const pictureUuid of pictures) {
      await db.insertInto("pictureFilterValue").values({ pictureUuid, filterValueUuid: uuid }).execute();
    }
    const shown = await db
      .selectFrom("picture")
      .select(["eventUuid", (of) => of.fn.countAll<number>().as("pictureCount")])
      .where("uuid", "in", pictures)
      .groupBy("eventUuid")
      .execute();
    await db
      .insertInto("eventFilterValue")
      .values(shown.map((count) => ({ ...count, filterValueUuid: uuid })))
      .execute();
    return uuid;
  }
  async function filterType(code: string, label: string): Promise<string> {
    return (
      await db.insertInto("filterType").values({ code, label }).returning("uuid").executeTakeFirstOrThrow()
    ).uuid;
  }

  const horsePricing = await pricing("Équestre");
  const carPricing = await pricing("Automobile");
  const events = {
    rosieres: await event("Rosières", horsePricing, "2026-05-01T08:00:00.000Z"),
    rally: await event("Rallye des Monts", carPricing, "2026-06-01T08:00:00.000Z"),
    hidden: await event("Privé", horsePricing, "2026-07-01T08:00:00.000Z", false),
  };
  const contests = {
    morning: await contest(events.rosieres, "Épreuve n° 1 - Cœur d’or"),
    afternoon: await contest(events.rosieres, "Grand Prix"),
    hidden: await contest(events.rosieres, "Essais", false),
    stage: await contest(events.rally, "Spéciale 1"),
    ofHidden: await contest(events.hidden, "Épreuve privée"),
  };
  const pictures = {
    second: await picture(contests.morning, "IMG_2", "2026-05-01T09:00:02.000Z"),
    first: await picture(contests.morning, "IMG_1", "2026-05-01T09:00:01.000Z"),
    undated: await picture(contests.morning, "IMG_0", null),
    later: await picture(contests.afternoon, "IMG_3", "2026-05-01T15:00:00.000Z"),
    deleted: await picture(contests.morning, "IMG_4", "2026-05-01T09:00:03.000Z", true),
    inHiddenContest: await picture(contests.hidden, "IMG_5", "2026-05-01T09:00:04.000Z"),
    inHiddenEvent: await picture(contests.ofHidden, "IMG_6", "2026-07-01T09:00:00.000Z"),
    car: await picture(contests.stage, "CAR_1", "2026-06-01T09:00:00.000Z"),
  };
  const types = { rider: await filterType("rider", "Cavalier"), horse: await filterType("horse", "Cheval") };
  const names = {
    zoe: await name(types.rider, "Zoé Lefèvre", [pictures.first, pictures.second]),
    lefevre: await name(types.rider, "Lefèvre Hugo", [pictures.later, pictures.car]),
    eclair: await name(types.horse, "Éclair du Lys", [pictures.first, pictures.later]),
    secret: await name(types.horse, "Éclair Secret", [pictures.inHiddenEvent]),
  };

  async function product(label: string, nature: "sp" | "multi" | "filter", pricingId: number) {
    const { uuid } = await db
      .insertInto("product")
      .values({
        pricingId,
        nature,
        label,
        grp1_count: nature === "sp" ? 1 : nature === "multi" ? 3 : null,
        filter1_nature: nature === "filter" ? "contest" : null,
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    return uuid;
  }
  async function variant(productUuid: string, grp1_format: "15_22" | "20_30" | "high", base_price: number) {
    const isLarge = grp1_format === "20_30";
    const { uuid } = await db
      .insertInto("productVariant")
      .values({
        productUuid,
        grp1_format,
        base_price,
        mat_option: isLarge ? 300 : null,
        satin_option: isLarge ? 350 : null,
        numeric_option: isLarge ? 1000 : null,
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    return uuid;
  }
  const products = {
    print: await product("Tirage", "sp", horsePricing),
    file: await product("Fichier", "sp", horsePricing),
    pack: await product("Pack 3 tirages", "multi", horsePricing),
    whole: await product("L’épreuve entière", "filter", horsePricing),
    carPrint: await product("Tirage", "sp", carPricing),
  };
  const variants = {
    large: await variant(products.print, "20_30", 1500),
    small: await variant(products.print, "15_22", 905),
    file: await variant(products.file, "high", 2900),
    pack: await variant(products.pack, "20_30", 3900),
    whole: await variant(products.whole, "high", 24900),
    carPrint: await variant(products.carPrint, "20_30", 1700),
  };
  return { horsePricing, carPricing, events, contests, pictures, types, names, products, variants };
}

/** Copies a stock picture, once for each change. */
export async function addPicturesLike(
  db: TestShop["services"]["db"],
  uuid: string,
  changes: readonly { name: string; takenAt?: string }[],
): Promise<void> {
  const {
    uuid: _own,
    json: _written,
    ...model
  } = await db.selectFrom("picture").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();
  await db
    .insertInto("picture")
    .values(changes.map((change) => ({ ...model, ...change })))
    .execute();
}
