import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Sources } from "./imports.ts";

/** Reads the name of every call from the contract: `orders.createCardPaymentLink`. */
export async function readCalls(root: string): Promise<string[]> {
  const module = pathToFileURL(join(root, "src/api/contract/operatorCalls.ts")).href;
  const { servedContract } = (await import(module)) as {
    servedContract: Record<string, Record<string, unknown>>;
  };
  return Object.entries(servedContract).flatMap(([resource, calls]) =>
    Object.keys(calls).map((call) => `${resource}.${call}`),
  );
}

const exported = (name: string) => new RegExp(`^export (?:async function|function|const) ${name}\\b`, "m");

/**
 * Returns the calls that no file of their own name serves: `products.byUuid` wants a `byUuid.ts` below server/ that
 * exports `byUuid`, and two calls of one name want two such files.
 */
export function misnamedCalls(calls: readonly string[], sources: Sources): string[] {
  const free = [...sources].filter(([file]) => file.startsWith("server/"));
  return calls.filter((call) => {
    const name = call.split(".")[1] ?? "";
    const found = free.findIndex(
      ([file, text]) => basename(file) === `${name}.ts` && exported(name).test(text),
    );
    if (found >= 0) free.splice(found, 1);
    return found < 0;
  });
}
