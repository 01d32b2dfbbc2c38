/** Works on items as they come, `width` at a time. Stops after those in progress once one fails or `signal` is aborted. */
export async function forEachAtOnce<Item>(
  items: AsyncIterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let isStopped = false;
  const run = async () => {
    while (!isStopped && !signal?.aborted) {
      const { value, done } = await iterator.next();
      if (done) return;
      await work(value);
    }
  };
  try {
    await Promise.all(Array.from({ length: width }, run));
  } finally {
    isStopped = true;
    await iterator.return?.();
  }
}
