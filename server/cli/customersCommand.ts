import { Command } from "commander";
import { commandLine } from "../core/author.ts";
import { type Erased, eraseCustomer } from "../customers/eraseCustomer.ts";
import { type FoundCustomer, findCustomers } from "../customers/findCustomers.ts";
import { mailResetLink } from "../customers/mailResetLink.ts";
import { nobody, readCustomerData } from "../customers/readCustomerData.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { CommandError, withServices } from "./services.ts";
import { tableLines } from "./table.ts";
import { when } from "./when.ts";
import { writeExport } from "./writeExport.ts";

/** `dossard customers`: a person's data. */
export function customersCommand(): Command {
  const customers = new Command("customers").description(
    "les données d’une personne : les trouver, les donner, les effacer",
  );
  customers
    .command("find <text>")
    .description("trouver des clients par e-mail, nom ou téléphone")
    .addOption(jsonOption())
    .action((text: string, options: JsonOption) =>
      withServices(async ({ db }) => {
        const found = await findCustomers(db, text);
        if (found.length === 0 && !options.json) throw new CommandError(`Aucun client n’a « ${text} ».`);
        answer(found, options, customerLines);
      }),
    );
  customers
    .command("export <email>")
    .description("donner tout ce qui est conservé d’une personne, en JSON")
    .option("--to <file>", "où l’écrire ; sinon, sur la sortie standard")
    .addOption(jsonOption())
    .action((email: string, { to, ...options }: { to?: string } & JsonOption) =>
      withServices(async ({ db }) => {
        const json = JSON.stringify(await readCustomerData(db, email), null, 2);
        if (to === undefined) return void process.stdout.write(`${json}\n`);
        await writeExport(to, `${json}\n`);
        answer({ email, to }, options, () => `${email} : écrit dans ${to}`);
      }),
    );
  customers
    .command("erase <email>")
    .description("effacer une personne pour de bon : factures et commandes payées restent, sans le compte")
    .addOption(jsonOption())
    .action((email: string, options: JsonOption) =>
      withServices(async (services) => {
        const erased = await eraseCustomer(commandLine(services.db), services, email);
        const { hadAccount, deletedOrders, keptOrders, deletedAlerts } = erased;
        if (!hadAccount && deletedOrders + keptOrders + deletedAlerts === 0) throw nobody(email);
        answer(erased, options, (counts) => erasedLines(email, counts));
      }),
    );
  customers
    .command("reset <email>")
    .description("envoyer à un client le lien pour choisir un nouveau mot de passe")
    .addOption(jsonOption())
    .action((typed: string, options: JsonOption) =>
      withServices(async ({ db }) =>
        answer(
          await mailResetLink(commandLine(db), typed),
          options,
          ({ email }) => `${email} : le lien pour choisir un nouveau mot de passe est en route.`,
        ),
      ),
    );
  return customers;
}

const customerLines = (found: readonly FoundCustomer[]) =>
  tableLines(
    ["E-MAIL", "NOM", "TÉLÉPHONE", "COMMANDES", "DEPUIS"],
    found.map(({ email, firstName, lastName, mobile, orders, createdAt }) => [
      email,
      `${firstName} ${lastName}`,
      mobile ?? "",
      orders,
      when(createdAt),
    ]),
  );

const erasedLines = (email: string, { hadAccount, deletedOrders, keptOrders, deletedAlerts }: Erased) => [
  `${email} est effacé${hadAccount ? "" : " (il n’y avait pas de compte)"}.`,
  `Commandes supprimées : ${deletedOrders}, gardées pour la comptabilité sans le client : ${keptOrders}.`,
  ...(deletedAlerts === 0 ? [] : [`Alertes supprimées : ${deletedAlerts}.`]),
];
