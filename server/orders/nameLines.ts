import { namesOfPictures } from "../catalogue/namesOfPictures.ts";
import type { Context } from "../core/context.ts";

interface NamedLine {
  pictures: { uuid: string; names?: readonly string[] | undefined }[];
}

/** Returns an order's lines with who and what their pictures show; a picture that is no longer visible has no names. */
export async function nameLines<Line extends NamedLine>(
  context: Pick<Context, "db" | "settings">,
  lines: readonly Line[],
): Promise<Line[]> {
  const uuids = [...new Set(lines.flatMap(({ pictures }) => pictures.map(({ uuid }) => uuid)))];
  const found = uuids.length === 0 ? [] : await namesOfPictures(context, uuids);
  const names = Map.groupBy(found, ({ pictureUuid }) => pictureUuid);
  return lines.map((line) => ({
    ...line,
    pictures: line.pictures.map((picture) => ({
      ...picture,
      names: (names.get(picture.uuid) ?? []).map(({ value }) => value),
    })),
  }));
}
