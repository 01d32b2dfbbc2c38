import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { CliError } from "../../core/cliError.ts";

/** Hidden, so that it does not confuse the laboratory. */
export const manifestName = ".dossard-batch.json";

/** A name in the batch's folder: no path, nothing hidden. */
const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/);
const writtenFile = z.object({
  name: fileName,
  byteSize: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.object({
  version: z.literal(1),
  batchUuid: z.uuid(),
  reason: z.string().nullable(),
  orders: z.array(
    z.object({
      orderUuid: z.uuid(),
      /** `printsState` when they were made. */
      state: z.string(),
      slip: writtenFile,
      prints: z.array(
        writtenFile.extend({
          orderItemPictureUuid: z.uuid(),
          quantity: z.number().int().min(1),
          /** Its line of the list. */
          row: z.array(z.string()),
          isSmaller: z.boolean(),
          density: z.number(),
        }),
      ),
    }),
  ),
});

/** What the folder of a batch holds; written last, so a folder with it is whole. */
export type BatchManifest = z.infer<typeof manifestSchema>;
export type BatchOrder = BatchManifest["orders"][number];
export type WrittenFile = z.infer<typeof writtenFile>;

/** Returns the manifest of a folder; null if it has none. Throws `CliError` for one that is unreadable. */
export async function readManifest(folder: string): Promise<BatchManifest | null> {
  const text = await readFile(join(folder, manifestName), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new CliError(`${join(folder, manifestName)} est abîmé : donner un autre dossier.`);
  }
}
