/** How long what comes after the pictures waits for one, where none comes. */
export const longestWaitMs = 3000;

let settle = () => {};
const shown = new Promise<void>((resolve) => {
  settle = resolve;
});

/** To be told at each picture that has come. */
export function pictureCame(): void {
  settle();
}

/**
 * Settles once the visit's first picture is seen, or none has come for a while: before it, code that is not needed yet
 * would take its share of the network (decision 16). On a server none ever comes.
 */
export async function afterFirstPicture(): Promise<void> {
  if (import.meta.env.SSR) return new Promise(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([shown, waited]);
  clearTimeout(timer);
}
