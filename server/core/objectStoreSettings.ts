import * as z from "zod";
import { addressSetting } from "./addressSetting.ts";
import { SettingError } from "./settingError.ts";
import type { filePlaces, ObjectStoreSettings } from "./settings.ts";

export const objectStoreEnvironment = {
  S3_ENDPOINT: addressSetting.optional(),
  S3_PUBLIC_ENDPOINT: addressSetting.optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "un nom de 3 à 63 minuscules, chiffres, points et traits d’union",
    )
    .optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

type Read = z.infer<z.ZodObject<typeof objectStoreEnvironment>> & {
  FILES_IN: (typeof filePlaces)[number];
};

/** Returns the object store of the settings, if any. Throws `SettingError` if they are incomplete. */
export function parseObjectStore(read: Read): ObjectStoreSettings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      publicEndpoint: read.S3_PUBLIC_ENDPOINT ?? null,
      bucket: S3_BUCKET,
      region: read.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  }
  const together = "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY";
  // A shop whose files are half known would say that they are lost.
  if (S3_ENDPOINT || S3_BUCKET || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY || read.S3_PUBLIC_ENDPOINT)
    throw new SettingError(`Mauvais réglage : ${together} vont ensemble`);
  if (read.FILES_IN === "store")
    throw new SettingError(`Mauvais réglage : FILES_IN=store va avec ${together}`);
  return null;
}
