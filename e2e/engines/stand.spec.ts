import { expect } from "playwright/test";
import { agreedVersions } from "../../src/domain/orders/consents.ts";
import { Browser, choices, itemOf } from "../support/browser.ts";
import { newEmail } from "../support/newEmail.ts";
import { operatorCode } from "../support/shops.ts";
import { journey } from "./fixtures.ts";
import { choosePrint } from "./steps.ts";

const codeIn = (orderPath: string) => orderPath.replace("/order/", "").slice(0, 4).toUpperCase();

journey("kiosk: from the search to the order's code", async ({ visitor, truckShop }) => {
  await choosePrint(visitor, truckShop.url);
  await visitor.press("button", "Valider la commande");
  await visitor.fill("Adresse e-mail", newEmail("kiosque"));
  await visitor.fill("Nom de famille", "D'Aubigné");
  await visitor.press("checkbox", /conditions générales/);
  await visitor.look("form");
  await visitor.press("button", /^Commander/);
  await visitor.see("button", "Nouvelle commande");
  await visitor.see("text", codeIn(await visitor.path()));
  await visitor.look("code");
});

/** Orders a print to pay at the counter; returns the order's code. */
async function orderAtStand(url: string): Promise<string> {
  const shopper = new Browser(url);
  const [choice] = await choices(shopper, "20_30", 1);
  if (!choice) throw new Error("no print");
  await shopper.call("POST", "/anonymous/orderItems", itemOf(choice), crypto.randomUUID());
  const order = { email: newEmail("comptoir"), lastName: "D'Aubigné", ...agreedVersions(false) };
  const { orderUuid } = await shopper.call<{ orderUuid: string }>(
    "POST",
    "/anonymous/orders/finalizeCurrentOrder",
    order,
    crypto.randomUUID(),
  );
  return codeIn(orderUuid);
}

journey("counter: an order is found, paid and handed over", async ({ visitor, truckShop }) => {
  const code = await orderAtStand(truckShop.url);
  await visitor.goTo(`${truckShop.url}/comptoir`);
  await visitor.fill(/^Code du comptoir/, operatorCode);
  await visitor.press("button", "Ouvrir le comptoir");
  await visitor.see("heading", "Ventes du jour");
  await visitor.look("sales");
  await visitor.fill("Code de la commande, ou nom", code.toLowerCase());
  await visitor.see("text", "1 commande");
  await visitor.press("link", new RegExp(`^${code}`));
  await visitor.see("heading", `Commande ${code}`);
  await visitor.look("order");
  await visitor.press("button", "Encaisser");
  await visitor.press("radio", /^Espèces/);
  await visitor.look("cash");
  await visitor.press("button", /^Encaisser/);
  await visitor.see("text", /^Payée le .+ \(espèces\)/);
  await visitor.press("button", "Remettre");
  await visitor.see("alertdialog", /./);
  await visitor.press("button", "Remettre");
  await visitor.see("text", "Remise");
  await visitor.look("handed over");
  expect(await visitor.path()).toContain("/comptoir");
});
