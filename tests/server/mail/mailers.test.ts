import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "../../../server/core/mailer.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import { NonRetryableError } from "../../../server/jobs/jobKind.ts";
import { createMailer } from "../../../server/mail/createMailer.ts";
import { startMailServer } from "../support/mailServer.ts";
import { mailsOf, readMail } from "../support/readMail.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-mail-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const mail: Mail = {
  id: "orderConfirmation.4f3a",
  to: { name: "", address: "zoe@example.fr" },
  subject: "Votre commande 4F3A est confirmée",
  html: "<p>Total\u00a0: 12,50\u00a0€</p>",
  text: "Merci\u202f! Total\u00a0: 12,50\u00a0€",
};
const sender = { MAIL_FROM: "L’Œil de Lamotte <boutique@example.fr>", MAIL_REPLY_TO: "photos@example.fr" };
const shopOf = (environment: Record<string, string>) =>
  createMailer(
    readSettings({ DATA_DIR: folder, PUBLIC_URL: "https://photos.example.fr", ...sender, ...environment }),
  );

describe("by a mail server", () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server?.stop());

  it("arrives in both its forms, from the shop, answered to where the settings say", async () => {
    const mailer = shopOf({ SMTP_URL: server.url("shop:secret@") });
    await mailer.send(mail);
    mailer.close();
    const [received] = server.received.splice(0);
    expect(received).toMatchObject({ from: "boutique@example.fr", to: ["zoe@example.fr"] });
    const read = readMail(received?.eml ?? "");
    expect(read).toMatchObject({ subject: mail.subject, to: "zoe@example.fr" });
    expect(read.text.trim()).toBe(mail.text);
    expect(read.html.trim()).toBe(mail.html);
    expect(Object.fromEntries([...read.headers].map(([name, [value]]) => [name, value]))).toMatchObject({
      from: "L’Œil de Lamotte <boutique@example.fr>",
      "reply-to": "photos@example.fr",
      "message-id": "<orderConfirmation.4f3a@photos.example.fr>",
      "auto-submitted": "auto-generated",
    });
  });

  it.each([
    ["zoe@example.fr\r\nBcc: all@example.fr"],
    ["zoe@example.fr, all@example.fr"],
    ["Zoé <zoe@example.fr>, all@example.fr"],
    ["zoe@example.fr\nX: y"],
    ["zoe"],
    [""],
  ])("goes nowhere for the address %j", async (address) => {
    const mailer = shopOf({ SMTP_URL: server.url() });
    await expect(mailer.send({ ...mail, to: { name: "", address } })).rejects.toThrow(NonRetryableError);
    mailer.close();
    expect(server.received).toEqual([]);
  });

  it("takes no header from a name, a subject or a file's name", async () => {
    const mailer = shopOf({ SMTP_URL: server.url() });
    const evil = "x\r\nBcc: all@example.fr\r\n\r\nbody";
    await mailer.send({
      ...mail,
      to: { name: `${evil}, all@example.fr`, address: "zoe@example.fr" },
      subject: evil,
      attachments: [{ fileName: evil, contentType: "application/pdf", content: Buffer.from("%PDF") }],
    });
    mailer.close();
    const [received] = server.received.splice(0);
    expect(received?.to).toEqual(["zoe@example.fr"]);
    const read = readMail(received?.eml ?? "");
    expect(read.headers.has("bcc")).toBe(false);
    expect(received?.eml).not.toMatch(/^Bcc/im);
    expect(read.subject).toBe("x Bcc: all@example.fr body");
  });

  it("is hopeless where the receiver is refused for good, and waits where anything else hinders it", async () => {
    const to = (address: string) => ({ ...mail, to: { name: "", address } });
    const mailer = shopOf({ SMTP_URL: server.url() });
    await expect(mailer.send(to("nobody@example.fr"))).rejects.toThrow(NonRetryableError);
    const later = mailer.send(to("later@example.fr"));
    await expect(later).rejects.toThrow(/try later/);
    await expect(later).rejects.not.toThrow(NonRetryableError);
    mailer.close();
    for (const url of [server.url("shop:wrong@"), "smtp://127.0.0.1:1"]) {
      const hindered = shopOf({ SMTP_URL: url });
      const sent = hindered.send(mail);
      await expect(sent).rejects.toThrow();
      await expect(sent).rejects.not.toThrow(NonRetryableError);
      await expect(hindered.check()).rejects.toThrow();
      hindered.close();
    }
  });

  it("is told by the doctor's question", async () => {
    const mailer = shopOf({ SMTP_URL: server.url("shop:secret@") });
    expect(await mailer.check()).toMatch(
      /^127\.0\.0\.1:\d+ laisse entrer la boutique, les courriels viennent de boutique@example\.fr$/,
    );
    mailer.close();
  });
});

describe("without a mail server", () => {
  it("becomes a file, the same for each try, and nothing outside the folder", async () => {
    const mailer = shopOf({});
    await mailer.send(mail);
    await mailer.send(mail);
    await mailer.send({ ...mail, id: "../../outside", subject: "Autre" });
    expect(await readdir(join(folder, "mails"))).toEqual([".._.._outside.eml", "orderConfirmation.4f3a.eml"]);
    const [, read] = await mailsOf(folder);
    expect(read).toMatchObject({ subject: mail.subject, to: "zoe@example.fr", text: mail.text });
    expect(await readFile(join(folder, "mails", "orderConfirmation.4f3a.eml"), "utf8")).toContain("\r\n");
    expect(await mailer.check()).toContain("les courriels deviennent des fichiers dans");
  });
});
