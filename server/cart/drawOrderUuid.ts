import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

const codeCount = 0x1_0000;
/** Codes examined per draw: takes a few milliseconds even if all are taken. */
const blockLength = 2048;
const codeOf = (number: number) => number.toString(16).padStart(4, "0");

/**
 * Draws the uuid of a new order. Its code, the first four characters, comes from a random block of codes and differs from those
 * of the place's live orders. If the whole block is taken the code is shared: a draw never fails.
 */
export async function drawOrderUuid(tx: Tx, placeId: number): Promise<string> {
  const start = randomInt(codeCount / blockLength) * blockLength;
  const block = Array.from({ length: blockLength }, (_, index) => codeOf(start + index));
  const { rows } = await sql<{ code: string }>`
    select left("uuid"::text, 4) as "code" from "order"
    where "currentPlaceId" = ${placeId} and "status" in ('uncomplete', 'paying', 'saved', 'finalized')
      and left("uuid"::text, 4) between ${block[0]} and ${block.at(-1)}`.execute(tx);
  const taken = new Set(rows.map(({ code }) => code));
  const free = block.filter((code) => !taken.has(code));
  const uuid = randomUUID();
  return free.length === 0 ? uuid : free[randomInt(free.length)] + uuid.slice(4);
}
