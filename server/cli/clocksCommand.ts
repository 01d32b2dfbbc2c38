import { Command, Option } from "commander";
import type { Db } from "../db/database.ts";
import { clockOffsetText } from "../import/clockOffset.ts";
import { findCamera } from "../import/findCamera.ts";
import { listCameras } from "../import/listCameras.ts";
import { setClock } from "../import/setClock.ts";
import { clockReport } from "./clockReport.ts";
import { eventUuid } from "./editEventCommand.ts";
import { type ClockOptions, readClock } from "./readClock.ts";
import { say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

interface Options {
  year?: string;
  json?: true;
}

const year = () => new Option("--year <year>", "which event of that name");
const json = () => new Option("--json", "as JSON");

/** `dossard clocks`: lists the cameras of an event; says by how much the clock of one is wrong. */
export function clocksCommand(): Command {
  return new Command("clocks")
    .enablePositionalOptions()
    .description("list the cameras of an event with their clocks")
    .argument("<event>", "its name, code or uuid")
    .addOption(year())
    .addOption(json())
    .action((event: string, options: Options) =>
      withServices(async ({ db }) => {
        await showCameras(db, await eventUuid(db, event, options.year), options.json === true);
      }),
    )
    .addCommand(setCommand());
}

function setCommand(): Command {
  return new Command("set")
    .description(
      "say by how much a camera's clock is wrong: its pictures, and later ones, get the right times",
    )
    .argument("<event>", "its name, code or uuid")
    .argument("<camera>", "its serial, its model or another part of its name")
    .addOption(year())
    .option(
      "--offset <offset>",
      "to be added to what its clock says: +1:02:30, -0:00:45, +3600s; 0: it is right",
    )
    .option("--picture <picture>", "one of its pictures, with --says or --same-as")
    .option(
      "--says <time>",
      'what the clock on that picture shows: "2026-05-01 10:32:05", "01/05/2026 10h32"',
    )
    .option("--same-as <picture>", "a picture of the same moment, of a camera that is right")
    .option("--forget", "nobody has said: what its clock says counts again")
    .option("--check", "show what would change; write nothing")
    .addOption(json())
    .action((event: string, text: string, options: Options & ClockOptions & { check?: true }) =>
      withServices(async ({ db, now }) => {
        const uuid = await eventUuid(db, event, options.year);
        const camera = await findCamera(db, uuid, text);
        const offset = await readClock(db, { eventUuid: uuid, camera }, options);
        const isCheck = options.check === true;
        const change = await setClock(db, camera.uuid, offset, { now: now(), isCheck });
        if (options.json) return say(JSON.stringify({ camera: camera.label, isCheck, ...change }, null, 2));
        for (const line of await clockReport(db, uuid, camera.label, change, isCheck)) say(line);
      }),
    );
}

async function showCameras(db: Db, eventUuid: string, json: boolean): Promise<void> {
  const cameras = await listCameras(db, eventUuid);
  if (json) return say(JSON.stringify(cameras, null, 2));
  if (cameras.length === 0) return say("The event has no picture whose camera is known.");
  const shown = (time: string | null) => time?.replace("T", " ") ?? "";
  const lines = tableLines(
    ["CAMERA", "PICTURES", "WITHOUT TIME", "ITS CLOCK SAYS FROM", "TO", "OFFSET"],
    cameras.map(({ label, pictures, undated, first, last, clockOffset }) => [
      ...[label, pictures, undated, shown(first), shown(last)],
      clockOffsetText(clockOffset),
    ]),
  );
  for (const line of lines) say(line);
}
