import type { Db } from "../db/database.ts";
import { readOrderFiles } from "../files/orderFiles.ts";

/** Returns the state of an order's documents: its invoice, its files, those smaller than what was sold. */
export async function documentLines(db: Db, orderUuid: string): Promise<string[]> {
  const invoice = await db
    .selectFrom("invoice")
    .select(["number", "seller"])
    .where("orderUuid", "=", orderUuid)
    .executeTakeFirst();
  const files = await readOrderFiles(db, orderUuid);
  const made = files.filter(({ byteSize }) => byteSize !== null);
  return [
    ...(invoice
      ? [`Invoice: ${invoice.number}${invoice.seller ? "" : " (a specimen: dossard doctor)"}`]
      : []),
    ...(files.length > 0 && invoice ? [`Files: ${made.length} of ${files.length} made`] : []),
    ...made
      .filter(({ isSmaller }) => isSmaller)
      .map(
        ({ name, format, width, height }) =>
          `  ${name}: smaller than ${format}, delivered at ${width} x ${height}`,
      ),
  ];
}
