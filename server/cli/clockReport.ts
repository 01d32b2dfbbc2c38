import type { Db } from "../db/database.ts";
import { clockOffsetText } from "../import/clockOffset.ts";
import { localTime } from "../import/localTime.ts";
import { hasLists } from "../import/nameSoon.ts";
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
  const shown = (moment: string | null) => (moment === null ? "sans heure" : localTime(moment, timeZone));
  const change =
    before === after
      ? clockOffsetText(after)
      : `${clockOffsetText(after)}, avant : ${clockOffsetText(before)}`;
  const checked = isCheck ? "Rien n’est écrit. " : "";
  if (dated === 0) return [`${checked}${camera} : ${change} ; aucune photo datée`];
  const isMoved = samples.some((sample) => sample.before !== sample.after);
  return [
    `${checked}${camera} : ${change} ; photos : ${dated}`,
    ...tableLines(
      ["PHOTO", "SON HORLOGE DIT", "AVANT", isCheck ? "SERAIT" : "MAINTENANT"],
      samples.map((sample) => [
        ...[sample.name, sample.cameraTime.replace("T", " ")],
        ...[shown(sample.before), shown(sample.after)],
      ]),
    ),
    ...(undated > 0 ? [`Dates invraisemblables, en vente sans heure : ${undated}`] : []),
    ...(isMoved && !isCheck && (await hasLists(db, eventUuid))
      ? ["Les listes de départ qui vont par heures sont appliquées de nouveau."]
      : []),
  ];
}
