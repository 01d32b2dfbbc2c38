import type { Command } from "commander";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { type Parcel, type ShippedOrder, shipOrder } from "../fulfilment/shipOrder.ts";
import { statusName } from "../orders/statusName.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { onOrder } from "./orderActions.ts";
import { CommandError } from "./services.ts";

export function addOrderShip(orders: Command): void {
  orders
    .command("ship <order>")
    .description(
      "noter que les tirages sont remis à un transporteur : le client est prévenu, la commande avance",
    )
    .requiredOption("--carrier <name>", "Colissimo, Chronopost, …")
    .requiredOption("--tracking <number>", "le numéro du colis, comme le transporteur l’écrit")
    .addOption(jsonOption())
    .action((text: string, { carrier, tracking, ...options }: Parcel & JsonOption) =>
      onOrder(text, async (author, uuid, services) => {
        const parcel = {
          carrier: readLine("--carrier", carrier, 50),
          tracking: readLine("--tracking", tracking, 100),
        };
        answer(await shipOrder(author, services, uuid, parcel), options, describe);
      }),
    );
}

function describe({ uuid, from, status, carrier, tracking }: ShippedOrder): string {
  const steps = from === status ? statusName(status) : `${statusName(from)} → ${statusName(status)}`;
  return `Commande ${orderCode(uuid)} : ${steps}, ${carrier} ${tracking} ; son client est prévenu par e-mail.`;
}

function readLine(option: string, text: string, maximum: number): string {
  const line = text.trim();
  if (line !== "" && line.length <= maximum && !/\p{Cc}/u.test(line)) return line;
  throw new CommandError(`${option} prend une ligne de 1 à ${maximum} caractères.`);
}
