import { join } from "node:path";
import { expect } from "vitest";
import { createServices, type OpenServices } from "../../../server/app/createServices.ts";
import { createApp } from "../../../server/app/http/app.ts";
import { listen } from "../../../server/app/http/listen.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import { add, placeAtStand, print } from "../cart/shopper.ts";
import type { Stock } from "../catalogue/stockShop.ts";
import { callDossard } from "../cli/callDossard.ts";
import { seller } from "../documents/sampleInvoice.ts";
import { TestVisitor } from "./testShop.ts";

/** A stand's shop with all that a start opens: without DATABASE_URL its own PostgreSQL too. */
export interface Stand {
  url: string;
  services: OpenServices;
  close(): Promise<void>;
}

export const standSettings = (dataDir: string) => ({
  PATH: process.env.PATH,
  PLACE_WHAT: "truck",
  CREATION_PLACE_ID: "3",
  DEMO: "0",
  LOG_LEVEL: "silent",
  DATA_DIR: dataDir,
});

export async function openStand(environment: Record<string, string | undefined>): Promise<Stand> {
  const services = await createServices({ ...readSettings(environment), seller });
  const listening = await listen("127.0.0.1", 0, async (url) => {
    services.publicUrl = url;
    return createApp(services, join(services.settings.dataDir, "shop"));
  });
  return {
    url: listening.url,
    services,
    async close() {
      await listening.stop();
      await services.close();
    },
  };
}

/** Orders a print at the stand and pays at the counter. Returns the order. */
export async function buyAtStand(
  { url, services }: Stand,
  stock: Stock,
  environment: Record<string, string | undefined>,
): Promise<{ uuid: string; invoiceNumber: string | null }> {
  const visitor = new TestVisitor(url);
  await add(visitor, print(stock));
  const uuid = await placeAtStand(visitor);
  const paid = await callDossard(["orders", "pay", uuid, "cash"], environment);
  expect(paid).toMatchObject({ code: 0, stderr: "" });
  return services.db
    .selectFrom("order")
    .select(["uuid", "invoiceNumber"])
    .where("uuid", "=", uuid)
    .executeTakeFirstOrThrow();
}

/** The sequence of an invoice's number. */
export const sequenceOf = (invoiceNumber: string | null) => Number(invoiceNumber?.split("-").at(-1));
