import * as z from "zod";
import type { Seller, SellerSettings } from "../db/storedDocument.ts";
import type { LegalNotice } from "./settings.ts";

const blanks = /[\s\u00a0\u202f]/g;

const line = z.string().min(1).max(200);

const joined = z.string().transform((value) => value.replace(blanks, "").toUpperCase());

/** The settings of the seller, printed on every invoice. */
export const sellerEnvironment = {
  SELLER_NAME: line.optional(),
  SELLER_LEGAL: line.optional(),
  SELLER_STREET: line.optional(),
  SELLER_ZIP_CODE: z.string().min(1).max(20).optional(),
  SELLER_CITY: z.string().min(1).max(100).optional(),
  SELLER_SIREN: joined
    .pipe(z.string().regex(/^\d{9}(\d{5})?$/, "9 chiffres, ou les 14 d’un SIRET"))
    .optional(),
  SELLER_VAT_NUMBER: joined
    .pipe(z.string().regex(/^[A-Z]{2}[0-9A-Z]{2,13}$/, "deux lettres, puis le numéro"))
    .optional(),
  SELLER_VAT_RATE: z.coerce.number().min(0).max(100).multipleOf(0.01).default(20),
  SELLER_EMAIL: z.email("une adresse e-mail est attendue").max(254).optional(),
  SELLER_PHONE: z.string().min(1).max(30).optional(),
};

/** The further settings of the legal pages: publisher, host, consumer mediator. */
export const legalNoticeEnvironment = {
  SELLER_PUBLISHER: line.optional(),
  SELLER_HOST: z.string().min(1).max(300).optional(),
  SELLER_MEDIATOR: z.string().min(1).max(300).optional(),
  SELLER_MEDIATOR_URL: z
    .url({ protocol: /^https?$/, error: "une adresse http://… ou https://… est attendue" })
    .max(300)
    .optional(),
};

type Read = z.infer<z.ZodObject<typeof sellerEnvironment & typeof legalNoticeEnvironment>>;

export function parseLegalNotice(read: Read): LegalNotice {
  return {
    publisher: read.SELLER_PUBLISHER ?? null,
    host: read.SELLER_HOST ?? null,
    mediator: read.SELLER_MEDIATOR ?? null,
    mediatorUrl: read.SELLER_MEDIATOR_URL ?? null,
  };
}

export function parseSeller(read: Read): SellerSettings {
  return {
    name: read.SELLER_NAME ?? null,
    legal: read.SELLER_LEGAL ?? null,
    street: read.SELLER_STREET ?? null,
    zipCode: read.SELLER_ZIP_CODE ?? null,
    city: read.SELLER_CITY ?? null,
    siren: read.SELLER_SIREN?.slice(0, 9) ?? null,
    vatNumber: read.SELLER_VAT_NUMBER ?? null,
    vatRate: Math.round(read.SELLER_VAT_RATE * 100),
    email: read.SELLER_EMAIL ?? null,
    phone: read.SELLER_PHONE ?? null,
  };
}

/** Returns the settings missing for a valid invoice. */
export function sellerGaps(seller: SellerSettings): string[] {
  const needed = {
    SELLER_NAME: seller.name,
    SELLER_STREET: seller.street,
    SELLER_ZIP_CODE: seller.zipCode,
    SELLER_CITY: seller.city,
    SELLER_SIREN: seller.siren,
    ...(seller.vatRate > 0 ? { SELLER_VAT_NUMBER: seller.vatNumber } : {}),
  };
  return Object.entries(needed).flatMap(([setting, value]) => (value === null ? [setting] : []));
}

export function isComplete(seller: SellerSettings): seller is Seller {
  return sellerGaps(seller).length === 0;
}
