import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import { CliError } from "../core/cliError.ts";
import type { ListedPayment } from "../payment/comparePayments.ts";
import { columnsByHeader } from "./columnsByHeader.ts";
import { decodeText } from "./text/decodeText.ts";
import { splitRows, type TextRow } from "./text/splitRows.ts";

type Column = "transId" | "payId" | "refNr" | "amount" | "amountInCents" | "date" | "status";

/** Headers as searchKey normalises them. */
const headers: Record<Column, string> = {
  transId:
    "transid|trans id|transaction|transaction id|transactionid|id transaction|identifiant transaction|identifiant de transaction|numero de transaction|numero transaction|n transaction|no transaction|merchant transaction id",
  payId:
    "payid|pay id|paymentid|payment id|payment|id paiement|identifiant paiement|identifiant de paiement|numero de paiement",
  refNr:
    "refnr|ref nr|reference|ref|reference number|merchant reference|reference commande|reference de commande|reference marchand|commande|order|order id",
  amount:
    "amount|montant|amount eur|montant eur|amount in eur|montant en eur|montant en euros|montant brut|montant ttc|gross amount|captured amount|montant capture|total",
  amountInCents: "amount cents|amount in cents|montant cents|montant en centimes|montant centimes",
  date: "date|date de transaction|date transaction|transaction date|date de paiement|payment date|date heure|date et heure|datetime|date time|created|created at|jour",
  status: "status|statut|etat|state|result|resultat|transaction status|payment status",
};
const columnOf = columnsByHeader(headers);

const statuses: readonly (readonly [ListedPayment["status"], RegExp])[] = [
  ["refund", /refund|rembours|credit|avoir|chargeback|impaye/],
  [
    "unpaid",
    /fail|refus|cancel|annul|declin|reject|rejet|error|erreur|echec|abandon|expir|pending|attente|open|started|init|non paye|unpaid/,
  ],
  ["paid", /^ok$|paid|paye|success|succes|accept|authori|autoris|captur|encaiss|regle|settled|complet|valid/],
];

/**
 * Reads a card provider's list of payments: CSV with a header that names an amount and a transaction, a payment or a reference;
 * a date and a status where they exist. Throws `CliError`, with the line, for anything unreadable.
 */
export function readProviderList(bytes: Uint8Array): ListedPayment[] {
  const [header, ...rows] = splitRows(decodeText(bytes).text);
  if (!header) throw new CliError("ligne 1 : la liste est vide");
  const columns = readColumns(header);
  return rows.map(({ line, cells }) => {
    const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? "";
    const read = columns.has("amountInCents") ? readCents(cell("amountInCents")) : readAmount(cell("amount"));
    if (read === null)
      throw new CliError(
        `ligne ${line} : « ${cell("amount") || cell("amountInCents")} » n’est pas un montant`,
      );
    const ids = { transId: cell("transId"), payId: cell("payId"), refNr: cell("refNr") };
    if (Object.values(ids).every((id) => id === ""))
      throw new CliError(`ligne ${line} : aucun paiement n’y est nommé`);
    const stated = columns.has("status") ? statusOf(cell("status")) : "paid";
    const status = read < 0 && stated === "paid" ? "refund" : stated;
    return { line, ...ids, amount: Math.abs(read), date: cell("date"), status };
  });
}

function readColumns({ line, cells }: TextRow): Map<Column, number> {
  const columns = new Map<Column, number>();
  for (const [index, cell] of cells.entries()) {
    const column = columnOf.get(searchKey(cell));
    if (!column) continue;
    if (columns.has(column))
      throw new CliError(`ligne ${line} : deux colonnes pour la même chose (« ${cell} »)`);
    columns.set(column, index);
  }
  if (!columns.has("amount") && !columns.has("amountInCents")) {
    throw new CliError(`ligne ${line} : aucune colonne ne donne le montant (« Amount », « Montant »)`);
  }
  if (!columns.has("transId") && !columns.has("payId") && !columns.has("refNr")) {
    throw new CliError(
      `ligne ${line} : aucune colonne ne nomme le paiement (« TransID », « PayID », « Référence »)`,
    );
  }
  return columns;
}

function statusOf(text: string): ListedPayment["status"] {
  const key = searchKey(text);
  return statuses.find(([, words]) => words.test(key))?.[0] ?? "unclear";
}

const readCents = (text: string) => (/^-?\d{1,9}$/.test(text) ? Number(text) : null);

/** « 1 234,50 € », « 1,234.50 », « 15 », « EUR 15.00 », « -15,00 » in cents; null for anything else. */
function readAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]|€|eur/gi, "").replace("\u2212", "-");
  const [, sign = "", digits = ""] = /^([-+]?)([\d.,]+)$/.exec(bare) ?? [];
  const [, whole = "", part = ""] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === "") return null;
  const cents = Number(whole.replace(/[.,]/g, "")) * 100 + Number(part.padEnd(2, "0"));
  return sign === "-" ? -cents : cents;
}

/** Returns the day of a date as a list writes it, « 2026-05-01 »; null if it is unreadable. */
export function listedDay(date: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(date);
  const french = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(date);
  const compact = /^(\d{4})(\d{2})(\d{2})(?:$|\D)/.exec(date);
  const [, year, month, day] = iso ?? compact ?? (french ? ["", french[3], french[2], french[1]] : []);
  if (year === undefined || month === undefined || day === undefined) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
