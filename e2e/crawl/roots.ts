import type { Page } from "playwright";
import { walkMain, walkStand } from "../support/screens.ts";
import type { Shop, ShopOptions } from "../support/shop.ts";
import { type DatabaseCopies, keepBrowser } from "./freshState.ts";
import type { Root } from "./lane.ts";

type Place = ShopOptions["place"];

/** What a shop has: the demonstration, nothing, or one event without pictures. */
export const stocks = ["demo", "empty", "event"] as const;
export type Stock = (typeof stocks)[number];

const operatorCode = "un code de comptoir";

export const shopOptions = (place: Place, stock: Stock): ShopOptions => ({
  place,
  env: {
    NEW_CARTS_PER_ADDRESS: "1000000",
    LOG_LEVEL: "warn",
    OPERATOR_CODE: operatorCode,
    SANDBOX_BANK: "1",
    ...(stock !== "demo" && { DEMO: "0" }),
  },
});

/** Addresses of a shop without pictures. */
const bareAddresses = {
  main: [
    ...[
      "search",
      "search?mode=events",
      "search?view=selection",
      "cart",
      "mur",
      "login",
      "register",
      "forgot",
    ],
    ...["help", "cgv", "mentions-legales", "donnees-personnelles", "comptoir", "nowhere", "alerte"],
    ...["paymentFailure", "paymentSuccess", "downloadOrder", "account", "recover"],
  ],
  truck: [
    ...["search", "search?mode=events", "search?view=selection", "cart", "mur", "comptoir", "cgv"],
    ...["mentions-legales", "donnees-personnelles", "nowhere", "login"],
  ],
};

/** Walks to each screen of a shop and keeps what the browser and the database have there. */
export async function findRoots(
  page: Page,
  shop: Shop,
  copies: DatabaseCopies,
  { place, stock }: { place: Place; stock: Stock },
): Promise<Root[]> {
  const roots: Root[] = [];
  const look = async (name: string) => {
    const copy = `s${roots.length}`;
    await copies.keep(copy);
    roots.push({ name, url: page.url(), kept: await keepBrowser(page), copy });
  };
  if (stock === "demo" && place === "main") await walkMain(page, shop, look, "crawl@example.fr");
  else if (stock === "demo") await walkStand(page, shop, look, operatorCode);
  else {
    if (stock === "event")
      await shop.dossard("events", "create", "Jumping de Lamotte", "--category", "Equestre");
    for (const path of bareAddresses[place]) {
      await page.goto(`${shop.url}/${path}`);
      await page.getByRole("heading").first().waitFor();
      await look(path);
    }
  }
  return roots;
}
