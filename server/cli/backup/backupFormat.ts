import { createHash } from "node:crypto";
import * as z from "zod";
import { CliError } from "../../core/cliError.ts";

/** Thrown when a backup cannot be made or restored; the message is the single line that the operator reads. */
export class BackupError extends CliError {}

/*
 * A backup is a tar archive with these entries, in this order:
 *   backup.json                        description of the shop
 *   database/TABLE/00001.copy, …       rows as written by COPY, whole lines, tables after those they reference
 *   files/KEY, mails/NAME              as under DATA_DIR
 *   takedowns.json                     pictures taken down while the files were copied
 *   SHA256SUMS                         of everything before it, in the format of `sha256sum -c`
 */
export const names = { about: "backup.json", takedowns: "takedowns.json", sums: "SHA256SUMS" } as const;

export const aboutSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  placeId: z.number(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string().nullable() })),
});
export type About = z.infer<typeof aboutSchema>;

export const takedownsSchema = z.array(z.object({ pictureUuid: z.string(), reason: z.string() }));
export type Takedowns = z.infer<typeof takedownsSchema>;

/** Folders of `DATA_DIR` besides the database. */
export const folders = ["files", "mails"] as const;

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
