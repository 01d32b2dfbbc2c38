import { describe, expect, it } from "vitest";
import { readSettings } from "../../../server/core/readSettings.ts";
import { SettingError } from "../../../server/core/settingError.ts";

describe("readSettings", () => {
  it("needs nothing", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 4300,
      host: "127.0.0.1",
      placeWhat: "main",
      axepta: null,
      demo: null,
    });
    expect(settings.dataDir).toMatch(/^\/.*\.data$/);
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 4300, databaseUrl: null });
  });

  it.each([
    ["PORT", "99999"],
    ["PLACE_WHAT", "shop"],
    ["DATABASE_URL", "mysql://x/y"],
    ["PUBLIC_URL", "not an address"],
    ["SESSION_SECRET", "short"],
    ["MIN_APP_VERSION", "1"],
    ["DEMO", "yes"],
    ["TRUSTED_PROXIES", "-1"],
    ["NEW_CARTS_PER_ADDRESS", "0"],
    ["SMTP_URL", "https://mail.example.fr"],
    ["MAIL_FROM", "Photos"],
    ["MAIL_FROM", "a@example.fr, b@example.fr"],
    ["MAIL_FROM", "Photos\r\nBcc: x <a@example.fr>"],
    ["MAIL_REPLY_TO", "<>"],
    ["SELLER_SIREN", "12345678"],
    ["SELLER_VAT_NUMBER", "123"],
    ["SELLER_VAT_RATE", "120"],
    ["SELLER_EMAIL", "nobody"],
    ["DOWNLOAD_DAYS", "0"],
    ["OPERATOR_CODE", "12345"],
    ["FILES_IN", "cloud"],
    ["S3_ENDPOINT", "s3.example.fr"],
    ["S3_PUBLIC_ENDPOINT", "https://s3.example.fr/?x"],
    ["S3_BUCKET", "Les Photos"],
  ])("names the bad setting %s=%s in one line", (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^Mauvais réglage : ${name} : [^\\n]+$`));
  });

  it("keeps files in an object store only with all that opens it", () => {
    const store = {
      S3_ENDPOINT: "https://s3.example.fr/",
      S3_BUCKET: "photos",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(readSettings({})).toMatchObject({ filesIn: "folder", objectStore: null });
    expect(readSettings({ ...store, FILES_IN: "store" })).toMatchObject({
      filesIn: "store",
      objectStore: {
        endpoint: "https://s3.example.fr",
        publicEndpoint: null,
        bucket: "photos",
        region: "us-east-1",
        accessKeyId: "key",
        secretAccessKey: "secret",
      },
    });
    for (const name of Object.keys(store)) {
      expect(() => readSettings({ ...store, [name]: "" })).toThrow(
        "Mauvais réglage : S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY vont ensemble",
      );
    }
    expect(() => readSettings({ FILES_IN: "store" })).toThrow(
      /^Mauvais réglage : FILES_IN=store va avec S3_/,
    );
  });

  it("sends mails by a mail server only from an address, with links that lead to the shop", () => {
    const mail = {
      SMTP_URL: "smtps://shop:secret@mail.example.fr",
      MAIL_FROM: "L’Œil de Lamotte <boutique@example.fr>",
      PUBLIC_URL: "https://photos.example.fr",
    };
    expect(readSettings({ ...mail, MAIL_REPLY_TO: "photos@example.fr" }).mail).toEqual({
      smtpUrl: mail.SMTP_URL,
      from: { name: "L’Œil de Lamotte", address: "boutique@example.fr" },
      replyTo: { name: "", address: "photos@example.fr" },
    });
    expect(readSettings({}).mail).toMatchObject({ smtpUrl: null, replyTo: null });
    for (const missing of ["MAIL_FROM", "PUBLIC_URL"]) {
      expect(() => readSettings({ ...mail, [missing]: undefined })).toThrow(
        /SMTP_URL va avec MAIL_FROM, et avec PUBLIC_URL/,
      );
    }
  });

  it("refuses half a card provider's account", () => {
    expect(() => readSettings({ AXEPTA_MERCHANT_ID: "shop" })).toThrow(/vont ensemble/);
  });

  it("takes a whole one", () => {
    const account = {
      AXEPTA_MERCHANT_ID: "shop",
      AXEPTA_BLOWFISH_KEY: "a key of the bank",
      AXEPTA_HMAC_KEY: "another one",
      PUBLIC_URL: "https://photos.example.fr",
    };
    expect(readSettings(account).axepta).toEqual({
      merchantId: "shop",
      blowfishKey: "a key of the bank",
      hmacKey: "another one",
    });
    expect(readSettings({ ...account, AXEPTA_ORDER_DESC: "Test:0000" }).axepta).toMatchObject({
      orderDesc: "Test:0000",
    });
    expect(() => readSettings({ ...account, PUBLIC_URL: undefined })).toThrow(/va avec PUBLIC_URL/);
    expect(() => readSettings({ ...account, AXEPTA_HMAC_KEY: "clé" })).toThrow(
      /AXEPTA_HMAC_KEY : seulement des caractères ASCII/,
    );
  });

  it("reads who sells as people write it: a SIRET with blanks, a rate with decimals", () => {
    const { seller } = readSettings({
      SELLER_SIREN: "123 456 789 00012",
      SELLER_VAT_NUMBER: "fr 32 123456789",
      SELLER_VAT_RATE: "5.5",
    });
    expect(seller).toMatchObject({
      siren: "123456789",
      vatNumber: "FR32123456789",
      vatRate: 550,
      name: null,
    });
    expect(readSettings({}).seller.vatRate).toBe(2000);
  });

  it("drops the slash at the end of the public address", () => {
    expect(readSettings({ PUBLIC_URL: "https://photos.example.fr/" }).publicUrl).toBe(
      "https://photos.example.fr",
    );
  });
});
