import type { Author } from "../../core/author.ts";
import type { Services } from "../../core/services.ts";
import { type Decided, decideNames, type WantedProposals } from "./decideNames.ts";
import { giveNames } from "./giveNames.ts";

/** Gives waiting names to their pictures. */
export function acceptProposedNames(
  author: Author,
  { db, now }: Pick<Services, "db" | "now">,
  wanted: WantedProposals,
): Promise<Decided> {
  const moment = now();
  return decideNames({ author, db, now: moment }, wanted, "accepted", (tx, names) =>
    giveNames(tx, names, moment),
  );
}
