import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSettings } from "../../../../server/core/readSettings.ts";
import { type CardShop, startCardShop } from "../cardShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop.stop());

/** Follows the link through the bank's page to the final address, as a browser without JavaScript. */
async function goThroughTheBank(link: string, choice: string, more: Record<string, string> = {}) {
  const page = await (await fetch(new URL(link, shop.url))).text();
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)];
  const fields = new URLSearchParams(hidden.map(([, name = "", value = ""]) => [name, value]));
  for (const [name, value] of Object.entries({ choice, ...more })) fields.set(name, value);
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? "";
  let response = await fetch(new URL(action, shop.url), { method: "POST", body: fields, redirect: "manual" });
  if (response.status === 200) {
    const back = await response.text();
    const sealed = [...back.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)];
    response = await fetch(new URL(/action="([^"]+)"/.exec(back)?.[1] ?? "", shop.url), {
      method: "POST",
      body: new URLSearchParams(sealed.map(([, name = "", value = ""]) => [name, value])),
      redirect: "manual",
    });
  } else {
    response = await fetch(new URL(response.headers.get("location") ?? "", shop.url), { redirect: "manual" });
  }
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "", shop.url);
}

async function begin() {
  const { id, visitor } = await shop.newCustomer();
  const orderUuid = await shop.newOrder(id);
  return { visitor, orderUuid, link: await shop.link(visitor, orderUuid) };
}

test.each([
  ["get", "before"],
  ["get", "none"],
  ["post", "before"],
  ["post", "none"],
  ["get", "twice"],
])("pays, back by %s, notified %s", async (returnWay, notification) => {
  const { visitor, orderUuid, link } = await begin();
  const end = await goThroughTheBank(link, "pay", { returnWay, notification });
  expect(end.pathname).toBe("/paymentSuccess");
  const answer = { Data: end.searchParams.get("Data") ?? "", Len: Number(end.searchParams.get("Len")) };
  expect(await shop.callback(visitor, answer)).toMatchObject({ errorCode: null, orderUuid });
  expect(await shop.order(orderUuid)).toMatchObject({ status: "paid", paymentMethod: "axepta" });
});

test("refused, given up, then paid", async () => {
  const { visitor, orderUuid, link } = await begin();
  expect((await goThroughTheBank(link, "refuse")).pathname).toBe("/paymentFailure");
  await visitor.put(`/api/customer/orders/${orderUuid}/unlockPaying`);
  const second = await shop.link(visitor, orderUuid);
  expect((await goThroughTheBank(second, "abandon", { returnWay: "post" })).pathname).toBe("/paymentFailure");
  await visitor.put(`/api/customer/orders/${orderUuid}/unlockPaying`);
  const third = await shop.link(visitor, orderUuid);
  expect((await goThroughTheBank(third, "pay")).pathname).toBe("/paymentSuccess");
  expect((await shop.payments(orderUuid)).map(({ status }) => status)).toEqual([
    "refused",
    "refused",
    "paid",
  ]);
});

test("a shopper who closes the page at the bank is notified for", async () => {
  const { orderUuid, link } = await begin();
  const query = new URL(link, shop.url).searchParams;
  query.set("choice", "pay");
  query.set("notification", "after");
  const choice = new URL("/sandbox-bank/choice", shop.url);
  await fetch(choice, { method: "POST", body: query, redirect: "manual" });
  expect(await shop.order(orderUuid)).toMatchObject({ status: "paying" });
  await vi.waitFor(async () => expect(await shop.order(orderUuid)).toMatchObject({ status: "paid" }), 5_000);
});

test("the bank keeps the shop's strict headers", async () => {
  const { link } = await begin();
  const page = await fetch(new URL(link, shop.url));
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("with an account at the card provider its page takes the place of the sandbox bank", async () => {
  const { axepta } = readSettings({
    AXEPTA_MERCHANT_ID: "SHOP",
    AXEPTA_BLOWFISH_KEY: "a key of the bank",
    AXEPTA_HMAC_KEY: "another one",
    AXEPTA_ORDER_DESC: "Test:0000",
    PUBLIC_URL: "https://photos.example",
  });
  const real = await startCardShop({ axepta });
  try {
    const { id, visitor } = await real.newCustomer();
    const orderUuid = await real.newOrder(id);
    const link = new URL(await real.link(visitor, orderUuid));
    expect(link.origin + link.pathname).toBe("https://paymentpage.axepta.bnpparibas/paymentpage.aspx");
    const request = real.requestIn(link.href);
    expect(request).toMatchObject({ orderDesc: "Test:0000", amountCents: 2490 });
    const sandbox = await fetch(`${real.url}/sandbox-bank/paymentpage.aspx${link.search}`);
    expect(await sandbox.text()).not.toContain("Banque d’essai");
    await real.notify(real.answer(request));
    expect(await real.order(orderUuid)).toMatchObject({ status: "paid" });
  } finally {
    await real.stop();
  }
});
