import { Command, Option } from "commander";
import { commandLine } from "../core/author.ts";
import { clockOffsetText } from "../import/clockOffset.ts";
import { findCamera } from "../import/findCamera.ts";
import { type EventCamera, listCameras } from "../import/listCameras.ts";
import { setClock } from "../import/setClock.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { clockReport } from "./clockReport.ts";
import { eventUuid } from "./editEventCommand.ts";
import { type ClockOptions, readClock } from "./readClock.ts";
import { withServices } from "./services.ts";
import { listLines } from "./table.ts";

interface Options extends JsonOption {
  year?: string;
}

interface SetOptions extends Options, ClockOptions {
  check?: true;
}

const year = () => new Option("--year <year>", "l’année, s’il y a plusieurs événements de ce nom");

/** `dossard clocks`: lists the cameras of an event; says by how much the clock of one is wrong. */
export function clocksCommand(): Command {
  return new Command("clocks")
    .enablePositionalOptions()
    .description("lister les appareils d’un événement et leurs horloges")
    .argument("<event>", "son nom, son code ou son uuid")
    .addOption(year())
    .addOption(jsonOption())
    .action((event: string, options: Options) =>
      withServices(async ({ db }) => {
        const cameras = await listCameras(db, await eventUuid(db, event, options.year));
        answer(cameras, options, cameraLines);
      }),
    )
    .addCommand(setCommand());
}

function setCommand(): Command {
  return new Command("set")
    .description(
      "dire de combien l’horloge d’un appareil est fausse : ses photos, même à venir, ont alors la bonne heure",
    )
    .argument("<event>", "son nom, son code ou son uuid")
    .argument("<camera>", "son numéro de série, son modèle ou une autre partie de son nom")
    .addOption(year())
    .option(
      "--offset <offset>",
      "à ajouter à ce qu’elle dit : +1:02:30, -0:00:45, +3600s ; 0 : elle est juste",
    )
    .option("--picture <picture>", "une de ses photos, avec --says ou --same-as")
    .option(
      "--says <time>",
      'ce que montre l’horloge sur cette photo : "2026-05-01 10:32:05", "01/05/2026 10h32"',
    )
    .option("--same-as <picture>", "une photo du même instant, d’un appareil à l’heure")
    .option("--forget", "oublier ce qui a été dit : l’horloge compte de nouveau telle quelle")
    .option("--check", "montrer ce qui changerait, sans rien écrire")
    .addOption(jsonOption())
    .action((event: string, text: string, options: SetOptions) =>
      withServices(async ({ db, now }) => {
        const uuid = await eventUuid(db, event, options.year);
        const camera = await findCamera(db, uuid, text);
        const offset = await readClock(db, { eventUuid: uuid, camera }, options);
        const isCheck = options.check === true;
        const change = await setClock(commandLine(db), camera.uuid, offset, { now: now(), isCheck });
        const lines = await clockReport(db, uuid, camera.label, change, isCheck);
        answer({ camera: camera.label, isCheck, ...change }, options, () => lines);
      }),
    );
}

function cameraLines(cameras: readonly EventCamera[]): string[] {
  const shown = (time: string | null) => time?.replace("T", " ") ?? "";
  return listLines(
    "L’événement n’a pas de photo dont l’appareil soit connu.",
    ["APPAREIL", "PHOTOS", "SANS HEURE", "SON HORLOGE DIT DE", "À", "DÉCALAGE"],
    cameras,
    ({ label, pictures, undated, first, last, clockOffset }) => [
      ...[label, pictures, undated, shown(first), shown(last)],
      clockOffsetText(clockOffset),
    ],
  );
}
