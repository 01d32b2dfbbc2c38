// `npm run kill-server -- 200`: kills a real server two hundred times (SIGKILL) at random moments while shoppers order, pay and
// download and jobs run, then reports what was lost or done twice. `-- 200 --servers 2`: two processes on one database.

import { readOptions } from "../scripts/readOptions.ts";
import { killUnderLoad } from "./support/killUnderLoad.ts";

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { servers: { type: "string", default: "1" }, shoppers: { type: "string", default: "6" } },
});
const kills = Number(positionals[0] ?? 200);
const shoppers = Number(values.shoppers);
const servers = values.servers === "2" ? 2 : 1;
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(shoppers) || shoppers < 1) {
  process.stderr.write("How many kills? npm run kill-server -- 200 [--servers 2] [--shoppers 6]\n");
  process.exit(1);
}
const print = (line: string) => process.stdout.write(`${line}\n`);
const { faults, ...found } = await killUnderLoad({ kills, servers, shoppers, tell: print });
print(
  `${kills} kills: ${found.orders} orders paid, ${found.invoices} invoices, ${found.jobs} jobs, ${found.mails} mails, of which ` +
    `${found.repeatedMails} came twice under one Message-ID; ${found.repeatedCalls} calls repeated by their shoppers`,
);
for (const fault of faults) print(`WRONG: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
