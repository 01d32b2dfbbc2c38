import type { Sources } from "./sources.ts";

const door = "server/cart/changeStatus.ts";
const written = /updateTable\("order"\)\s*\.set\(\{[^}]*\bstatus:/g;

/** An order's status follows its transition table: a single file writes it. */
export function looseStatuses(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("server/") && file !== door)
    .flatMap(([file, text]) =>
      [...text.matchAll(written)].map(
        ({ index }) =>
          `${file}:${text.slice(0, index).split("\n").length} writes an order's status: ${door} does`,
      ),
    );
}
