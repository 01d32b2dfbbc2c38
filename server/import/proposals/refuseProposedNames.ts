import type { Author } from "../../core/author.ts";
import { type Decided, decideNames } from "./decideNames.ts";

/** Refuses waiting names: their source may propose them again, without effect. @param uuids of the proposals */
export const refuseProposedNames = (author: Author, uuids: readonly string[]): Promise<Decided> =>
  decideNames(author, uuids, "refused", async () => 0);
