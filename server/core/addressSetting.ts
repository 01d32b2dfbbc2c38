import * as z from "zod";

/** A setting that is an address of the web; its value has no trailing slash. */
export const addressSetting = z
  .url({ protocol: /^https?$/, error: "une adresse http://… ou https://… est attendue" })
  .regex(/^[^?#]*$/, "l’adresse finit par son chemin, sans ? ni #")
  .transform((value) => value.replace(/\/$/, ""));
