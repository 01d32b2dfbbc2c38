import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";

/** A file of the photographer's, served at an address of its content. */
export interface BrandFile {
  bytes: Buffer;
  type: string;
  /** `/brand/3f2a….svg` */
  address: string;
}

/** How the shop looks and is called where it is not Dossard's own. */
export interface Brand {
  name: string;
  /** `#rrggbb`; `null`: turf green. */
  accent: string | null;
  logo: BrandFile | null;
  /** Typeface of titles. */
  font: BrandFile | null;
  watermark: string;
}

type Kind = readonly [extension: string, type: string, isIt: (bytes: Buffer) => boolean];

const starts = (bytes: Buffer, mark: string, at = 0) =>
  bytes.toString("latin1", at, at + mark.length) === mark;
const logoKinds: Kind[] = [
  ["svg", "image/svg+xml", (bytes) => /<svg[\s>]/.test(bytes.toString("utf8", 0, 2000))],
  ["png", "image/png", (bytes) => starts(bytes, "\x89PNG")],
  ["webp", "image/webp", (bytes) => starts(bytes, "RIFF") && starts(bytes, "WEBP", 8)],
];
const fontKinds: Kind[] = [["woff2", "font/woff2", (bytes) => starts(bytes, "wOF2")]];
const largest = 500_000;

const file = (kinds: Kind[], expected: string) =>
  z.string().transform((path, context): BrandFile => {
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", message: `${path} : ${message}` });
      return z.NEVER;
    };
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch (error) {
      return refuse(`le fichier ne se lit pas (${(error as NodeJS.ErrnoException).code})`);
    }
    if (bytes.length > largest) return refuse(`au plus ${largest / 1000} ko`);
    const kind = kinds.find(([, , isIt]) => isIt(bytes));
    if (!kind) return refuse(`${expected} est attendu`);
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    return { bytes, type: kind[1], address: `/brand/${digest}.${kind[0]}` };
  });

/** The settings of the photographer's brand. Their files are read at the start, so that a wrong path is seen there. */
export const brandEnvironment = {
  SHOP_NAME: z.string().trim().min(1).max(60).optional(),
  SHOP_ACCENT: z
    .string()
    .regex(/^#[\da-f]{6}$/i, "une couleur comme #116b3c est attendue")
    .transform((color) => color.toLowerCase())
    .optional(),
  SHOP_LOGO: file(logoKinds, "un fichier SVG, PNG ou WebP").optional(),
  SHOP_FONT: file(fontKinds, "un fichier WOFF2").optional(),
  SHOP_WATERMARK: z
    .string()
    .trim()
    .regex(/^[\p{Script=Latin}\d .,&’'©·-]{1,24}$/u, "lettres latines et chiffres, 24 signes au plus")
    .optional(),
};

export const ownName = "Dossard";

export function parseBrand(read: z.infer<z.ZodObject<typeof brandEnvironment>>): Brand {
  const name = read.SHOP_NAME ?? ownName;
  return {
    name,
    accent: read.SHOP_ACCENT ?? null,
    logo: read.SHOP_LOGO ?? null,
    font: read.SHOP_FONT ?? null,
    watermark: (read.SHOP_WATERMARK ?? name).toUpperCase().slice(0, 24),
  };
}
