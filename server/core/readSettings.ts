import { resolve } from "node:path";
import * as z from "zod";
import { eventsDisplayModes, placeKinds, placeModes } from "../../src/domain/shop/place.ts";
import { addressSetting } from "./addressSetting.ts";
import { brandEnvironment, ownName, parseBrand } from "./brand.ts";
import { readMailAddress } from "./mailAddress.ts";
import { monitoringEnvironment, parseMonitoring } from "./monitoringSettings.ts";
import { objectStoreEnvironment, parseObjectStore } from "./objectStoreSettings.ts";
import { legalNoticeEnvironment, parseLegalNotice, parseSeller, sellerEnvironment } from "./seller.ts";
import { SettingError } from "./settingError.ts";
import { settingFault } from "./settingFault.ts";
import { type AxeptaAccount, filePlaces, type MailSettings, type Settings } from "./settings.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(["0", "1"]).transform((value) => value === "1");
const ascii = z.string().regex(/^[\x20-\x7e]+$/, "seulement des caractères ASCII");

const mailAddress = z.string().transform((value, context) => {
  const read = readMailAddress(value);
  if (read !== null) return read;
  context.addIssue({
    code: "custom",
    message: "une adresse e-mail est attendue, ou un nom et <une adresse>",
  });
  return z.NEVER;
});

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "une adresse postgres://… est attendue",
});

const environmentSchema = z.object({
  PORT: port.default(4300),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_STANDBY_URL: databaseAddress.optional(),
  FILES_IN: z.enum(filePlaces).default("folder"),
  PUBLIC_URL: addressSetting.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  NEW_CARTS_PER_ADDRESS: z.coerce.number().int().min(1).default(1000),
  CDN_HOST: z
    .union([z.literal(""), addressSetting], "une adresse http://… ou https://… est attendue")
    .default(""),
  PLACE_WHAT: z.enum(placeKinds).default("main"),
  PLACE_MODE: z.enum(placeModes).default("horse"),
  EVENTS_DISPLAY_MODE: z.enum(eventsDisplayModes).default("all"),
  CREATION_PLACE_ID: z.coerce.number().int().min(0).default(1),
  SESSION_SECRET: z.string().min(32).optional(),
  MIN_APP_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, "un numéro comme 1.2.3 est attendu")
    .default("1.0.0"),
  DEMO: onOff.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "une adresse smtp://… ou smtps://… est attendue" })
    .optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_REPLY_TO: mailAddress.optional(),
  AXEPTA_MERCHANT_ID: z.string().min(1).max(30).optional(),
  AXEPTA_BLOWFISH_KEY: ascii.min(4).max(56).optional(),
  AXEPTA_HMAC_KEY: ascii.min(1).optional(),
  AXEPTA_ORDER_DESC: ascii.min(1).max(768).optional(),
  SANDBOX_BANK: onOff.optional(),
  OPERATOR_CODE: z.string().min(6).max(100).optional(),
  PRIVATE_WEBHOOKS: onOff.default(false),
  DOWNLOAD_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  ...monitoringEnvironment,
  ...objectStoreEnvironment,
  ...sellerEnvironment,
  ...brandEnvironment,
  ...legalNoticeEnvironment,
});

/** Reads the settings from the environment (documented in the README's table). Throws `SettingError`. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  if (environment.CDN_HOST === "") filled.CDN_HOST = "";
  const parsed = environmentSchema.safeParse(filled, { error: settingFault });
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} : ${issue.message}`);
    throw new SettingError(`Mauvais réglage : ${faults.join(" ; ")}`);
  }
  const read = parsed.data;
  if (read.PUBLIC_URL?.startsWith("https:") && read.CDN_HOST.startsWith("http:")) {
    throw new SettingError(
      "Mauvais réglage : CDN_HOST doit être en https, comme PUBLIC_URL : les navigateurs refusent ses images",
    );
  }
  if (read.DATABASE_STANDBY_URL && !read.DATABASE_URL) {
    throw new SettingError(
      "Mauvais réglage : DATABASE_STANDBY_URL va avec DATABASE_URL, dont elle est la réplique",
    );
  }
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    databaseStandbyUrl: read.DATABASE_STANDBY_URL ?? null,
    filesIn: read.FILES_IN,
    objectStore: parseObjectStore(read),
    publicUrl: read.PUBLIC_URL ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    newCartsPerAddress: read.NEW_CARTS_PER_ADDRESS,
    cdnHost: read.CDN_HOST,
    placeWhat: read.PLACE_WHAT,
    placeMode: read.PLACE_MODE,
    eventsDisplayMode: read.EVENTS_DISPLAY_MODE,
    creationPlaceId: read.CREATION_PLACE_ID,
    sessionSecret: read.SESSION_SECRET ?? null,
    minAppVersion: read.MIN_APP_VERSION,
    demo: read.DEMO ?? null,
    ...parseMonitoring(read),
    mail: readMail(read),
    axepta: readAxepta(read),
    sandboxBank: read.SANDBOX_BANK ?? null,
    downloadDays: read.DOWNLOAD_DAYS,
    operatorCode: read.OPERATOR_CODE?.trim() ?? null,
    privateWebhooks: read.PRIVATE_WEBHOOKS,
    seller: parseSeller(read),
    brand: parseBrand(read),
    legalNotice: parseLegalNotice(read),
  };
}

function readMail(read: z.infer<typeof environmentSchema>): MailSettings {
  if (read.SMTP_URL && !(read.PUBLIC_URL && read.MAIL_FROM)) {
    throw new SettingError(
      "Mauvais réglage : SMTP_URL va avec MAIL_FROM, et avec PUBLIC_URL où mènent les liens des courriels",
    );
  }
  return {
    smtpUrl: read.SMTP_URL ?? null,
    from: read.MAIL_FROM ?? { name: read.SHOP_NAME ?? ownName, address: "boutique@dossard.example" },
    replyTo: read.MAIL_REPLY_TO ?? null,
  };
}

function readAxepta(read: z.infer<typeof environmentSchema>): AxeptaAccount | null {
  const { AXEPTA_MERCHANT_ID, AXEPTA_BLOWFISH_KEY, AXEPTA_HMAC_KEY } = read;
  if (AXEPTA_MERCHANT_ID && read.SANDBOX_BANK) {
    throw new SettingError("Mauvais réglage : SANDBOX_BANK=1 et AXEPTA_… : un seul peut encaisser l’argent");
  }
  if (AXEPTA_MERCHANT_ID && AXEPTA_BLOWFISH_KEY && AXEPTA_HMAC_KEY) {
    if (!read.PUBLIC_URL) {
      throw new SettingError("Mauvais réglage : AXEPTA_… va avec PUBLIC_URL, où la banque répond");
    }
    return {
      merchantId: AXEPTA_MERCHANT_ID,
      blowfishKey: AXEPTA_BLOWFISH_KEY,
      hmacKey: AXEPTA_HMAC_KEY,
      ...(read.AXEPTA_ORDER_DESC && { orderDesc: read.AXEPTA_ORDER_DESC }),
    };
  }
  // An incomplete account would send shoppers to the sandbox bank while the operator expects to be paid.
  if (AXEPTA_MERCHANT_ID || AXEPTA_BLOWFISH_KEY || AXEPTA_HMAC_KEY) {
    throw new SettingError(
      "Mauvais réglage : AXEPTA_MERCHANT_ID, AXEPTA_BLOWFISH_KEY et AXEPTA_HMAC_KEY vont ensemble",
    );
  }
  return null;
}
