/** Why a picture is unusable: the closed list that import reports and screens translate. */
export const imageErrorReasons = ["empty", "notAnImage", "unsupported", "tooLarge", "broken"] as const;
export type RefusalReason = (typeof imageErrorReasons)[number];

/** Thrown for an unusable file. `reason` is for callers, `message` for the log. */
export class ImageError extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ImageError";
    this.reason = reason;
  }
}

/**
 * Runs a decoding step; converts the decoder's errors about the file's content to ImageError. System errors (file missing, disk
 * unreadable) say nothing about the picture and pass through.
 */
export async function refusingBadPixels<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    if (error instanceof ImageError || !(error instanceof Error) || "syscall" in error) throw error;
    throw new ImageError(reasonOf(error.message), `l’image ne se lit pas (${error.message.split("\n")[0]})`, {
      cause: error,
    });
  }
}

function reasonOf(message: string): RefusalReason {
  return /exceeds pixel limit|too large|dimensions? exceed/i.test(message) ? "tooLarge" : "broken";
}
