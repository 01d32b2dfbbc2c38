import { Command } from "commander";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import {
  imageUrl,
  type PictureLocation,
  pictureUrl,
  previewWidths,
} from "../../src/domain/pictures/imageUrl.ts";
import type { Db } from "../db/database.ts";
import { takeDown } from "../import/takeDown.ts";
import { CommandError, say, withServices } from "./services.ts";

export function takedownCommand(): Command {
  return new Command("takedown")
    .description("take a picture down for good: its files are deleted, carts lose it, customers are told")
    .argument("<picture>", "its uuid (the end of its address), or its name where one picture alone has it")
    .option("--reason <text>", "kept with it", "droit à l’image")
    .action((text: string, { reason }: { reason: string }) =>
      withServices(async (services) => {
        if (reason.trim() === "" || reason.length > 200) {
          throw new CommandError("--reason takes 1 to 200 characters.");
        }
        const picture = await findPicture(services.db, text.trim());
        const taken = await takeDown(services, picture.uuid, reason.trim());
        if (!taken) throw new CommandError(`There is no picture ${text}.`);
        say(`${taken.name} is taken down: ${taken.files} files deleted.`);
        for (const order of taken.orders) say(`  Order ${orderCode(order.uuid)} (${order.status}) held it.`);
        const isOwed = taken.orders.some(({ status }) => status !== "uncomplete" && status !== "saved");
        if (isOwed) say("Orders that were placed keep their lines: see to what is to be refunded.");
        const { cdnHost } = services.settings;
        if (cdnHost === "") return;
        say(`Remove from ${cdnHost}:`);
        for (const address of addressesOf(cdnHost, picture)) say(`  ${address}`);
      }),
    );
}

/** Returns the URLs that show a picture: it may also be the cover of its event and of its contest. */
const addressesOf = (cdnHost: string, picture: PictureLocation) => [
  ...previewWidths.map((width) => pictureUrl(cdnHost, picture, width)),
  ...[picture.eventUuid, picture.contestUuid].map((uuid) => imageUrl(cdnHost, uuid)),
];

/** Returns the picture named by an operator, even if already taken down. */
async function findPicture(db: Db, text: string): Promise<PictureLocation> {
  const wanted = text.toLowerCase();
  const query = db
    .selectFrom("picture")
    .innerJoin("event", "event.uuid", "picture.eventUuid")
    .select(["picture.uuid", "picture.eventUuid", "picture.contestUuid", "event.label"])
    .limit(6);
  const rows = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(wanted)
    ? await query.where("picture.uuid", "=", wanted).execute()
    : await query.where("picture.name", "=", text).where("picture.isDeleted", "=", false).execute();
  const [picture, ...others] = rows;
  if (!picture) throw new CommandError(`There is no picture ${text}.`);
  if (others.length > 0) {
    const some = rows.slice(0, 5).map(({ uuid, label }) => `${uuid} (${label})`);
    throw new CommandError(
      `Several pictures have the name ${text}: ${some.join(", ")}${rows.length > 5 ? ", …" : ""}.`,
    );
  }
  return picture;
}
