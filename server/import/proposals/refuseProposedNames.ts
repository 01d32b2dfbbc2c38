import type { Author } from "../../core/author.ts";
import type { Services } from "../../core/services.ts";
import { type Decided, decideNames, type WantedProposals } from "./decideNames.ts";

/** Refuses waiting names: their source may propose them again, without effect. */
export const refuseProposedNames = (
  author: Author,
  { db, now }: Pick<Services, "db" | "now">,
  wanted: WantedProposals,
): Promise<Decided> => decideNames({ author, db, now: now() }, wanted, "refused", async () => 0);
