import { ApiError } from "../../core/apiError.ts";

/** The content type of a file that an operator sends; its kind is known by its content. */
export const fileType = "application/octet-stream";

/** Returns the file that a request carries. Throws TOO_LARGE beyond `maximum` bytes. */
export async function readUpload(request: Request, maximum: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.byteLength;
    if (size > maximum) throw new ApiError("TOO_LARGE");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
