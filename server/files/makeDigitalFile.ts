import sharp, { type Sharp } from "sharp";
import { type DigitalFormat, digitalSizes } from "../../src/domain/products/pictureFormat.ts";
import { xmlText } from "../core/xmlText.ts";
import { openImage, withDecoder } from "../images/decoder.ts";
import { refusingBadPixels } from "../images/imageError.ts";

export interface DigitalSource {
  originalKey: string;
  photographerLabel: string | null;
  copyright: string | null;
}

export interface DigitalImage {
  jpeg: Buffer;
  width: number;
  height: number;
  /** The original is smaller than the format and was not enlarged. */
  isSmaller: boolean;
}

/**
 * Makes the file that a shopper has paid for: upright, scaled to the format's long side, in sRGB with its profile, without
 * watermark. Keeps only the owner in the metadata: GPS and serial numbers are private. Throws ImageError.
 */
export function makeDigitalFile(
  original: Buffer,
  format: DigitalFormat,
  { photographerLabel, copyright }: Omit<DigitalSource, "originalKey">,
): Promise<DigitalImage> {
  const { long } = digitalSizes[format];
  const isOwned = photographerLabel !== null || copyright !== null;
  return withDecoder(() =>
    refusingBadPixels(async () => {
      const { image, width, height, isDeep, toSrgb } = await openImage(original);
      const flat = image
        .resize({ width: long, height: long, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" });
      const sized = (isDeep ? await inEightBits(toSrgb(flat)) : flat).withIccProfile("srgb");
      const { data, info } = await (isOwned ? withOwner(sized, photographerLabel, copyright) : sized)
        .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
        .toBuffer({ resolveWithObject: true });
      return {
        jpeg: data,
        width: info.width,
        height: info.height,
        isSmaller: Math.max(width, height) < long,
      };
    }),
  );
}

/** Decodes deep pixels before a profile is written with them (decoder.ts). */
async function inEightBits(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** EXIF is plain ASCII and the library transliterates names (« Zoé » becomes « Zoe »); XMP keeps them as they are. */
function withOwner(image: Sharp, creator: string | null, rights: string | null): Sharp {
  return image
    .withExif({
      IFD0: {
        ...(creator === null ? {} : { Artist: creator }),
        ...(rights === null ? {} : { Copyright: rights }),
      },
    })
    .withXmp(
      `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${
        creator === null
          ? ""
          : `<dc:creator><rdf:Seq><rdf:li>${xmlText(creator)}</rdf:li></rdf:Seq></dc:creator>`
      }${
        rights === null
          ? ""
          : `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(rights)}</rdf:li></rdf:Alt></dc:rights>`
      }</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
    );
}
