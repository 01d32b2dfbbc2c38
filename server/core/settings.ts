import type { eventsDisplayModes, placeKinds, placeModes } from "../../src/domain/shop/place.ts";
import type { SellerSettings } from "../db/storedDocument.ts";
import type { Brand } from "./brand.ts";
import type { MailAddress } from "./mailer.ts";

/** The card provider's account; `null` if the sandbox bank replaces it. */
export interface AxeptaAccount {
  merchantId: string;
  blowfishKey: string;
  hmacKey: string;
  /** Replaces each order's description: the provider's test merchants require `Test:0000`. */
  orderDesc?: string;
}

export interface MailSettings {
  /** `null`: mails become `.eml` files. */
  smtpUrl: string | null;
  from: MailAddress;
  replyTo: MailAddress | null;
}

/** A store that speaks S3. */
export interface ObjectStoreSettings {
  /** Its address, without a trailing slash. */
  endpoint: string;
  /** The address at which shoppers' browsers reach it; `null`: downloads pass through the shop. */
  publicEndpoint: string | null;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where the originals and all that is made from them are written. */
export const filePlaces = ["folder", "store"] as const;

/** What the shop tells of itself, and how it ends. */
export interface MonitoringSettings {
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** Whether each request has a line. */
  logRequests: boolean;
  /** Where Prometheus reads; `null`: nowhere. */
  metrics: { host: string; port: number } | null;
  /** How long it serves on after a stop signal while `/readyz` sends shoppers elsewhere. */
  drainSeconds: number;
}

export interface Settings extends MonitoringSettings {
  port: number;
  host: string;
  /** Absolute folder of the database, the originals, the derived images, and the mails kept as files. */
  dataDir: string;
  databaseUrl: string | null;
  /** A hot standby of `databaseUrl`'s PostgreSQL; `null`: there is none. */
  databaseStandbyUrl: string | null;
  filesIn: (typeof filePlaces)[number];
  /** `null`: there is none. */
  objectStore: ObjectStoreSettings | null;
  /** The shop's public URL, without a trailing slash; `null`: the address it listens on. */
  publicUrl: string | null;
  /** Number of trusted proxies in front of the shop, and of trusted X-Forwarded-For entries. */
  trustedProxies: number;
  /** Maximum new carts from one address in 15 minutes. */
  newCartsPerAddress: number;
  cdnHost: string;
  placeWhat: (typeof placeKinds)[number];
  placeMode: (typeof placeModes)[number];
  eventsDisplayMode: (typeof eventsDisplayModes)[number];
  creationPlaceId: number;
  sessionSecret: string | null;
  minAppVersion: string;
  /** `null`: the demonstration fills an empty database. */
  demo: boolean | null;
  mail: MailSettings;
  axepta: AxeptaAccount | null;
  /** Whether the sandbox bank may replace the card provider; `null`: only on this machine. */
  sandboxBank: boolean | null;
  /** How long a paid order's files can be downloaded after they were sent. */
  downloadDays: number;
  /** Opens the counter of a stand (`/comptoir`); `null`: the counter is closed. */
  operatorCode: string | null;
  /** Whether webhooks may be addresses of this machine and its network. */
  privateWebhooks: boolean;
  seller: SellerSettings;
  brand: Brand;
  /** The further content of the legal pages. */
  legalNotice: LegalNotice;
}

/** The legal pages' content besides the seller. */
export interface LegalNotice {
  publisher: string | null;
  /** Name, address and telephone of the hosting provider. */
  host: string | null;
  /** Name and address of the consumer mediator. */
  mediator: string | null;
  mediatorUrl: string | null;
}
