import { imageUrl } from "../../src/domain/pictures/imageUrl.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { setPlainImage } from "./setPlainImage.ts";

/**
 * Makes a stored original the cover of an event, in place of its first picture. Returns where the shop serves it. Throws
 * `CliError`.
 */
export function setEventCover(
  author: Author,
  uuid: string,
  originalKey: string,
): Promise<{ uuid: string; path: string }> {
  return author.transaction(async (tx) => {
    const event = await tx
      .selectFrom("event")
      .select("uuid")
      .where("uuid", "=", uuid)
      .where("isDeleted", "=", false)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!event) throw new CliError(`Il n’y a pas d’événement ${uuid}.`);
    const before = await setPlainImage(tx, uuid, originalKey);
    await audit(tx, {
      ...{ by: author.name, verb: "events cover", subject: `event ${uuid}` },
      before: before === null ? null : { originalKey: before },
      after: { originalKey },
    });
    return { uuid, path: imageUrl("", uuid) };
  });
}
