import { Command } from "commander";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { takeDown } from "../import/takeDown.ts";
import { findPicture } from "./findPictures.ts";
import { sayPurge } from "./sayPurge.ts";
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
        const picture = await findPicture(services.db, text);
        const taken = await takeDown(services, picture.uuid, reason.trim());
        if (!taken) throw new CommandError(`There is no picture ${text}.`);
        say(`${taken.name} is taken down: ${taken.files} files deleted.`);
        for (const order of taken.orders) say(`  Order ${orderCode(order.uuid)} (${order.status}) held it.`);
        const isOwed = taken.orders.some(({ status }) => status !== "uncomplete" && status !== "saved");
        if (isOwed) say("Orders that were placed keep their lines: see to what is to be refunded.");
        sayPurge(services.settings.cdnHost, picture);
      }),
    );
}
