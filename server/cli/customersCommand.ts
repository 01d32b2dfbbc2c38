import { writeFile } from "node:fs/promises";
import { Command } from "commander";
import { readCustomerData } from "../customers/customerData.ts";
import { eraseCustomer } from "../customers/eraseCustomer.ts";
import { findCustomers } from "../customers/findCustomers.ts";
import { mailResetLink } from "../customers/mailResetLink.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError, say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";
import { when } from "./when.ts";

export function customersCommand(): Command {
  const customers = new Command("customers").description("a person's data: find it, give it out, erase it");
  customers
    .command("find <text>")
    .description("customers by e-mail, name or telephone number")
    .option("--json", "as JSON")
    .action((text: string, { json }: { json?: true }) =>
      withServices(async ({ db }) => {
        const found = await findCustomers(db, text);
        if (json) return say(JSON.stringify(found, null, 2));
        if (found.length === 0) throw new CommandError(`No customer has "${text}".`);
        const lines = tableLines(
          ["E-MAIL", "NAME", "TELEPHONE", "ORDERS", "SINCE"],
          found.map(({ email, firstName, lastName, mobile, orders, createdAt }) => [
            email,
            `${firstName} ${lastName}`,
            mobile ?? "",
            orders,
            when(createdAt),
          ]),
        );
        for (const line of lines) say(line);
      }),
    );
  customers
    .command("export <email>")
    .description("all that is kept of a person, as JSON")
    .option("--to <file>", "where to; default: standard output")
    .action((email: string, options: { to?: string }) =>
      withServices(async ({ db }) => {
        const data = await readCustomerData(db, email);
        if (data === null) throw nobody(email);
        const json = `${JSON.stringify(data, null, 2)}\n`;
        if (options.to === undefined) return void process.stdout.write(json);
        await writeFile(resolveFromInvocationDir(options.to), json).catch((error: Error) => {
          throw new CommandError(`${options.to} cannot be written: ${error.message}.`);
        });
        say(`${email}: written to ${options.to}`);
      }),
    );
  customers
    .command("erase <email>")
    .description("erase a person for good: invoices and paid orders stay, without the account")
    .action((email: string) =>
      withServices(async (services) => {
        const { hadAccount, deletedOrders, keptOrders } = await eraseCustomer(services, email);
        if (!hadAccount && deletedOrders + keptOrders === 0) throw nobody(email);
        say(`${email} is erased${hadAccount ? "" : " (there was no account)"}.`);
        say(`Orders: ${deletedOrders} deleted, ${keptOrders} kept for the accounts, without who ordered.`);
      }),
    );
  customers
    .command("reset <email>")
    .description("mail a customer the link to choose a new password")
    .action((email: string) =>
      withServices(async ({ db }) => {
        const address = await mailResetLink(db, email);
        say(`${address}: the link to choose a new password is on its way.`);
      }),
    );
  return customers;
}

const nobody = (email: string) => new CommandError(`Nothing is kept of ${email}.`);
