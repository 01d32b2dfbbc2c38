import type { Tx } from "../server/db/database.ts";
import { localInstant } from "./demoRounds.ts";
import { discountTexts } from "./demoTexts.ts";
import { demoUuid } from "./demoUuid.ts";
import type { AdvertScene } from "./scenes/sceneFile.ts";

const adverts: { design: AdvertScene["design"]; label: string; url: string | null; truck: boolean }[] = [
  { design: "framed", label: "Votre plus belle foulée, encadrée", url: "/help", truck: true },
  {
    design: "clickAndCollect",
    label: "Commandez ici, retirez au stand",
    url: "/help",
    truck: false,
  },
  { design: "digital", label: "Vos photos en haute définition", url: "/help", truck: true },
];

/** Seeds adverts, discounts (one current, one past, one future) and the shipping price. */
export async function seedShop(tx: Tx, now: Date): Promise<void> {
  for (const { design, label, url, truck } of adverts) {
    const uuid = demoUuid("advert", design);
    await tx
      .insertInto("advert")
      .values({
        uuid,
        code: design,
        label,
        url,
        isPlaceMain: true,
        isPlaceTruck: truck,
      })
      .execute();
  }

  const day = (days: number, hour = 0) => new Date(localInstant(now, days, hour));
  const season = { startAt: day(-40), endAt: day(60, 23.983) };
  const opening = { startAt: day(-230), endAt: day(-216, 23.983) };
  const gifts = { startAt: day(75), endAt: day(89, 23.983) };
  const period = ({ startAt, endAt }: typeof season) => ({
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
  });
  await tx
    .insertInto("discount")
    .values([
      {
        label: "Offre de saison",
        description: discountTexts.season(season.endAt),
        percent: 10,
        ...period(season),
      },
      { label: "Ouverture de saison", description: discountTexts.opening, percent: 15, ...period(opening) },
      {
        label: "Idées cadeaux",
        description: discountTexts.gifts(gifts.startAt),
        percent: 20,
        ...period(gifts),
      },
    ])
    .execute();

  // Keeps an operator's own price.
  await tx
    .insertInto("shopFact")
    .values([
      { key: "shippingFee", value: "490" },
      { key: "shippingFreeAbove", value: "6000" },
    ])
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
