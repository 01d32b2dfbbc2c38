import type { Db } from "../db/database.ts";
import { clockOffsetText } from "../import/clockOffset.ts";
import { localTime } from "../import/localTime.ts";
import type { ClockChange } from "../import/setClock.ts";
import { tableLines } from "./table.ts";

/** Returns what setting a clock has changed, or would change, with some of the pictures before and after. */
export async function clockReport(
  db: Db,
  eventUuid: string,
  camera: string,
  { before, after, dated, undated, samples }: ClockChange,
  isCheck: boolean,
): Promise<string[]> {
  const { timeZone } = await db
    .selectFrom("event")
    .select("timeZone")
    .where("uuid", "=", eventUuid)
    .executeTakeFirstOrThrow();
  const shown = (moment: string | null) => (moment === null ? "no time" : localTime(moment, timeZone));
  const change =
    before === after
      ? clockOffsetText(after)
      : `${clockOffsetText(after)}, before: ${clockOffsetText(before)}`;
  if (dated === 0)
    return [`${isCheck ? "Nothing is written. " : ""}${camera}: ${change}; no picture with a date`];
  const isMoved = samples.some((sample) => sample.before !== sample.after);
  return [
    `${isCheck ? "Nothing is written. " : ""}${camera}: ${change}; pictures: ${dated}`,
    ...tableLines(
      ["PICTURE", "ITS CLOCK SAYS", "BEFORE", isCheck ? "WOULD BE" : "NOW"],
      samples.map((sample) => [
        ...[sample.name, sample.cameraTime.replace("T", " ")],
        ...[shown(sample.before), shown(sample.after)],
      ]),
    ),
    ...(undated > 0 ? [`Dates out of reason, on sale without a time: ${undated}`] : []),
    ...(isMoved && !isCheck && (await hasLists(db, eventUuid))
      ? ["Names that start lists gave by the former times stay: undo these lists and apply them again."]
      : []),
  ];
}

async function hasLists(db: Db, eventUuid: string): Promise<boolean> {
  const list = await db
    .selectFrom("startList")
    .select("uuid")
    .where("eventUuid", "=", eventUuid)
    .where("isUndone", "=", false)
    .executeTakeFirst();
  return list !== undefined;
}
