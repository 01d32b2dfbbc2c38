import type { Command } from "commander";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { type Parcel, shipOrder } from "../fulfilment/shipOrder.ts";
import { type Act, onOrder } from "./orderActions.ts";
import { CommandError } from "./services.ts";

export function addOrderShip(orders: Command): void {
  orders
    .command("ship <order>")
    .description(
      "note that an order's prints were given to a carrier: its customer is told, the order led on",
    )
    .requiredOption("--carrier <name>", "Colissimo, Chronopost, …")
    .requiredOption("--tracking <number>", "the parcel's number, as the carrier writes it")
    .action((text: string, options: Parcel) => onOrder(text, () => ship(options)));
}

/** Records the parcel of an order. */
export function ship({ carrier, tracking }: Parcel): Act {
  const parcel = {
    carrier: readLine("--carrier", carrier, 50),
    tracking: readLine("--tracking", tracking, 100),
  };
  return async (tx, services, order) => {
    const to = await shipOrder(tx, services, order, parcel);
    const steps = to === order.status ? to : `${order.status} → ${to}`;
    return `Order ${orderCode(order.uuid)}: ${steps}, ${parcel.carrier} ${parcel.tracking}; its customer is told by mail.`;
  };
}

function readLine(option: string, text: string, maximum: number): string {
  const line = text.trim();
  if (line !== "" && line.length <= maximum && !/\p{Cc}/u.test(line)) return line;
  throw new CommandError(`${option} takes a line of 1 to ${maximum} characters.`);
}
