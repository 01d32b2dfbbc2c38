import { Command, Option } from "commander";
import type { Services } from "../core/services.ts";
import { eventMinute } from "../import/eventMoment.ts";
import { findStartList, listCode } from "../import/findStartList.ts";
import { undoStartList } from "../import/undoStartList.ts";
import { withProgress } from "./applyGivenList.ts";
import { eventUuid } from "./editEventCommand.ts";
import { say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

const year = () => new Option("--year <year>", "which event of that name");

/** `dossard start-lists`: lists those applied to an event; undoes one. */
export function startListsCommand(): Command {
  const lists = new Command("start-lists")
    .description("list the start lists applied to an event")
    .argument("<event>", "its name, code or uuid")
    .addOption(year())
    .option("--json", "as JSON")
    .action((event: string, options: { year?: string; json?: true }) =>
      withServices(async ({ db }) => {
        const uuid = await eventUuid(db, event, options.year);
        await showLists(db, uuid, options.json === true);
      }),
    );
  lists
    .command("undo <event> <list>")
    .description("remove a list (its file's name or code) with the names that it alone gave")
    .addOption(year())
    .action((event: string, text: string, options: { year?: string }) =>
      withServices(async ({ db }) => {
        const list = await findStartList(db, await eventUuid(db, event, options.year), text);
        const removed = await withProgress("Undoing", (update) => undoStartList(db, list, update));
        say(`Undone: ${list.fileName}, ${removed} names are gone from pictures`);
      }),
    );
  return lists;
}

async function showLists(db: Services["db"], eventUuid: string, json: boolean): Promise<void> {
  const rows = await db
    .selectFrom("startList as list")
    .select(["uuid", "fileName", "appliedAt", "by", "contestSlugs", "windowSeconds", "bibPlace", "isUndone"])
    .select((list) => [
      list
        .selectFrom("startListRow")
        .select((all) => all.fn.countAll<string>().as("count"))
        .whereRef("startListUuid", "=", "list.uuid")
        .as("rows"),
      list
        .selectFrom("startListName")
        .select((all) => all.fn.countAll<string>().as("count"))
        .whereRef("startListUuid", "=", "list.uuid")
        .as("names"),
    ])
    .where("eventUuid", "=", eventUuid)
    .orderBy("appliedAt")
    .execute();
  const lists = rows.map((row) => ({ ...row, rows: Number(row.rows), names: Number(row.names) }));
  if (json) return say(JSON.stringify(lists, null, 2));
  if (lists.length === 0) return say("No start list was applied to this event.");
  const lines = tableLines(
    ["CODE", "APPLIED", "BY", "ROWS KEPT", "NAMES", "CONTESTS", "FILE"],
    lists.map(({ uuid, appliedAt, by, rows: kept, names, contestSlugs, fileName, isUndone }) => [
      listCode(uuid),
      eventMinute(appliedAt),
      by,
      kept,
      names,
      contestSlugs === null ? "all" : contestSlugs.join(", "),
      isUndone ? `${fileName} (half undone: undo it again)` : fileName,
    ]),
  );
  for (const line of lines) say(line);
}
