import sharp from "sharp";
import type { Brand } from "../core/brand.ts";
import type { Mail } from "../core/mailer.ts";
import { logoHeight, logoId } from "./letter.ts";

/** Returns the photographer's logo as an inline PNG: mail programs show no SVG and load nothing from the network. */
export async function mailLogo({ logo }: Brand): Promise<NonNullable<Mail["attachments"]>[number] | null> {
  if (!logo) return null;
  const content = await sharp(logo.bytes, { density: 300 })
    .resize({ height: 2 * logoHeight, width: 6 * 2 * logoHeight, fit: "inside" })
    .png()
    .toBuffer();
  return { fileName: "logo.png", contentType: "image/png", content, contentId: logoId };
}
