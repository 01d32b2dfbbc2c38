import type { Tx } from "../db/database.ts";

/** As stored. */
export const inquiryKind = "paymentInquiry";

/** Of its questions each has a key of its own. */
export const inquiryKey = (transId: string, nth: number) => `${transId}.${nth}`;

/** An attempt that has paid is not asked about any more. One that is being asked about just now is left alone. */
export async function forgetInquiries(tx: Tx, transId: string): Promise<void> {
  await tx
    .deleteFrom("job")
    .where("id", "in", (from) =>
      from
        .selectFrom("job")
        .select("id")
        .where("kind", "=", inquiryKind)
        .where("key", "like", `${transId}.%`)
        .where("doneAt", "is", null)
        .where("takenBy", "is", null)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
