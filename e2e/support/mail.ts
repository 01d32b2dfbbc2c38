import { expect } from "playwright/test";
import { mailsOf, type ReadMail } from "../../tests/server/support/readMail.ts";
import { linkIn } from "./linkIn.ts";
import type { Shop } from "./shop.ts";

/** Returns the mail to this address, once the shop has sent it. */
export async function mailTo(shop: Shop, email: string, subject: RegExp): Promise<ReadMail> {
  const find = async () =>
    (await mailsOf(shop.dataDir)).find((mail) => mail.to === email && subject.test(mail.subject));
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  return (await find()) as ReadMail;
}

/** Returns the link in a mail to this address, as its reader follows it. */
export async function linkTo(shop: Shop, email: string, subject: RegExp, path: string): Promise<string> {
  return linkIn(await mailTo(shop, email, subject), path).href;
}
