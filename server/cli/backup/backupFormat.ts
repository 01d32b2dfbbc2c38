import { createHash } from "node:crypto";
import * as z from "zod";
import { CliError } from "../../core/cliError.ts";

/** A backup that cannot be made or restored; the message is the one line that the operator reads. */
export class BackupError extends CliError {}

/*
 * A backup is a tar archive, in this order:
 *   backup.json                        what it is of
 *   database/TABLE/00001.copy, …       rows as COPY writes them, whole lines, tables after those that they refer to
 *   files/KEY, mails/NAME              as under DATA_DIR
 *   takedowns.json                     pictures that were taken down while the files were copied
 *   SHA256SUMS                         of all that stands before it, as `sha256sum -c` reads it
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

/** What `DATA_DIR` holds beside the database. */
export const folders = ["files", "mails"] as const;

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
