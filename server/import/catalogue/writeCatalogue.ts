import type { Selectable } from "kysely";
import { searchKey } from "../../../src/domain/pictures/searchKey.ts";
import type { VariantPrices } from "../../../src/domain/products/product.ts";
import { audit } from "../../core/audit.ts";
import type { Author } from "../../core/author.ts";
import { takeAdvisoryLock } from "../../db/advisoryLock.ts";
import type { Tx } from "../../db/database.ts";
import type { Database } from "../../db/schema.ts";
import { CatalogueError, productName, type StatedProduct, variantKey } from "./catalogueFile.ts";
import { typeFinder } from "./filterTypeFinder.ts";
import { offeredNow } from "./offeredNow.ts";

/** The outcome for a catalogue's rows. */
export interface CatalogueOutcome {
  pricings: { added: number };
  products: Record<"added" | "changed" | "replaced" | "kept", number>;
  variants: Record<"added" | "changed" | "withdrawn" | "kept", number>;
}

type ProductRow = Selectable<Database["product"]>;

/**
 * Updates what the shop sells to match a catalogue, all or nothing. Matches pricings and products by label, variants by
 * formats; changes prices of existing variants in place. Withdraws variants that a product no longer has; leaves products that
 * the catalogue does not name. A product with another nature, counts or filters is a new one: the old one is withdrawn but
 * stays in carts that hold it. Throws `CatalogueError` for an unknown filter type.
 */
export function writeCatalogue(
  author: Author,
  products: readonly StatedProduct[],
): Promise<CatalogueOutcome> {
  return author.transaction(async (tx) => {
    await takeAdvisoryLock(tx, "catalogue");
    const outcome: CatalogueOutcome = {
      pricings: { added: 0 },
      products: { added: 0, changed: 0, replaced: 0, kept: 0 },
      variants: { added: 0, changed: 0, withdrawn: 0, kept: 0 },
    };
    const before = await offeredNow(tx);
    const findType = await typeFinder(tx);
    for (const stated of products) {
      const pricingId = await ensurePricing(tx, stated.pricing, outcome);
      const typed = withTypes(stated, findType);
      const productUuid = await keepProduct(tx, pricingId, typed, outcome);
      await keepVariants(tx, productUuid, stated.variants, outcome);
    }
    const after = await offeredNow(tx);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const subject = "catalogue";
      await audit(tx, { by: author.name, verb: "catalogue import", subject, before, after });
    }
    return outcome;
  });
}

async function ensurePricing(tx: Tx, label: string, { pricings }: CatalogueOutcome): Promise<number> {
  const rows = await tx
    .selectFrom("pricing")
    .select(["id", "label"])
    .where("isDeleted", "=", false)
    .orderBy("id")
    .execute();
  const known = rows.find((pricing) => searchKey(pricing.label) === searchKey(label));
  if (known) return known.id;
  pricings.added++;
  return (await tx.insertInto("pricing").values({ label }).returning("id").executeTakeFirstOrThrow()).id;
}

function withTypes(stated: StatedProduct, findType: (type: string) => string | null): StatedProduct {
  const typed = { ...stated };
  for (const field of typeFields) {
    const type = stated[field];
    if (type === null) continue;
    typed[field] = findType(type);
    if (typed[field] === null) {
      throw new CatalogueError(
        `${productName(stated)} : la boutique ne connaît pas le type de nom « ${type} »`,
      );
    }
  }
  return typed;
}

const typeFields = ["filter1_typeUuid", "filter2_typeUuid", "filter3_typeUuid", "filter4_typeUuid"] as const;
const shapeFields = [
  "nature",
  "grp1_count",
  "grp2_count",
  "filter1_nature",
  "filter2_nature",
  "filter3_nature",
  "filter4_nature",
  ...typeFields,
] as const;
const textFields = ["label", "description", "longDescription"] as const;

async function keepProduct(
  tx: Tx,
  pricingId: number,
  stated: StatedProduct,
  { products, variants }: CatalogueOutcome,
): Promise<string> {
  const { pricing: _, variants: __, ...columns } = stated;
  const known = await findProduct(tx, pricingId, stated.label);
  const sameShape = known !== undefined && shapeFields.every((field) => known[field] === columns[field]);
  if (known && sameShape) {
    const isSame = textFields.every((field) => known[field] === columns[field]);
    products[isSame ? "kept" : "changed"]++;
    if (!isSame) await tx.updateTable("product").set(columns).where("uuid", "=", known.uuid).execute();
    return known.uuid;
  }
  products[known ? "replaced" : "added"]++;
  if (known) {
    await tx.updateTable("product").set({ isDeleted: true }).where("uuid", "=", known.uuid).execute();
    variants.withdrawn += await withdraw(tx, known.uuid, []);
  }
  const { uuid } = await tx
    .insertInto("product")
    .values({ pricingId, ...columns })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  return uuid;
}

async function findProduct(tx: Tx, pricingId: number, label: string): Promise<ProductRow | undefined> {
  const rows = await tx
    .selectFrom("product")
    .selectAll()
    .where("pricingId", "=", pricingId)
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("uuid")
    .execute();
  return rows.find((product) => searchKey(product.label) === searchKey(label));
}

const priceFields = ["base_price", "mat_option", "satin_option", "numeric_option"] as const;

async function keepVariants(
  tx: Tx,
  productUuid: string,
  stated: readonly VariantPrices[],
  { variants }: CatalogueOutcome,
): Promise<void> {
  const known = await tx
    .selectFrom("productVariant")
    .selectAll()
    .where("productUuid", "=", productUuid)
    .where("isDeleted", "=", false)
    .orderBy("uuid")
    .execute();
  const kept: string[] = [];
  for (const variant of stated) {
    const same = known.find((row) => variantKey(row) === variantKey(variant));
    if (!same) {
      variants.added++;
      const { uuid } = await tx
        .insertInto("productVariant")
        .values({ productUuid, ...variant })
        .returning("uuid")
        .executeTakeFirstOrThrow();
      kept.push(uuid);
      continue;
    }
    kept.push(same.uuid);
    const isSame = priceFields.every((field) => same[field] === variant[field]);
    variants[isSame ? "kept" : "changed"]++;
    if (!isSame) await tx.updateTable("productVariant").set(variant).where("uuid", "=", same.uuid).execute();
  }
  variants.withdrawn += await withdraw(tx, productUuid, kept);
}

/** Withdraws the variants of a product except the kept ones. Returns their number. */
async function withdraw(tx: Tx, productUuid: string, kept: readonly string[]): Promise<number> {
  let variants = tx
    .updateTable("productVariant")
    .set({ isDeleted: true })
    .where("productUuid", "=", productUuid)
    .where("isDeleted", "=", false);
  if (kept.length > 0) variants = variants.where("uuid", "not in", kept);
  return Number((await variants.executeTakeFirst()).numUpdatedRows);
}
