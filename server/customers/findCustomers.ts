import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { Db } from "../db/database.ts";

export interface FoundCustomer {
  email: string;
  firstName: string;
  lastName: string;
  mobile: string | null;
  createdAt: string;
  orders: number;
}

/** Returns the customers in whose e-mail, name or telephone number each word of a text occurs, whatever its accents; newest first. */
export async function findCustomers(db: Db, text: string): Promise<FoundCustomer[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const customers = await db
    .selectFrom("customer")
    .select(["email", "firstName", "lastName", "mobile", "createdAt"])
    .select((row) =>
      row
        .selectFrom("order")
        .select((counted) => counted.fn.countAll<number>().as("orders"))
        .whereRef("order.customerId", "=", "customer.id")
        .where("order.isDeleted", "=", false)
        .as("orders"),
    )
    .where("isDeleted", "=", false)
    .orderBy("createdAt", "desc")
    .execute();
  return customers
    .filter(({ email, firstName, lastName, mobile }) => {
      const known = [firstName, lastName, email, mobile?.replace(/\D/g, "") ?? ""];
      const key = wordsOf(known.join(" ")).join(" ");
      return words.every((word) => key.includes(word));
    })
    .map((customer) => ({ ...customer, orders: customer.orders ?? 0 }));
}

const wordsOf = (text: string): string[] => searchKey(text).split(" ").filter(Boolean);
