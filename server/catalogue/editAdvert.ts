import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { type AdvertFields, checkAdvert, lockAdvert, type ManagedAdvert } from "./advertFields.ts";
import { setPlainImage } from "./setPlainImage.ts";

export type AdvertChanges = Partial<Omit<AdvertFields, "code">>;

/**
 * Changes an advert and returns it; omitted fields stay. Throws `CliError`.
 * @param originalKey its new image in the store; null: it keeps its image
 */
export function editAdvert(
  author: Author,
  code: string,
  changes: AdvertChanges,
  originalKey: string | null,
): Promise<ManagedAdvert> {
  return author.transaction(async (tx) => {
    const { uuid, ...before } = await lockAdvert(tx, code);
    const after = { ...before, ...changes };
    checkAdvert(after);
    await tx.updateTable("advert").set(after).where("uuid", "=", uuid).execute();
    const image = originalKey === null ? {} : { originalKey };
    const earlier = originalKey === null ? {} : { originalKey: await setPlainImage(tx, uuid, originalKey) };
    await audit(tx, {
      ...{ by: author.name, verb: "adverts edit", subject: `advert ${uuid}` },
      before: { ...before, ...earlier },
      after: { ...after, ...image },
    });
    return { uuid, ...after };
  });
}
