import { type Kysely, sql } from "kysely";

// What an attempt asks for is written once; money that has come stays noted as come.
const keep = `
create function "keepPaymentEvent"() returns trigger language plpgsql as $$
begin raise exception 'the journal of payments only grows'; end $$;
create trigger "keep" before update or delete on "paymentEvent"
  for each row execute function "keepPaymentEvent"();

create function "keepPayment"() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old."uuid", old."orderUuid", old."transId", old."refNr", old."reqId", old."amount", old."currency", old."createdAt")
      is distinct from (new."uuid", new."orderUuid", new."transId", new."refNr", new."reqId", new."amount", new."currency", new."createdAt") then
    raise exception 'payment % is written down and can no longer change', old."transId";
  end if;
  if old."status" in ('paid', 'refundDue') and new."status" in ('started', 'refused', 'pending') then
    raise exception 'payment % has come and cannot be taken back', old."transId";
  end if;
  return new;
end $$;
create trigger "keep" before update or delete on "payment" for each row execute function "keepPayment"();
`;

/** Payments and their journal are kept by the database itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(keep).execute(db);
}
