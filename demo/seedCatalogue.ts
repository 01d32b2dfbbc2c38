import { takeAdvisoryLock } from "../server/db/advisoryLock.ts";
import type { Tx } from "../server/db/database.ts";
import { ensureFilterTypes } from "../server/import/filterTypes.ts";
import { bulkInsert } from "./bulkInsert.ts";
import { demoCatalogue } from "./demoCatalogue.ts";
import type { DemoEvent } from "./demoEvents.ts";
import { demoUuid } from "./demoUuid.ts";

export type DemoPricings = Record<DemoEvent["pricing"], number>;

/** Seeds the demonstration's pricings with their products; leaves existing ones alone. Returns the pricings' ids. */
export async function seedCatalogue(tx: Tx): Promise<DemoPricings> {
  await takeAdvisoryLock(tx, "catalogue");
  const types = await ensureFilterTypes(tx);
  const ids: Partial<DemoPricings> = {};
  for (const key of ["horse", "car", "marathon"] as const) {
    const { label, products } = demoCatalogue[key];
    const pricingId = await ensurePricing(tx, label);
    ids[key] = pricingId;
    await bulkInsert(
      tx,
      "product",
      products.map((product) => ({
        uuid: demoUuid("product", key, product.key),
        pricingId,
        nature: product.nature,
        label: product.label,
        description: product.description,
        longDescription: product.longDescription,
        grp1_count: product.groups[0],
        grp2_count: product.groups[1],
        ...filterColumns(product.filters, types),
      })),
    );
    await bulkInsert(
      tx,
      "productVariant",
      products.flatMap((product) =>
        product.variants.map((variant) => ({
          uuid: demoUuid("variant", key, product.key, variant.grp1_format),
          productUuid: demoUuid("product", key, product.key),
          grp1_format: variant.grp1_format,
          grp2_format: variant.grp2_format ?? null,
          base_price: variant.base_price,
          mat_option: variant.mat_option ?? null,
          satin_option: variant.satin_option ?? null,
          numeric_option: variant.numeric_option ?? null,
        })),
      ),
    );
  }
  return ids as DemoPricings;
}

async function ensurePricing(tx: Tx, label: string): Promise<number> {
  const known = await tx
    .selectFrom("pricing")
    .select("id")
    .where("label", "=", label)
    .where("isDeleted", "=", false)
    .orderBy("id")
    .executeTakeFirst();
  if (known) return known.id;
  return (await tx.insertInto("pricing").values({ label }).returning("id").executeTakeFirstOrThrow()).id;
}

function filterColumns(filters: readonly string[], types: Record<string, string>) {
  return Object.fromEntries(
    [0, 1, 2, 3].flatMap((slot) => {
      const filter = filters[slot] ?? null;
      const typeUuid = filter === null ? null : (types[filter] ?? null);
      return [
        [`filter${slot + 1}_nature`, typeUuid === null ? filter : "filterValue"],
        [`filter${slot + 1}_typeUuid`, typeUuid],
      ];
    }),
  );
}
