import type { Author } from "../../core/author.ts";
import { type Decided, decideNames } from "./decideNames.ts";
import { giveNames } from "./giveNames.ts";

/** Gives waiting names to their pictures. @param uuids of the proposals */
export const acceptProposedNames = (author: Author, uuids: readonly string[]): Promise<Decided> =>
  decideNames(author, uuids, "accepted", giveNames);
