// A process that runs jobs of the kind "note" until killed: prints « began KEY » and notes each finished job in the
// table "noted". In hang mode it begins jobs and never ends them.
import { pino } from "pino";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { startWorker } from "../../../server/jobs/worker.ts";
import { createMailer } from "../../../server/mail/createMailer.ts";
import { onOrderPaid } from "../../../server/payment/onOrderPaid.ts";
import { noteKind } from "./noteKind.ts";

const [connectionString = "", lease = "", mode = ""] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const settings = readSettings({});
const services = {
  db: openDatabase(connectionString),
  standby: null,
  store: createFolderStore("/nowhere"),
  mailer: createMailer(settings),
  settings,
  log: pino({ level: "silent" }),
  publicUrl: "",
  secret: "",
  now: () => new Date(),
  onOrderPaid,
};
const kind = noteKind(async (key) => {
  say(`began ${key}`);
  if (mode === "hang") await new Promise(() => {});
});
startWorker(services, [kind], { lease: Number(lease) });
