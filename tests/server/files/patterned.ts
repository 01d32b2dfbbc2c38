import sharp from "sharp";

/** Returns a JPEG whose parts all differ: gradients across and down, with coloured discs. Same arguments, same bytes. */
export async function patterned(
  width: number,
  height: number,
  orientation?: number,
  seed = 0,
): Promise<Buffer> {
  const disc = (index: number) => {
    const at = (factor: number, length: number) =>
      Math.round(((index * factor + seed * 13) % 97) * (length / 97));
    const colour = `hsl(${(index * 67 + seed * 29) % 360} 80% 45%)`;
    return `<circle cx="${at(31, width)}" cy="${at(53, height)}" r="${Math.min(width, height) / 14}" fill="${colour}"/>`;
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="a"><stop stop-color="hsl(${(seed * 47) % 360} 60% 30%)"/><stop offset="1" stop-color="#eee"/></linearGradient>
    <linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#004"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/>
    ${Array.from({ length: 24 }, (_, index) => disc(index)).join("")}</svg>`;
  const image = sharp(Buffer.from(svg))
    .flatten()
    .withExif({ IFD0: { Artist: "Anne Durand" } });
  return (orientation === undefined ? image : image.withMetadata({ orientation }))
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Returns the mean difference of two pictures' samples, 0 to 255; 255 if their sizes differ. */
export async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) =>
      sharp(bytes).toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 255;
  let sum = 0;
  for (let index = 0; index < a.data.length; index++)
    sum += Math.abs((a.data[index] ?? 0) - (b.data[index] ?? 0));
  return sum / a.data.length;
}
