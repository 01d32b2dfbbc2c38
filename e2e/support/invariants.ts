import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../server/db/database.ts";
import { paymentInquiry } from "../../server/payment/paymentInquiry.ts";
import type { Received } from "../../tests/server/support/mailServer.ts";
import { readMail } from "../../tests/server/support/readMail.ts";
import type { PaidOrder } from "./purchaseFlow.ts";

export interface InvariantReport {
  /** Broken invariants in words. */
  faults: string[];
  orders: number;
  invoices: number;
  jobs: number;
  /** By Message-ID. */
  mails: number;
  /** Duplicates: the process died after the mail server accepted a mail and before the commit. */
  repeatedMails: number;
}

/** A killed process's job is due again after ten seconds, and may be hit by the next kill. */
const longestWorkMs = 300_000;

/** Waits until every job is done, then compares database and mail server with what shoppers were told. */
export async function checkInvariants(
  db: Db,
  told: PaidOrder[],
  received: Received[],
): Promise<InvariantReport> {
  const faults: string[] = [];
  faults.push(...(await undoneJobs(db)));
  const { rows: orders } = await sql<OrderFound>`
    select "order".uuid, status, "totalPrice" as total, invoice.number,
      (select count(*)::int from payment where "orderUuid" = "order".uuid and payment.status = 'paid') as payments,
      (select coalesce(sum(amount), 0)::int from payment where "orderUuid" = "order".uuid and payment.status = 'paid') as paid,
      (select count(*)::int from payment where "orderUuid" = "order".uuid and payment.status = 'refundDue') as due,
      (select coalesce(sum(quantity), 0)::int from "orderItem" item
        where item."orderUuid" = "order".uuid and item.kind = 'item' and not item."isDeleted") as pieces
    from "order" left join invoice on invoice."orderUuid" = "order".uuid`.execute(db);
  const known = new Map(orders.map((order) => [order.uuid, order]));
  for (const { uuid, total } of told) {
    const order = known.get(uuid);
    const is = order && [order.status, order.total, order.pieces].join(" ");
    if (is !== `paid ${total} 2`) faults.push(`order ${uuid}: told paid ${total} 2, is ${is ?? "lost"}`);
  }
  for (const { uuid, status, total, number, payments, paid, due } of orders) {
    const is = `${payments} payments of ${paid}, ${due} due back, invoice ${number ?? "none"}`;
    const isRight =
      status === "paid"
        ? payments === 1 && paid === total && due === 0 && number !== null
        : payments === 0 && due === 0 && number === null;
    if (!isRight) faults.push(`order ${uuid}: ${status} ${total}, with ${is}`);
  }
  const { rows: sequences } = await sql<{ sequence: number }>`
    select sequence from invoice order by sequence`.execute(db);
  if (sequences.some(({ sequence }, index) => sequence !== index + 1))
    faults.push("invoice numbers have a gap");

  const paid = orders.filter(({ status }) => status === "paid");
  const mails = mailsById(received, faults);
  const wanted = paid.flatMap(({ uuid }) =>
    ["orderConfirmation", "invoiceMail", "downloadMail"].map((kind) => `${kind}.${uuid}`),
  );
  for (const id of wanted) if (!mails.has(id)) faults.push(`mail ${id} was never sent`);
  if (mails.size !== wanted.length) faults.push(`${mails.size} mails were sent, not ${wanted.length}`);
  const { count: jobs } = await db
    .selectFrom("job")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    faults,
    orders: paid.length,
    invoices: sequences.length,
    jobs,
    mails: mails.size,
    repeatedMails: received.length - mails.size,
  };
}

interface OrderFound {
  uuid: string;
  status: string;
  total: number;
  number: string | null;
  payments: number;
  paid: number;
  due: number;
  pieces: number;
}

async function undoneJobs(db: Db): Promise<string[]> {
  const ask = () =>
    db
      .selectFrom("job")
      .select(["kind", "key", "attempts", "lastError", "deadAt"])
      // Unpaid attempts have inquiries due for a day.
      .where("kind", "<>", paymentInquiry.kind)
      .where((job) => job.or([job("doneAt", "is", null), job("deadAt", "is not", null)]))
      .execute();
  let undone = await ask();
  for (const deadline = Date.now() + longestWorkMs; undone.length > 0 && Date.now() < deadline; ) {
    if (undone.some(({ deadAt }) => deadAt !== null)) break;
    await sleep(250);
    undone = await ask();
  }
  return undone.map((job) => `job not done: ${JSON.stringify(job)}`);
}

/** Returns one mail for each Message-ID; two mails that share an id are a fault. */
function mailsById(received: Received[], faults: string[]): Map<string, string> {
  const mails = new Map<string, string>();
  for (const { eml, to } of received) {
    const { headers, subject } = readMail(eml);
    const id = /<([^@]+)@/.exec(headers.get("message-id")?.[0] ?? "")?.[1] ?? "without an id";
    const mail = `${subject} to ${to.join()}`;
    if ((mails.get(id) ?? mail) !== mail) faults.push(`mail ${id} is once ${mails.get(id)}, once ${mail}`);
    mails.set(id, mail);
  }
  return mails;
}
