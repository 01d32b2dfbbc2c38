import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
import type { Address, Customer } from "../src/api/contract/customerEntities.ts";
import type { Order, OrderItem } from "../src/api/contract/orderEntities.ts";
import { agreedVersions } from "../src/domain/orders/consents.ts";
import { Browser, choices, itemOf } from "./support/browser.ts";
import { type Shop, startShop } from "./support/shop.ts";

/** Returns the ordered pieces, each as often as it is in the cart; without discount and shipping. */
async function pieces(browser: Browser): Promise<string[]> {
  const items = await browser.call<OrderItem[]>("GET", "/anonymous/orderItems/byCurrentOrder");
  return items
    .filter(({ kind }) => kind === "item")
    .flatMap(({ uuid, quantity }) => Array.from({ length: quantity }, () => uuid));
}

test.describe("a killed server", { tag: "@long" }, () => {
  let shop: Shop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startShop({ place: "main" });
  });
  test.afterAll(() => shop?.stop());

  async function powerCut() {
    await shop.kill9();
    await shop.restart();
  }

  test("shows every acknowledged step of the path after a restart", async () => {
    test.setTimeout(180_000);
    const browser = new Browser(shop.url);
    const [choice] = await choices(browser, "20_30", 1);
    if (!choice) throw new Error("no picture");

    const { orderItemUuid } = await browser.call<{ orderItemUuid: string }>(
      "POST",
      "/anonymous/orderItems",
      { ...itemOf(choice), withMatOption: true },
      randomUUID(),
    );
    await powerCut();
    expect(await pieces(browser)).toEqual([orderItemUuid]);

    const person = {
      email: "coupure@example.fr",
      password: "mot de passe",
      firstName: "Léa",
      lastName: "Noël",
    };
    const { accessToken } = await browser.call<{ accessToken: string }>(
      "POST",
      "/anonymous/customers/register",
      person,
    );
    await powerCut();
    browser.token = accessToken;
    const customer = await browser.call<Customer | null>("GET", "/anonymous/customers/current");
    expect(customer?.email).toBe(person.email);
    expect(await pieces(browser)).toEqual([orderItemUuid]);

    const address = await browser.call<Address>("POST", "/customer/addresses", {
      street: "1 rue des Haras",
      zipCode: "50000",
      city: "Saint-Lô",
    });
    await powerCut();
    expect(await browser.call<Address[]>("GET", "/customer/addresses/byCurrentCustomer")).toEqual([address]);

    const { currentOrderUuid } = await browser.call<{ currentOrderUuid: string }>(
      "GET",
      "/anonymous/orders/currentOrderUuid",
    );
    await browser.call("PUT", `/customer/orders/${currentOrderUuid}/addresses`, {
      deliveryAddressId: address.id,
      invoiceAddressId: address.id,
    });
    await powerCut();
    const { link } = await browser.call<{ link: string }>(
      "GET",
      `/customer/orders/${currentOrderUuid}/cardPaymentLink?${new URLSearchParams(agreedVersions(true))}`,
    );
    await powerCut();
    const paying = await browser.call<Order>("GET", `/anonymous/orders/${currentOrderUuid}`);
    expect([paying.status, paying.deliveryAddressId]).toEqual(["paying", address.id]);

    const bank = new URL(link, shop.url);
    const paid = await fetch(new URL("/sandbox-bank/choice", shop.url), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams([...bank.searchParams, ["choice", "pay"], ["notification", "before"]]),
    });
    expect(paid.status).toBe(303);
    await powerCut();
    const order = await browser.call<Order>("GET", `/anonymous/orders/${currentOrderUuid}`);
    expect(order).toMatchObject({ status: "paid", paymentMethod: "axepta", totalPrice: paying.totalPrice });
  });

  test("loses no acknowledged item and doubles none, killed at any moment", async () => {
    test.setTimeout(180_000);
    const browser = new Browser(shop.url);
    const prints = await choices(browser, "20_30", 60);
    const acknowledged: string[] = [];
    let next = 0;
    let stopped = false;

    const shopping = (async () => {
      for (const choice of prints) {
        const key = randomUUID();
        // As the client does: the same key until an answer arrives.
        while (!stopped) {
          try {
            const path = "/anonymous/orderItems";
            const answer = await browser.call<{ orderItemUuid: string }>(
              "POST",
              path,
              { ...itemOf(choice), withMatOption: true },
              key,
            );
            acknowledged.push(answer.orderItemUuid);
            break;
          } catch (error) {
            if (!(error instanceof TypeError)) throw error;
            await sleep(50);
          }
        }
        next++;
        await sleep(30);
      }
    })();
    try {
      for (let cut = 0; cut < 5; cut++) {
        await sleep(40 + Math.random() * 300);
        await powerCut();
      }
      await shopping;
    } finally {
      stopped = true;
    }
    expect(next).toBe(prints.length);
    expect((await pieces(browser)).sort()).toEqual([...acknowledged].sort());
  });
});
