/** A piece of a file; its bytes are read when their turn comes. */
export interface Segment {
  byteSize: number;
  read: () => Promise<Uint8Array> | Uint8Array;
}

/** Bytes of a file, both included, from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Returns the size of a file in bytes. */
export const lengthOf = (segments: readonly Pick<Segment, "byteSize">[]): number =>
  segments.reduce((sum, { byteSize }) => sum + byteSize, 0);

/**
 * Streams a range of a file. Reads only the segments that it touches, one at a time.
 * @param onEnd called after the last byte is read
 */
export function streamSegments(
  segments: readonly Segment[],
  { first, last }: ByteRange,
  onEnd: () => Promise<void>,
): ReadableStream<Uint8Array> {
  async function* bytes() {
    let start = 0;
    for (const { byteSize, read } of segments) {
      const from = Math.max(first - start, 0);
      const to = Math.min(last + 1 - start, byteSize);
      if (from < to) yield (await read()).subarray(from, to);
      start += byteSize;
    }
    await onEnd();
  }
  const chunks = bytes();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}
